declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2'
    readonly variationAxes: Record<string, number | { min: number; max: number }>
    readonly keepFeatures: readonly string[]
    readonly noHinting: true
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
