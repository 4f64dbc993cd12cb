import { busContract } from './contract.ts'
import { localBus } from './local-bus.ts'

busContract('in one process', async count => {
  const join = localBus()
  return Array.from({ length: count }, join)
})
