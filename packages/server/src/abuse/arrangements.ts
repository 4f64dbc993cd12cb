const GAME = 'sen'

/** What a proxy would say of them. */
type Headers = Readonly<Record<string, string>>

async function ask(
  url: string,
  path: string,
  body: object,
  cookie: string,
  from: Headers,
): Promise<{ json: { table: string }; cookie: string }> {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}), ...from }
  const answer = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  const [given = ''] = answer.headers.getSetCookie()
  return { json: (await answer.json()) as { table: string }, cookie: given.split(';')[0]! }
}

export const introduce = async (url: string, name: string, from: Headers = {}): Promise<string> =>
  (await ask(url, '/guests', { name, avatar: 'owl' }, '', from)).cookie

/** Opens a table, at which the second one then sits down by quick play. */
export async function tableOfTwo(
  url: string,
  [host, guest]: readonly [string, string],
  id: string,
  from: Headers = {},
): Promise<string> {
  const seats = [{ who: 'me' }, { who: 'anyone' }]
  const wanted = { id, game: GAME, options: { rounds: 50 }, access: 'open', seats }
  const { table } = (await ask(url, '/tables', wanted, host, from)).json
  const joined = (await ask(url, '/quick', { id: `${id}-join`, game: GAME }, guest, from)).json.table
  if (joined !== table) throw new Error('quick play led elsewhere')
  return table
}
