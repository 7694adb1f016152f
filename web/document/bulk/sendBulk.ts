import type { bulkProcedures } from '../../../shared/foundation/documents/bulk.ts';
import { call } from '../../api/call.ts';
import { readRowsFile } from '../../kit/readFile.ts';
import { putFile } from '../files/putFile.ts';
import { sha256 } from '../files/sha256.ts';

/**
 * Sends a list to the server, once, and has it looked through; answers the load's id. A workbook goes as its first
 * sheet and a text of any encoding in UTF-8, which is all that the server reads.
 */
export async function sendBulk(
  procedures: ReturnType<typeof bulkProcedures>,
  file: File,
  signal: AbortSignal,
  tell: (percent: number) => void,
): Promise<string> {
  const bytes = new TextEncoder().encode(await readRowsFile(file));
  signal.throwIfAborted();
  const announced = { NOMBRE: file.name, BYTES: bytes.length, HUELLA: await sha256(bytes) };
  const { ID_CARGA, ENLACE, ENCABEZADOS } = await call(procedures.startBulk, announced, { signal });
  await putFile(ENLACE, ENCABEZADOS, bytes, signal, tell);
  await call(procedures.reviewBulk, { ID_CARGA }, { signal });
  return ID_CARGA;
}
