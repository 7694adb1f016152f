import { codeOfHash, typedPrintCode } from '../foundation/print/printCode.ts';
import { logLine, type LogLine } from './line.ts';

const lineIn = (text: string): LogLine | undefined => {
  try {
    return logLine.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/**
 * The line of an exported logbook whose code stands on a paper as the seal: so a paper in anybody's hands is a witness of all
 * that the logbook said until then, whatever became of the store.
 * @param typed the code as a person typed it.
 */
export function lineOfSeal(text: string, typed: string): LogLine | undefined {
  const code = typedPrintCode(typed);
  return text
    .split(/\r?\n/)
    .map(lineIn)
    .find((line) => line !== undefined && codeOfHash(line.HUELLA) === code);
}
