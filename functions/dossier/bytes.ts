import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { documentHtml } from '../../shared/foundation/documents/documentHtml.ts';
import type { ModuleName } from '../../shared/foundation/modules.ts';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import { printedPdf, type Making } from './printed.ts';
import { saidPage } from './lookedUp.ts';
import { kindsIn, type DossierOf } from './dossierOf.ts';
import type { Sourced } from './source.ts';

/** Kind of an entry's document, the order itself among them. */
const kindOf = (of: DossierOf, module: ModuleName): AnyDocument =>
  [workOrderDefinition, ...kindsIn(of)].find((each) => each.module === module)!;

/** Bytes of an entry, piece by piece where they are stored. */
export async function* bytesOf(
  of: DossierOf,
  making: Making,
  { entry, source }: Sourced,
): AsyncGenerator<Uint8Array> {
  const { services, scope, reference } = making;
  if (source.from === 'object') {
    const pieces = await services.files.stream(scope, source.bucket, source.name, source.version);
    if (!pieces) throw refusal('not-found', { what: 'ningún archivo' });
    yield* pieces;
  } else if (source.from === 'print') {
    yield* printedPdf(of, making, source);
  } else if (source.from === 'said') {
    yield (await saidPage(making, source)).page;
  } else {
    const definition = kindOf(of, source.module);
    const { body } = await storeOf(definition, making).content(source.id, source.version);
    yield Buffer.from(documentHtml(entry.TITULO, definition.dataSets, body, reference), 'utf8');
  }
}
