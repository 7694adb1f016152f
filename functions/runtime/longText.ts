import { Readable } from 'node:stream';
import { sha256 } from './digest.ts';
import { TEMPORARY_PREFIX } from '../../shared/foundation/temporary.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import type { Call } from './executor.ts';

/** An answer of a Lambda ends at 6 MB, and so much of it may be one text. */
const LARGEST_TEXT = 4 * 1024 * 1024;

/** A text that is answered, of a document. */
export interface LongText {
  module: string;
  id: string;
  text: string;
  fileName: string;
  contentType: string;
}

/**
 * A text as an answer can hold it: itself, or, when it is longer, a link of a minute to it. A long one is laid down for
 * some days; the same text is the same object, whoever asks for it again.
 * @returns the text or '', the link or '', and the text's size in bytes.
 */
export async function longText(
  { services, scope }: Pick<Call<unknown>, 'services' | 'scope'>,
  { module, id, text, fileName, contentType }: LongText,
): Promise<{ text: string; ENLACE: string; BYTES: number }> {
  const bytes = Buffer.from(text);
  const BYTES = bytes.length;
  if (BYTES <= LARGEST_TEXT) return { text, ENLACE: '', BYTES };
  const hash = sha256(bytes);
  const name = `${TEMPORARY_PREFIX}${module}/${id}/${hash}.${fileName.split('.').at(-1)}`;
  await services.files.putStream(scope, 'files', name, Readable.from([bytes]), contentType);
  services.log.info('link.issued', { module, company: scope.company, id, print: hash });
  return {
    text: '',
    ENLACE: await services.files.link(scope, 'files', name, cleanFileName(fileName)),
    BYTES,
  };
}
