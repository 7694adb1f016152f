import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { Implementation } from '../runtime/executor.ts';
import { ducasOf } from './ducas.ts';

/** An answer of a Lambda ends at 6 MB; beyond this the sealed file is the way to the bytes. */
const LARGEST_ANSWER = 4 * 1024 * 1024;

/** The XML of a saved version, with the writer that seals it and the browser runs; a failure text of spec 8 instead. */
export const xml: Implementation<typeof ducaProcedures.xml> = async (call) => {
  const [{ body }, reference, { buildDucaXml }] = await Promise.all([
    ducasOf(call).open(call.input.ID, call.input.VERSION),
    call.reference(),
    import('../../shared/duca/xml/buildDucaXml.ts'),
  ]);
  const { bytes, failure, problems } = buildDucaXml(body as unknown as DucaBody, reference);
  if (bytes && bytes.byteLength > LARGEST_ANSWER) {
    throw refusal('rejected', {
      summary: `El XML pesa ${(bytes.byteLength / 1024 / 1024).toFixed(1)} MB y no cabe en una respuesta. Véalo en el panel de la DUCA o descargue la evidencia de su transmisión.`,
    });
  }
  return {
    XML: bytes ? Buffer.from(bytes).toString('utf8') : (failure ?? ''),
    COMPLETO: bytes !== undefined && problems.length === 0,
    problems,
  };
};
