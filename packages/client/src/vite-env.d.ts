/// <reference types="vite/client" />

/** Version of the product, from the root package.json. */
declare const __VERSION__: string

/** Path data (`d`) of one icon of the licensed set; drawn in a box of 512 × 512. Only icons that are imported are shipped. */
declare module 'virtual:icon/*' {
  const paths: readonly string[]
  export default paths
}

/** The typefaces. */
declare module 'virtual:fonts'
