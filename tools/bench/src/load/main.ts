// `npm run load`: see docs/bench.md.
import { countFrom, readArguments } from '@sennik/server'
import { runLoad } from './load.ts'
import { reportLoad } from './report.ts'

const { values } = readArguments({
  options: {
    seconds: { type: 'string', default: '10' },
    tables: { type: 'string', default: '1,50,200' },
    json: { type: 'boolean', default: false },
  },
})
const result = await runLoad({
  seconds: countFrom('--seconds', values.seconds, 600),
  tables: values.tables.split(',').map(tables => countFrom('--tables', tables, 2000)),
  onProgress: step => process.stderr.write(`${step}\n`),
})
console.log(values.json ? JSON.stringify(result) : reportLoad(result))
