import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import { XML_MODULE, xmlPreferences } from '../../shared/duca/xml/preferences.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { plainOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import { MASKED, processMessage } from '../../shared/transmission/processMessage.ts';
import { soapEnvelope } from '../../shared/transmission/soapEnvelope.ts';
import type { Implementation } from '../runtime/executor.ts';
import { sha256 } from '../transmission/archive.ts';
import { loadConfiguration } from '../users/configuration.ts';
import { ducasOf } from './ducas.ts';

/** An answer of a Lambda ends at 6 MB; beyond this the sealed file is the way to the bytes. */
const LARGEST_ANSWER = 4 * 1024 * 1024;

/**
 * The XML of a saved version, with the writer that seals it and the browser runs, by the caller's own options; alone or in
 * the envelope of its registration, credentials masked. A failure text of spec 8 instead.
 */
export const xml: Implementation<typeof ducaProcedures.xml> = async (call) => {
  const [{ header, body }, reference, options, { buildDucaXml }] = await Promise.all([
    ducasOf(call).open(call.input.ID, call.input.VERSION),
    call.reference(),
    loadConfiguration({ ...call, input: { ID_MODULO: XML_MODULE } }),
    import('../../shared/duca/xml/buildDucaXml.ts'),
  ]);
  const preferences = xmlPreferences(reference, options);
  const duca = body as unknown as DucaBody;
  const { bytes, failure, problems } = buildDucaXml(duca, reference, false, { preferences });
  const written = bytes && Buffer.from(bytes);
  const text =
    written && call.input.FORMATO === 'SOAP'
      ? soapEnvelope(
          'ProcesaDeclaracion',
          processMessage(
            {
              operation: 'R',
              key: plainOrderNumber(duca.DUCA.NO_ORDEN),
              version: call.input.VERSION ?? header.VERSION,
              hash: sha256(written),
              base64: written.toString('base64'),
            },
            MASKED,
          ),
        )
      : (written?.toString('utf8') ?? failure ?? '');
  if (Buffer.byteLength(text) > LARGEST_ANSWER) {
    throw refusal('rejected', {
      summary: `El XML pesa ${(Buffer.byteLength(text) / 1024 / 1024).toFixed(1)} MB y no cabe en una respuesta. Véalo en el panel de la DUCA o descargue la evidencia de su transmisión.`,
    });
  }
  return { XML: text, COMPLETO: bytes !== undefined && problems.length === 0, problems };
};
