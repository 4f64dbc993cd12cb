import { createEffect, type JSX, type ParentProps } from 'solid-js'
import './page.css'

/** A page of the book: one `<main>` with its one `<h1>`, named in the title of the window. */
export function Page(
  props: ParentProps<{ readonly title: string; readonly class?: string; readonly lead?: JSX.Element }>,
) {
  createEffect(() => {
    document.title = `${props.title} · Sennik`
  })
  return (
    <main id="main" class={`page ${props.class ?? ''}`} tabindex="-1">
      <h1>{props.title}</h1>
      {props.lead}
      {props.children}
    </main>
  )
}
