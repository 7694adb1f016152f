import { ApiError, OFFLINE } from '../../api/apiError.ts';

/** Sends bytes to a presigned link and tells how far they are; `fetch` cannot tell. */
export function putFile(
  link: string,
  headers: Record<string, string>,
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  tell: (percent: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = (message: string, code: string): void =>
      reject(new ApiError(message, { code, status: request.status }));
    const stop = (): void => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    request.open('PUT', link);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) =>
      tell(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    request.onabort = () => reject(signal.reason as Error);
    request.onerror = () =>
      failed('Sin conexión con el almacén de archivos. El archivo sigue aquí; reinténtelo.', OFFLINE);
    request.onload = () => {
      // 412: these bytes arrived at an earlier try whose answer was lost.
      if (request.status < 300 || request.status === 412) resolve();
      else failed(`El almacén no aceptó el archivo (${request.status}). Reinténtelo.`, 'transport.http');
    };
    request.onloadend = () => signal.removeEventListener('abort', stop);
    request.send(bytes);
  });
}
