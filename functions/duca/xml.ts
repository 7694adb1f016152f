import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import type { DucaXml } from '../../shared/duca/xml/buildDucaXml.ts';
import { ducaNaming } from '../../shared/duca/xml/naming.ts';
import { XML_MODULE, xmlPreferences, type MessageAct } from '../../shared/duca/xml/preferences.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { plainOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import { MASKED, processMessage } from '../../shared/transmission/processMessage.ts';
import { soapEnvelope } from '../../shared/transmission/soapEnvelope.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { longText } from '../runtime/longText.ts';
import { sha256 } from '../runtime/digest.ts';
import { messageDiffOf } from '../transmission/declarations/messageDiff.ts';
import { sealedMessage } from '../transmission/declarations/sealedMessage.ts';
import { loadConfiguration } from '../users/configuration.ts';
import { ducaDeclaration } from './declaration.ts';
import { ducasOf } from './ducas.ts';

/**
 * The XML of a saved version, with the writer that seals it and the browser runs, by the caller's own options; of a version
 * that was sealed the bytes that were sealed. Alone or in the envelope of its registration, credentials masked. A failure
 * text of spec 8 instead.
 */
export const xml: Implementation<typeof ducaProcedures.xml> = async (call) => {
  const stored = await ducasOf(call).open(call.input.ID, call.input.VERSION);
  const { header, body: duca } = stored;
  const version = call.input.VERSION ?? header.VERSION;
  const sealed = await sealedMessage(ducaDeclaration, call, stored, version);
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

/** Which elements of the message differ between two versions, written where nobody sealed them as `xml` writes them. */
export const messageDiff = messageDiffOf(ducaDeclaration, {
  naming: ducaNaming,
  write: async (call, duca, operation) => {
    const { bytes, failure, problems } = await writtenNow(call, duca, operation === 'M' ? 'M' : 'R');
    return { ...(bytes ? { bytes } : {}), failure: failure ?? problems[0]?.message ?? '' };
  },
});

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
