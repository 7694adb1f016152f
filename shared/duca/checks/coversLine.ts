const LINES = /^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/;

/** Whether box 54.6 of a document covers a fraction: 0 or blank is the whole declaration, else a number or a range. */
export function coversLine(lines: string, line: number): boolean {
  if (lines.trim() === '') return true;
  const match = LINES.exec(lines);
  const from = Number(match?.[1] ?? Number.NaN);
  const to = Number(match?.[2] ?? from);
  return from === 0 || (from <= line && line <= to);
}
