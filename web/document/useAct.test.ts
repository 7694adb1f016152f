import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import { useAct } from './useAct.ts';

const page = vi.hoisted(() => ({ told: vi.fn(async () => undefined), asked: vi.fn(), went: vi.fn() }));
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQueryClient: () => ({ invalidateQueries: page.asked }),
}));
vi.mock('./problems/useInformRefusal.ts', () => ({ useInformRefusal: () => page.told }));
vi.mock('../kit/jump.ts', () => ({ jumpTo: page.went }));

const reload = vi.fn(async () => undefined);
let acting: ReturnType<typeof useAct>;
const act = (work: () => Promise<unknown>): Promise<void> =>
  acting({ definition: { module: 'dua' }, session: { reload } } as never, work);
const refused = (status: number, path?: string): ApiError =>
  new ApiError('No se puede.', {
    code: 'rejected',
    status,
    problems: path === undefined ? [] : [{ code: 'x', path, message: 'Falta.', severity: 'error' }],
  });

beforeEach(() => {
  [page.told, page.asked, page.went, reload].forEach((each) => each.mockClear());
  acting = useAct();
});

it('reads the document anew once the server did something to it', async () => {
  await act(async () => undefined);
  expect(reload).toHaveBeenCalledOnce();
  expect(page.asked).toHaveBeenCalledOnce();
  expect(page.told).not.toHaveBeenCalled();
});

it('says why it was refused, shows what it is now and leads to the field', async () => {
  await act(() => Promise.reject(refused(422, 'DUA.ADUANA')));
  expect(page.told).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
  expect(page.went).toHaveBeenCalledExactlyOnceWith('DUA.ADUANA');
});

it('leaves what is on the screen where no answer came, however the connection failed', async () => {
  for (const status of [0, 503]) await act(() => Promise.reject(refused(status)));
  expect(page.told).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});
