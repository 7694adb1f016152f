import { Readable } from 'node:stream';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import type { DucaXml } from '../../shared/duca/xml/buildDucaXml.ts';
import { XML_MODULE, xmlPreferences } from '../../shared/duca/xml/preferences.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { plainOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import { TEMPORARY_PREFIX } from '../../shared/foundation/temporary.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import { MASKED, processMessage } from '../../shared/transmission/processMessage.ts';
import { soapEnvelope } from '../../shared/transmission/soapEnvelope.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { EVIDENCE, sha256 } from '../transmission/archive.ts';
import { findTransmission } from '../transmission/handOver.ts';
import { headKey, TABLE, type TransmissionRow } from '../transmission/rows.ts';
import { loadConfiguration } from '../users/configuration.ts';
import { ducasOf, KIND, type DucaRow } from './ducas.ts';

/** An answer of a Lambda ends at 6 MB; a longer text is laid down for some days, and answered as a link to it. */
const LARGEST_ANSWER = 4 * 1024 * 1024;

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
              operation: 'R',
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
  const BYTES = Buffer.byteLength(text);
  if (BYTES <= LARGEST_ANSWER) return { XML: text, ENLACE: '', BYTES, COMPLETO, problems };
  return { XML: '', ENLACE: await linkTo(call, Buffer.from(text)), BYTES, COMPLETO, problems };
};

/** Link of a minute to a text that fits no answer; the same text is the same object, whoever asks for it again. */
async function linkTo({ services, scope, input }: Call<{ ID: string }>, text: Uint8Array): Promise<string> {
  const hash = sha256(text);
  const name = `${TEMPORARY_PREFIX}duca/${input.ID}/${hash}.xml`;
  await services.files.putStream(scope, 'files', name, Readable.from([text]), 'application/xml');
  services.log.info('link.issued', { module: 'duca', company: scope.company, id: input.ID, print: hash });
  return services.files.link(scope, 'files', name, cleanFileName(`DUCA ${input.ID}.xml`));
}

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
  { VERSION_SELLADA: sealed, CLAVE_SELLADA: key = '' }: DucaRow,
  version: number,
  { DUCA }: DucaBody,
): Promise<{ bytes: Uint8Array; version: number } | undefined> {
  if (sealed === undefined || version < sealed) return undefined;
  if (version > sealed && DUCA.NUMERO_DUCA === '') return undefined;
  const identity = { kind: KIND, key, version: sealed, operation: 'R' } as const;
  const known = await findTransmission(services, scope, identity);
  const head = known && (await services.database.get<TransmissionRow>(TABLE, headKey(scope, known.id)));
  const bytes = head && (await services.files.get(scope, EVIDENCE, head.object));
  return bytes && { bytes, version: sealed };
}
