import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import type { DucaXml } from '../../shared/duca/xml/buildDucaXml.ts';
import { XML_MODULE, xmlPreferences, type MessageAct } from '../../shared/duca/xml/preferences.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { IN_FLIGHT_STATES } from '../../shared/transmission/declarationLife.ts';
import { plainOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import type { Operation } from '../../shared/transmission/operations.ts';
import { MASKED, processMessage } from '../../shared/transmission/processMessage.ts';
import { soapEnvelope } from '../../shared/transmission/soapEnvelope.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import type { Stored } from '../runtime/documents/store.ts';
import { longText } from '../runtime/longText.ts';
import { sha256 } from '../runtime/digest.ts';
import { evidenceOf } from '../transmission/archive.ts';
import { saidByVersion, type SaidByVersion } from '../transmission/declarations/acceptedAct.ts';
import { findTransmission } from '../transmission/handOver.ts';
import { readHead } from '../transmission/job.ts';
import { sealedObject, type TransmissionRow } from '../transmission/rows.ts';
import { loadConfiguration } from '../users/configuration.ts';
import { ducaDeclaration } from './declaration.ts';
import { ducasOf, KIND, type DucaRow } from './ducas.ts';

/** States in which every version since the seal only adds answers. */
const WITH_AUTHORITY: readonly string[] = [...IN_FLIGHT_STATES, 'DESISTIDA'];

/**
 * The XML of a saved version, with the writer that seals it and the browser runs, by the caller's own options; of a version
 * that was sealed the bytes that were sealed. Alone or in the envelope of its registration, credentials masked. A failure
 * text of spec 8 instead.
 */
export const xml: Implementation<typeof ducaProcedures.xml> = async (call) => {
  const stored = await ducasOf(call).open(call.input.ID, call.input.VERSION);
  const { header, body: duca } = stored;
  const version = call.input.VERSION ?? header.VERSION;
  const sealed = await sealedOf(call, stored, version);
  const { bytes, failure, problems }: Pick<DucaXml, 'bytes' | 'failure' | 'problems'> = sealed.bytes
    ? { bytes: sealed.bytes, problems: [] }
    : await writtenNow(call, duca, sealed.operation === 'M' ? 'M' : 'R');
  const written = bytes && Buffer.from(bytes);
  const text =
    written && call.input.FORMATO === 'SOAP'
      ? soapEnvelope(
          'ProcesaDeclaracion',
          processMessage(
            {
              operation: sealed.operation,
              key: plainOrderNumber(duca.DUCA.NO_ORDEN),
              version: sealed.version,
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
async function writtenNow(call: Call<unknown>, duca: DucaBody, act: MessageAct): Promise<DucaXml> {
  const { buildDucaXml, unreadMatrix } = await import('../../shared/duca/xml/buildDucaXml.ts');
  let reference: Reference;
  try {
    reference = await call.reference();
  } catch (thrown) {
    return unreadMatrix(thrown);
  }
  const options = await loadConfiguration({ ...call, input: { ID_MODULO: XML_MODULE } });
  const preferences = xmlPreferences(reference, options);
  return buildDucaXml(duca, reference, false, { act, preferences });
}

/**
 * What was sealed of a version: of one that was sealed, and of those that only add what the authority answered. No
 * person's options and no list of today change it. Of any other one, the act that it would be sent as.
 */
async function sealedOf(
  call: Call<unknown>,
  stored: Stored<DucaBody>,
  version: number,
): Promise<{ bytes?: Uint8Array; version: number; operation: Operation }> {
  const { services, scope } = call;
  const act = await sealedAs(call, stored.header, version);
  const said: Partial<SaidByVersion> = act
    ? { act }
    : await saidByVersion(ducaDeclaration, call, stored, version);
  const bytes = said.act && (await evidenceOf(services, scope, sealedObject(said.act)));
  if (said.act && bytes) return { bytes, version: said.act.version, operation: said.act.operation };
  return { version, operation: said.says === 'CAMBIO' ? 'M' : 'R' };
}

/** The act that was sealed of that very version. While it is with the authority, and once it is withdrawn, nobody writes another. */
async function sealedAs(
  { services, scope }: Call<unknown>,
  { ESTADO, VERSION_SELLADA: sealed = 0, CLAVE_SELLADA: key = '', OPERACION_SELLADA: last = 'R' }: DucaRow,
  version: number,
): Promise<TransmissionRow | undefined> {
  const isLast = version === sealed || (version > sealed && WITH_AUTHORITY.includes(ESTADO));
  const acts: readonly Operation[] = isLast ? [last] : ['M', 'R'];
  for (const operation of acts) {
    const identity = { kind: KIND, key, version: isLast ? sealed : version, operation } as const;
    const known = await findTransmission(services, scope, identity);
    if (known) return readHead(services, scope, known.id);
  }
  return undefined;
}
