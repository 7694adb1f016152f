/** What web/typeface.ts uses of it; the package brings no types. */
declare module 'subset-font' {
  interface Wanted {
    targetFormat: 'woff2' | 'truetype';
    /** Part of an axis that stays. */
    variationAxes: Record<string, { min: number; max: number }>;
  }
  /** The font with these characters alone. */
  const subsetFont: (font: Buffer, characters: string, wanted: Wanted) => Promise<Buffer>;
  export { subsetFont as default };
}
