/** Characters that a spreadsheet would take as the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d[\d,]*(\.\d+)?$/;

const cell = (value: string): string => {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** CSV with comma, CRLF and a header row (spec 9, files); texts that a spreadsheet would execute get an apostrophe. */
export const formatCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';

/** Hands a text to the person as a file. */
export function download(name: string, text: string, type = 'text/csv'): void {
  // The mark in front makes spreadsheets read accents as UTF-8; in any other file it would be a byte too many.
  const mark = type === 'text/csv' ? ['\uFEFF'] : [];
  downloadFile(name, new Blob([...mark, text], { type: `${type};charset=utf-8` }));
}

/** Hands bytes to the person as a file. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = window.document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
