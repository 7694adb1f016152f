import type { FileFacts } from '../../../shared/foundation/files/facts.ts';
import { formatOf } from '../../../shared/foundation/files/formats.ts';
import { ApiError, OFFLINE } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import type { FileHome } from './fileHome.ts';

export type Attached = Pick<FileFacts, 'ID_ARCHIVO' | 'FORMATO_ARCHIVO' | 'NOMBRE_ARCHIVO'>;

/** The attached file, read through a link of minutes. */
export async function fetchFile({ id, procedures }: FileHome, document: Attached): Promise<File> {
  const { ENLACE } = await call(procedures.fileLink, { ID: id, ID_ARCHIVO: document.ID_ARCHIVO });
  const lost = (status: number): ApiError =>
    new ApiError('El archivo no se pudo leer ahora. Intente de nuevo en unos segundos.', {
      code: status === 0 ? OFFLINE : 'transport.http',
      status,
    });
  const answer = await fetch(ENLACE, { credentials: 'omit' }).catch(() => undefined);
  if (!answer?.ok) throw lost(answer?.status ?? 0);
  const type = formatOf(document.FORMATO_ARCHIVO)?.contentType ?? '';
  return new File([await answer.arrayBuffer()], document.NOMBRE_ARCHIVO, { type });
}
