import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { buildSupportDocumentsXml } from '../../../shared/duca/files/buildSupportDocumentsXml.ts';
import type { SupportDocument } from '../../../shared/duca/files/supportDocument.ts';
import { refusal, rejected } from '../../../shared/foundation/contracts/refusal.ts';
import { plainOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import { TEMPORARY_PREFIX } from '../../../shared/foundation/temporary.ts';
import { cleanFileName } from '../../../shared/foundation/text/fileName.ts';
import { FILES } from '../../runtime/attached/shelf.ts';
import { companyRowKey } from '../../runtime/caller.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { ducasOf } from '../ducas.ts';
import { ducaFiles } from './ducaFiles.ts';

const CONTENT_TYPE = 'application/xml';

/**
 * Writes the supporting-documents XML of a version as a file of its own and answers a link of one minute. It goes
 * beside the declaration, not inside its transmission: the authority's channel for it is not published.
 */
export const supportXml: Implementation<typeof ducaProcedures.supportXml> = async (call) => {
  const { services, scope, input } = call;
  const { header, body } = await ducasOf(call).open(input.ID, input.VERSION);
  const { DUCA, DOCUMENTOS } = body;
  const documents = DOCUMENTOS.filter((each) => (each.ID_ARCHIVO ?? '') !== '');
  if (documents.length === 0) {
    const summary =
      'Ningún documento de soporte tiene archivo. Adjunte al menos uno antes de generar el XML.';
    throw rejected(summary);
  }
  // Before the first byte is written, so that one that is missing leaves no half-written file.
  for (const each of documents) await ducaFiles.ready(call, input.ID, each.ID_ARCHIVO);
  const company = await services.database.get<Record<string, string>>('users', companyRowKey(scope.company));
  const pieces = buildSupportDocumentsXml({
    agency: { taxId: company?.['Nit'] ?? '', name: company?.['RazonSocial'] || company?.['Nombre'] || '' },
    orderNumber: DUCA.NO_ORDEN,
    documents,
    bytesOf: (document) => bytesOf(call, input.ID, document),
  });
  const version = input.VERSION ?? header.VERSION;
  const object = `${TEMPORARY_PREFIX}duca/${input.ID}/soporte/documentos-soporte-v${version}.xml`;
  const { bytes, sha256 } = await services.files.putStream(scope, FILES, object, pieces, CONTENT_TYPE);
  const name = cleanFileName(`documentos-soporte ${plainOrderNumber(DUCA.NO_ORDEN)} v${version}.xml`);
  services.log.info('link.issued', { module: 'duca', company: scope.company, id: input.ID });
  return {
    ENLACE: await services.files.link(scope, FILES, object, name),
    NOMBRE_ARCHIVO: name,
    SHA256: sha256,
    BYTES: bytes,
    DOCUMENTOS: documents.length,
  };
};

async function* bytesOf(
  { services, scope }: Call<unknown>,
  ducaId: string,
  document: SupportDocument,
): AsyncGenerator<Uint8Array> {
  const stored = await services.files.stream(scope, FILES, ducaFiles.object(ducaId, document));
  if (!stored) throw refusal('not-found', { what: 'ningún archivo' });
  yield* stored;
}
