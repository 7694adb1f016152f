// What the benchmarks measure against is installed by `npm run bench` alone; here it is whatever it says it is.
declare module '@react-pdf/renderer';
declare module 'big.js';
declare module 'decimal.js';
declare module 'fast-xml-parser';
declare module 'flexsearch';
declare module 'lighthouse' {
  export interface Result {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
  }
  export const desktopConfig: object;
  const lighthouse: (url: string, flags: object, config?: object) => Promise<{ lhr: Result } | undefined>;
  export { lighthouse as default };
}
declare module 'minisearch' {
  class MiniSearch<T> {
    constructor(options: {
      fields: readonly (keyof T)[];
      processTerm: (term: string) => string;
      searchOptions: object;
    });
    addAll(rows: readonly T[]): void;
    search(words: string): { id: unknown }[];
  }
  export { MiniSearch as default };
}
declare module 'pdfkit';
declare module 'pdfmake';
