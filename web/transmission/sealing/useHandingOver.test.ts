import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, OFFLINE } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { draw, leave, within } from '../../hooks.fixture.ts';
import { findHandedOver } from './findHandedOver.ts';
import { InDoubt, type Doubt } from './InDoubt.tsx';
import { useHandingOver, type HandOver } from './useHandingOver.tsx';

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../hooks.fixture.ts')).hooks,
}));
vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../users/useStepUp.tsx', () => ({
  useStepUp: () => ({ run: (act: () => Promise<unknown>) => act(), dialog: null }),
}));
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const failed = (status: number, code = OFFLINE) => new ApiError('Perdida.', { code, status, acts: true });
const hook = () => draw(useHandingOver);
const doubt = (): Doubt | undefined =>
  [...within(hook().dialog)]
    .map(({ props }) => props as unknown as Doubt)
    .find((props) => 'isThere' in props);
const begin = (...[act, find]: Parameters<HandOver>): Promise<unknown> => hook().run(act, find);

it('what was handed over and not answered is asked for until the server has it, and followed', async () => {
  const find = vi.fn<() => Promise<string | undefined>>().mockResolvedValueOnce(undefined);
  const done = begin(() => Promise.reject(failed(504, 'transport.http')), find);
  await vi.waitFor(() => expect(doubt()).toBeDefined());
  const { isThere, end } = doubt()!;
  expect(await isThere()).toBe(false);
  find.mockResolvedValueOnce('tra-1');
  expect(await isThere()).toBe(true);
  end('there');
  expect(await done).toBe('tra-1');
  expect(doubt()).toBeUndefined();
});

it.each([
  ['no answer came', failed(0), true],
  ['the server broke down', failed(500, 'internal'), true],
  ['the first one is still at work', failed(409, 'idempotency.in-progress'), true],
  ['it was done and its answer is gone', failed(409, 'idempotency.committed'), true],
  ['it was refused', failed(422, 'rejected'), false],
  ['nothing could leave', new ApiError('Sin conexión.', { code: OFFLINE, status: 0 }), false],
])('when %s, nobody knows: %#', async (_what, thrown, doubted) => {
  const done = begin(
    () => Promise.reject(thrown),
    async () => 'tra-1',
  );
  if (!doubted) return void (await expect(done).rejects.toBe(thrown));
  await vi.waitFor(() => expect(doubt()).toBeDefined());
  doubt()!.end('left');
  expect(await done).toBeUndefined();
});

it('is asked once more when the person says so', async () => {
  const act = vi.fn(async () => 'tra-1').mockRejectedValueOnce(failed(0));
  const done = begin(act, async () => undefined);
  await vi.waitFor(() => expect(doubt()).toBeDefined());
  doubt()!.end('again');
  expect(await done).toBe('tra-1');
  expect(act).toHaveBeenCalledTimes(2);
});

const wordsOf = (props: Doubt): string => JSON.stringify(draw(() => InDoubt(props)));

it('the window says that nobody knows, never that it was not sent, and offers to ask again once the server answers', async () => {
  vi.useFakeTimers();
  const isThere = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(failed(0));
  isThere.mockResolvedValueOnce(false).mockResolvedValue(true);
  const end = vi.fn();
  const props = { isThere, end };
  expect(wordsOf(props)).toContain('No se sabe si se envió');
  expect(wordsOf(props)).not.toMatch(/No se pudo|no se envió nada|Pedirlo otra vez/);
  await vi.advanceTimersByTimeAsync(3000);
  expect(wordsOf(props)).toContain('Pedirlo otra vez');
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(end).toHaveBeenCalledExactlyOnceWith('there');
});

it('a version is found by what was sent of it under a newer lock', async () => {
  const find = findHandedOver({} as never, { ID: 'duc-1', LOCK: 4, VERSION: 3 }, 'R');
  const sent = (ID: string, VERSION: number, OPERACION = 'R') => ({ ID, VERSION, OPERACION });
  const said = async (LOCK: number, ...TRANSMISIONES: object[]): Promise<string | undefined> => {
    vi.mocked(call).mockResolvedValueOnce({ header: { LOCK }, TRANSMISIONES } as never);
    return find();
  };
  expect(await said(4, sent('taken out before', 3))).toBeUndefined();
  expect(await said(5, sent('of a version before', 2))).toBeUndefined();
  expect(await said(5, sent('another act', 3, 'D'))).toBeUndefined();
  expect(await said(5, sent('tra-1', 3), sent('of a version before', 2))).toBe('tra-1');
});
