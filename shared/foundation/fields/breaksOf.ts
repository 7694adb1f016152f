import type Papa from 'papaparse';
import { quoteProblems } from './csv.ts';
import { cutMessage } from './csvReading.ts';

/** The line that a file ends within, as a spreadsheet counts; undefined where it ends with a whole one. */
export function cutLine(text: string, data: readonly (readonly string[])[]): number | undefined {
  const [head = [], ...lines] = data;
  const last = lines.at(-1);
  const cut =
    last !== undefined &&
    !/[\r\n]$/.test(text) &&
    last.length < head.length &&
    lines.some((cells) => cells.length >= head.length);
  return cut ? data.length : undefined;
}

/** Why a file is not whole, a sentence each, for readers that take all of it or nothing. */
export const breaksOf = (text: string, parsed: Papa.ParseResult<string[]>): string[] => {
  const cut = cutLine(text, parsed.data);
  return [
    ...quoteProblems(parsed).map(({ message }) => message),
    ...(cut === undefined ? [] : [cutMessage(cut)]),
  ];
};
