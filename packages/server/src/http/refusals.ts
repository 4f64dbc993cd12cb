import { BadInput, LANGS } from '@sennik/engine'
import { type ErrorAnswer, EXPECTED, explainRefusal, type Refusal, Refused } from '@sennik/protocol'

const STATUS: { readonly [K in Refusal['kind']]: number } = {
  badMessage: 400,
  input: 400,
  badName: 400,
  needGuest: 401,
  notYourSeat: 403,
  notHost: 403,
  wrongOrigin: 403,
  noSuchTable: 404,
  noSuchPage: 404,
  clause: 409,
  stale: 409,
  notYourDecision: 409,
  nothingToUndo: 409,
  tableFull: 409,
  seatTaken: 409,
  seatKept: 409,
  alreadyBegan: 409,
  notBegan: 409,
  notOver: 409,
  over: 409,
  tooManyTables: 409,
  expired: 410,
  endless: 410,
  tooLarge: 413,
  unknownHost: 421,
  wrongVersion: 426,
  tooFast: 429,
  broken: 500,
  restarting: 503,
}

export const answerFor = (refusal: Refusal): ErrorAnswer => ({
  refusal,
  message: { pl: explainRefusal(refusal, 'pl'), en: explainRefusal(refusal, 'en') },
})

/** For a person in front of a browser that will not get our page. Nothing in it comes from the request. */
export const refusalPage = (refusal: Refusal): string =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sennik</title>${LANGS.map(lang => `<p lang="${lang}">${explainRefusal(refusal, lang)}</p>`).join('')}`

interface Answered {
  readonly status: number
  readonly refusal: Refusal
}

const refused = (refusal: Refusal, status = STATUS[refusal.kind]): Answered => ({ status, refusal })

const badMessage = (where: string, expected: string, status?: number): Answered =>
  refused({ kind: 'badMessage', where, expected }, status)

/** What Fastify itself finds wrong with a request, by the code of its error. */
const BY_CODE: Readonly<Record<string, (bodyLimit: number) => Answered>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: bytes => refused({ kind: 'tooLarge', bytes }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => badMessage('content-type', 'application/json', 415),
  FST_ERR_CTP_INVALID_JSON_BODY: () => badMessage('body', 'JSON'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => badMessage('body', 'JSON'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => badMessage('content-length', EXPECTED.bodyLength.en),
  FST_ERR_BAD_URL: () => badMessage('url', EXPECTED.address.en),
  FST_ERR_MAX_PARAM_LENGTH: () => badMessage('url', EXPECTED.shorterAddress.en, 414),
}

/** What is answered to an error; undefined: it is our own fault. */
export function refusalOf(error: unknown, bodyLimit: number): Answered | undefined {
  if (error instanceof Refused) return refused(error.refusal)
  if (error instanceof BadInput) return refused({ kind: 'input', problem: error.problem })
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 500) return undefined
  // Forbidden keys such as __proto__ have no code of their own.
  const other = status === 400 ? badMessage('body', 'JSON') : badMessage('request', EXPECTED.described.en, status)
  return BY_CODE[code]?.(bodyLimit) ?? other
}
