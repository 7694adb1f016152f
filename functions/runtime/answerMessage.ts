import { foremost, type Problem } from '../../shared/foundation/rules/problem.ts';
import type { Call } from './executor.ts';
import { longText, type LongText } from './longText.ts';

/** A message as it was written, with what kept parts of it from being written. */
interface Written extends LongText {
  problems: readonly Problem[];
}

/**
 * The answer to who looks at a message: its text, or a link when an answer cannot hold it (`longText`), and whether it
 * is whole. An empty text is one that could not be written.
 */
export async function answerMessage(call: Call<unknown>, { problems, ...written }: Written) {
  const { text, ENLACE, BYTES } = await longText(call, written);
  return {
    TEXTO: text,
    ENLACE,
    BYTES,
    NOMBRE_ARCHIVO: written.fileName,
    COMPLETO: written.text !== '' && problems.length === 0,
    problems: foremost(problems),
  };
}
