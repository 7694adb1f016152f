import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userProcedures } from '../../shared/users/procedures.ts';
import { ApiError, OFFLINE } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { draw, leave, within } from '../hooks.fixture.ts';
import { checkSession } from './checkSession.ts';
import { endSession } from './endSession.ts';
import { StillOpen } from './StillOpen.tsx';
import { isLeftOpen, setLeftOpen } from './storage.ts';

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../hooks.fixture.ts')).hooks,
}));
vi.mock('../api/call.ts', () => ({ call: vi.fn() }));

const offline = new ApiError('Se perdió la conexión.', { code: OFFLINE, status: 0 });
const asked = () => vi.mocked(call).mock.calls.map(([{ name }]) => name);
/** The network, by which the end of a session is heard of or not. */
const network = (up: boolean): void =>
  void vi.mocked(call).mockImplementation(async (contract) => {
    if (!up) throw offline;
    return (contract === userProcedures.logout ? { RESULTADO: '1' } : { user: { Id: 'emp' } }) as never;
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(call).mockReset();
  vi.stubGlobal('window', new EventTarget());
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  leave();
  setLeftOpen(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a session that somebody ended here and the server did not hear of lets nobody in: it is ended first', async () => {
  network(false);
  expect(await endSession()).toBe(false);
  expect(await checkSession()).toBeUndefined();
  expect(asked()).toEqual(['logout', 'logout']);
  network(true);
  expect(await checkSession()).toBeUndefined();
  expect(asked().slice(2)).toEqual(['logout']);
  // Who signs in afterwards is asked for as ever.
  expect(await checkSession()).toMatchObject({ user: { Id: 'emp' } });
});

it('what the server refuses for there is no session is ended', async () => {
  vi.mocked(call).mockRejectedValue(new ApiError('No.', { code: 'session.missing', status: 401 }));
  expect(await endSession()).toBe(true);
  expect(isLeftOpen()).toBe(false);
});

it('each end is asked under a key of its own: the answer to another one ends nothing', async () => {
  network(true);
  await endSession();
  await endSession();
  const keys = vi.mocked(call).mock.calls.map(([, , options]) => options?.idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

const said = (): unknown[] =>
  [...within(draw(() => StillOpen({ held: false })))].map(({ props }) => [props['role'], props.children]);

it('the page says that the session could not be ended, and ends it by itself', async () => {
  network(false);
  await endSession();
  expect(said()).toEqual([['alert', expect.stringContaining('No se pudo cerrar la sesión en el servidor')]]);
  network(true);
  await vi.advanceTimersByTimeAsync(6000);
  expect(said()).toEqual([['status', 'La sesión quedó cerrada en el servidor.']]);
  expect(isLeftOpen()).toBe(false);
});

it('says nothing where the last session was ended', async () => {
  network(true);
  await endSession();
  expect(draw(() => StillOpen({ held: false }))).toBeNull();
});
