import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import type { DucaXml } from '../../shared/duca/xml/buildDucaXml.ts';
import { XML_MODULE, xmlPreferences } from '../../shared/duca/xml/preferences.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { plainOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import type { Operation } from '../../shared/transmission/operations.ts';
import { MASKED, processMessage } from '../../shared/transmission/processMessage.ts';
import { soapEnvelope } from '../../shared/transmission/soapEnvelope.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { longText } from '../runtime/longText.ts';
import { evidenceOf, sha256 } from '../transmission/archive.ts';
import { findTransmission } from '../transmission/handOver.ts';
import { headKey, sealedObject, TABLE, type TransmissionRow } from '../transmission/rows.ts';
import { loadConfiguration } from '../users/configuration.ts';
import { ducasOf, KIND, type DucaRow } from './ducas.ts';

/**
 * The XML of a saved version, with the writer that seals it and the browser runs, by the caller's own options; of a version
 * that was sealed the bytes that were sealed. Alone or in the envelope of its registration, credentials masked. A failure
 * text of spec 8 instead.
 */
export const xml: Implementation<typeof ducaProcedures.xml> = async (call) => {
  const { header, body } = await ducasOf(call).open(call.input.ID, call.input.VERSION);
  const duca = body;
  const version = call.input.VERSION ?? header.VERSION;
  const sealed = await sealedOf(call, header, version, duca);
  const { bytes, failure, problems }: Pick<DucaXml, 'bytes' | 'failure' | 'problems'> = sealed
    ? { bytes: sealed.bytes, problems: [] }
    : await writtenNow(call, duca);
  const written = bytes && Buffer.from(bytes);
  const text =
    written && call.input.FORMATO === 'SOAP'
      ? soapEnvelope(
          'ProcesaDeclaracion',
          processMessage(
            {
              operation: sealed?.operation ?? (isOfChange(header, version) ? 'M' : 'R'),
              key: plainOrderNumber(duca.DUCA.NO_ORDEN),
              version: sealed?.version ?? version,
              hash: sha256(written),
              base64: written.toString('base64'),
            },
            MASKED,
          ),
        )
      : (written?.toString('utf8') ?? failure ?? '');
  const COMPLETO = bytes !== undefined && problems.length === 0;
  const { ID } = call.input;
  const answered = await longText(call, {
    module: 'duca',
    id: ID,
    text,
    fileName: `DUCA ${ID}.xml`,
    contentType: 'application/xml',
  });
  return { XML: answered.text, ENLACE: answered.ENLACE, BYTES: answered.BYTES, COMPLETO, problems };
};

/** The message as it would go now, by the caller's options and today's lists; without lists the text of spec 8. */
async function writtenNow(call: Call<unknown>, duca: DucaBody): Promise<DucaXml> {
  const { buildDucaXml, unreadMatrix } = await import('../../shared/duca/xml/buildDucaXml.ts');
  let reference: Reference;
  try {
    reference = await call.reference();
  } catch (thrown) {
    return unreadMatrix(thrown);
  }
  const options = await loadConfiguration({ ...call, input: { ID_MODULO: XML_MODULE } });
  return buildDucaXml(duca, reference, false, { preferences: xmlPreferences(reference, options) });
}

/**
 * What was sealed of a version: of the one that was sealed, and of those that only add what the authority answered. No
 * person's options and no list of today change it.
 */
async function sealedOf(
  { services, scope }: Call<unknown>,
  header: DucaRow,
  version: number,
  { DUCA }: DucaBody,
): Promise<{ bytes: Uint8Array; version: number; operation: Operation } | undefined> {
  const { VERSION_SELLADA: sealed, CLAVE_SELLADA: key = '', OPERACION_SELLADA: operation = 'R' } = header;
  if (sealed === undefined || version < sealed) return undefined;
  if (version > sealed && (isOfChange(header, version) || DUCA.NUMERO_DUCA === '')) return undefined;
  const identity = { kind: KIND, key, version: sealed, operation } as const;
  const known = await findTransmission(services, scope, identity);
  const head = known && (await services.database.get<TransmissionRow>(TABLE, headKey(scope, known.id)));
  const bytes = head && (await evidenceOf(services, scope, sealedObject(head)));
  return bytes && { bytes, version: sealed, operation };
}

/** Whether a version is of a rectification that is being written: nobody sealed it yet. */
const isOfChange = ({ ESTADO, ENMIENDA }: DucaRow, version: number): boolean =>
  ESTADO === 'CORRECCION' && ENMIENDA !== undefined && version > ENMIENDA.BASE;
