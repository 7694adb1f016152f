import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { userProcedures } from '../../shared/users/procedures.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { call } from './call.ts';

const SEALED = { ID: 'duc-1', LOCK: 4, TASA_DEL: undefined };
const fetched = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
const keys = (): (string | null)[] =>
  fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'));
const answer = (body: object, status = 200): Response => new Response(JSON.stringify(body), { status });
const unreachable = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
/** Its head came, and the connection broke in its body. */
const cut = (): Response =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"result":{"ID_'));
        stream.error(new TypeError('network error'));
      },
    }),
  );

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => void vi.unstubAllGlobals());

it('says of an act whose answer is lost that nobody knows whether it was done, and never that it was not sent', async () => {
  for (const lose of [unreachable, async () => cut(), async () => new Response('<html>')]) {
    fetched.mockImplementationOnce(lose);
    await expect(call(ducaProcedures.transmit, SEALED)).rejects.toMatchObject({
      transient: true,
      lost: true,
      message:
        'Se perdió la conexión y no se sabe si el servidor alcanzó a hacerlo. Inténtelo de nuevo cuando vuelva la conexión: si ya estaba hecho, no se hace dos veces.',
    });
  }
});

it('asks again under the same key what may have been done, and under another once that is known', async () => {
  fetched.mockImplementationOnce(unreachable);
  fetched.mockResolvedValueOnce(answer({}, 504));
  fetched.mockResolvedValueOnce(answer({ result: { ID_TRANSMISION: 't' } }));
  fetched.mockResolvedValueOnce(answer({ error: { code: 'rejected', message: 'No.' } }, 422));
  fetched.mockResolvedValueOnce(answer({ result: { ID_TRANSMISION: 't' } }));
  for (const _ of Array(5)) await call(ducaProcedures.transmit, SEALED).catch(() => undefined);
  const [first, second, third, fourth, fifth] = keys();
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, fourth, fifth]).size).toBe(3);
});

it('asks other words under another key, whatever became of the first', async () => {
  fetched.mockImplementation(unreachable);
  await call(ducaProcedures.transmit, SEALED).catch(() => undefined);
  await call(ducaProcedures.transmit, { ...SEALED, LOCK: 5 }).catch(() => undefined);
  expect(keys()[0]).not.toBe(keys()[1]);
});

it('says that nothing was sent only where nothing could leave', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  fetched.mockImplementationOnce(unreachable);
  await expect(call(ducaProcedures.transmit, SEALED)).rejects.toMatchObject({
    lost: false,
    message: 'Sin conexión con el servidor: no se envió nada. Inténtelo de nuevo cuando vuelva la conexión.',
  });
});

it('says of a question, and of a sign-in, that there is no connection', async () => {
  fetched.mockImplementation(unreachable);
  const said = {
    transient: true,
    message: 'Sin conexión con el servidor. Inténtelo de nuevo cuando vuelva la conexión.',
  };
  await expect(call(workOrderProcedures.open, { ID: 'ord-1', VERSION: undefined })).rejects.toMatchObject({
    ...said,
    lost: false,
  });
  await expect(call(userProcedures.login, { USUARIO: 'ana', CLAVE: 'x' })).rejects.toMatchObject(said);
});

it('a refusal is no doubt', async () => {
  fetched.mockResolvedValueOnce(answer({ error: { code: 'document.stale', message: 'Otra.' } }, 409));
  await expect(call(ducaProcedures.transmit, SEALED)).rejects.toMatchObject({ lost: false, decided: true });
});
