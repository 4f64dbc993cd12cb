import { createMemo } from 'solid-js'
import { encode } from 'uqr'
import { words } from '../../words/words.ts'

/** A QR code as one path: dark on light whatever the theme, since cameras expect it. */
export function QrCode(props: { readonly text: string }) {
  const code = createMemo(() => encode(props.text, { ecc: 'M', border: 2 }))
  const path = () =>
    code()
      .data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('')
  return (
    <svg class="share__qr" viewBox={`0 0 ${code().size} ${code().size}`} role="img" aria-label={words().share.qr}>
      <rect width="100%" height="100%" rx="1.5" fill="#fffaf0" />
      <path d={path()} fill="#1a1433" shape-rendering="crispEdges" />
    </svg>
  )
}
