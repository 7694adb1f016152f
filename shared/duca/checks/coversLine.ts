const NUMBER = '(?:0|[1-9]\\d{0,4})';
const LINES = new RegExp(`^\\s*(${NUMBER})\\s*(?:-\\s*(${NUMBER})\\s*)?$`);

/** Fractions that box 54.6 names, first and last; 0 to 0 is the whole declaration. Undefined when it names none. */
export function linesNamed(text: string): { from: number; to: number } | undefined {
  const match = LINES.exec(text);
  if (!match) return undefined;
  const from = Number(match[1]);
  const to = Number(match[2] ?? from);
  return from <= to && (from > 0 || to === 0) ? { from, to } : undefined;
}

/** Whether box 54.6 of a document covers a fraction: 0 or blank is the whole declaration, else a number or a range. */
export function coversLine(text: string, line: number): boolean {
  if (text.trim() === '') return true;
  const named = linesNamed(text);
  return named !== undefined && (named.from === 0 || (named.from <= line && line <= named.to));
}
