import write from 'write-excel-file/universal';

/**
 * Template of a load as a workbook: its headings, and every cell of its columns a text, so that codes keep their zeros and
 * no value becomes a day.
 */
export async function writeTemplate(headings: readonly string[]): Promise<Blob> {
  const head = headings.map((value) => ({ type: String, value, fontWeight: 'bold' as const }));
  const line = headings.map(() => ({ type: String, value: '', format: '@' }));
  return write([head, ...Array.from({ length: ROWS }, () => line)], {
    columns: headings.map((each) => ({ width: Math.max(12, each.length + 2) })),
  }).toBlob();
}

/**
 * Rows that are prepared; a person copies them down. Larger books are packed by workers that the library makes of text,
 * which the policy of the page forbids.
 */
const ROWS = 100;
