import { afterEach, expect, it, vi } from 'vitest';
import { userProcedures } from '../../shared/users/procedures.ts';
import { call } from './call.ts';

afterEach(() => void vi.unstubAllGlobals());

it('says of a call without connection only what is true of every call: nothing goes by itself, and one tries again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call(userProcedures.login, { USUARIO: 'ana', CLAVE: 'x' })).rejects.toMatchObject({
    transient: true,
    message:
      'Sin conexión con el servidor. Nada se envía solo: inténtelo de nuevo cuando vuelva la conexión.',
  });
});
