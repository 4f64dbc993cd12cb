import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Bus, TableNews } from './bus.ts'

/** What every bus must do. `newNodes` gives that many nodes on one bus. */
export function busContract(name: string, newNodes: (count: number) => Promise<readonly Bus[]>): void {
  describe(`a bus: ${name}`, () => {
    const open: Bus[] = []

    async function nodes(count: number): Promise<readonly Bus[]> {
      const buses = await newNodes(count)
      open.push(...buses)
      return buses
    }

    afterEach(async () => {
      await Promise.all(open.splice(0).map(bus => bus.close()))
    })

    const news = (match: string, n: number): TableNews => ({ match, n, entry: `entry ${n}` })

    test('tells the other nodes, in order, of the tables they listen to', async () => {
      const [here, there, elsewhere] = (await nodes(3)) as [Bus, Bus, Bus]
      const heard: TableNews[] = []
      const heardElsewhere: TableNews[] = []
      there.subscribe('a', each => heard.push(each))
      elsewhere.subscribe('a', each => heardElsewhere.push(each))
      here.publish(news('a', 1))
      here.publish(news('b', 1))
      here.publish(news('a', 2))
      await vi.waitFor(() => expect(heard).toHaveLength(2))
      await vi.waitFor(() => expect(heardElsewhere).toHaveLength(2))
      expect(heard).toEqual([news('a', 1), news('a', 2)])
    })

    test('does not tell a node its own news', async () => {
      const [here, there] = (await nodes(2)) as [Bus, Bus]
      const own: TableNews[] = []
      const others: TableNews[] = []
      here.subscribe('a', each => own.push(each))
      there.subscribe('a', each => others.push(each))
      here.publish(news('a', 1))
      await vi.waitFor(() => expect(others).toHaveLength(1))
      expect(own).toEqual([])
    })

    test('is silent for whoever stopped listening, and goes on for the rest', async () => {
      const [here, there] = (await nodes(2)) as [Bus, Bus]
      const stopped: TableNews[] = []
      const heard: TableNews[] = []
      const stop = there.subscribe('a', each => stopped.push(each))
      there.subscribe('a', each => heard.push(each))
      stop()
      stop()
      here.publish(news('a', 1))
      await vi.waitFor(() => expect(heard).toHaveLength(1))
      expect(stopped).toEqual([])
    })

    test('a closed node hears nothing more', async () => {
      const [here, there, witness] = (await nodes(3)) as [Bus, Bus, Bus]
      const heard: TableNews[] = []
      const seen: TableNews[] = []
      there.subscribe('a', each => heard.push(each))
      witness.subscribe('a', each => seen.push(each))
      await there.close()
      here.publish(news('a', 1))
      await vi.waitFor(() => expect(seen).toHaveLength(1))
      expect(heard).toEqual([])
    })
  })
}
