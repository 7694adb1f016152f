import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { documentHtml } from '../../../shared/foundation/documents/documentHtml.ts';
import { storeOf } from '../../runtime/documents/implementations.ts';
import { printedPdf, type Making } from './printed.ts';
import { documentKind, type Sourced } from './source.ts';

/** Bytes of an entry, piece by piece where they are stored. */
export async function* bytesOf(making: Making, { entry, source }: Sourced): AsyncGenerator<Uint8Array> {
  const { services, scope, reference } = making;
  if (source.from === 'object') {
    const pieces = await services.files.stream(scope, source.bucket, source.name);
    if (!pieces) throw refusal('not-found', { what: 'ningún archivo' });
    yield* pieces;
  } else if (source.from === 'print') {
    yield* printedPdf(making, source);
  } else {
    const definition = documentKind(source.module);
    const { body } = await storeOf(definition, making).content(source.id, source.version);
    yield Buffer.from(documentHtml(entry.TITULO, definition.dataSets, body, reference), 'utf8');
  }
}
