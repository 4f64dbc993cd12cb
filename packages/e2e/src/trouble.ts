import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** What the browser itself writes when the line is gone; the product's own errors look different. */
const LINE_IS_GONE = /^(Failed to load resource: net::ERR_|WebSocket connection to )/

/** Collects everything a person with open developer tools would frown at, in every page of a context. */
export class Trouble {
  readonly #seen: string[] = []
  #lineMayBreak = false
  #mayBeRefused = false

  watch(context: BrowserContext): void {
    for (const page of context.pages()) this.#watchPage(page)
    context.on('page', page => this.#watchPage(page))
    context.on('weberror', web => {
      const error = web.error()
      if (error.name !== 'AbortError') this.#note(`page error: ${error.stack ?? error}`)
    })
    context.on('requestfailed', request => {
      const why = request.failure()?.errorText ?? ''
      // A page that is left drops what it was still loading.
      if (!this.#lineMayBreak && why !== 'net::ERR_ABORTED') this.#note(`request failed: ${request.url()} ${why}`)
    })
    context.on('response', response => {
      if (response.status() >= 400 && !this.#mayBeRefused) this.#note(`${response.status()} ${response.url()}`)
    })
  }

  #watchPage(page: Page): void {
    page.on('console', message => {
      if (message.type() !== 'error') return
      const text = message.text()
      if (this.#lineMayBreak && LINE_IS_GONE.test(text)) return
      if (this.#mayBeRefused && text.startsWith('Failed to load resource: the server responded')) return
      this.#note(`console error: ${text} (${message.location().url})`)
    })
  }

  #note(what: string): void {
    this.#seen.push(what)
  }

  /** From now on the test takes the line away; the product must live with that. */
  lineMayBreak(): void {
    this.#lineMayBreak = true
  }

  /** From now on the test asks for what the house must refuse. */
  mayBeRefused(): void {
    this.#mayBeRefused = true
  }

  expectNone(): void {
    expect(this.#seen, 'console errors, page errors and failed requests').toEqual([])
  }
}
