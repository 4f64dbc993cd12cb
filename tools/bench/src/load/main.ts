// `npm run load`: see docs/bench.md.
import { parseArgs } from 'node:util'
import { runLoad } from './load.ts'
import { reportLoad } from './report.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    tables: { type: 'string', default: '1,50,200' },
    json: { type: 'boolean', default: false },
  },
})
const result = await runLoad({
  seconds: Number(values.seconds),
  tables: values.tables.split(',').map(Number),
  onProgress: step => process.stderr.write(`${step}\n`),
})
console.log(values.json ? JSON.stringify(result) : reportLoad(result))
