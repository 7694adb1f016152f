import { beforeEach, expect, it, vi } from 'vitest';
import { NEWER_RATE } from '../../../shared/duca/cross/bankRate.ts';
import { problem } from '../../../shared/foundation/rules/problem.ts';
import { ApiError } from '../../api/apiError.ts';
import { chooseRate } from './chooseRate.ts';

const page = vi.hoisted(() => ({ answer: undefined as boolean | undefined, told: vi.fn() }));
vi.mock('../../kit/dialogs/dialogStore.ts', () => ({ choose: async () => page.answer }));
vi.mock('../../kit/toasts.ts', () => ({ toast: page.told }));
vi.mock('../../api/call.ts', () => ({
  call: async () => ({ RESPUESTA: { referencia: '7.70000', fecha: '2026-11-21' } }),
}));

const session = { edit: vi.fn(), saveAll: vi.fn(async () => undefined) };
const document = { body: { DUCA: { FECHA_TIPO_CAMBIO: '2026-11-20' } }, session } as never;
const refused = new ApiError('La tasa cambió.', {
  code: 'rejected',
  status: 422,
  problems: [problem(NEWER_RATE, 'DUCA.TIPO_CAMBIO', 'Hoy rige otra.')],
});

beforeEach(() => [session.edit, page.told].forEach((each) => each.mockClear()));

it('a declaration keeps its rate or takes the new one, as the person says', async () => {
  page.answer = false;
  expect(await chooseRate(document, refused)).toBe('2026-11-20');
  expect(session.edit).not.toHaveBeenCalled();
  page.answer = true;
  expect(await chooseRate(document, refused)).toBeUndefined();
  expect(session.edit).toHaveBeenCalledOnce();
});

it('whoever leaves the page without a choice seals nothing and changes nothing', async () => {
  page.answer = undefined;
  expect(await chooseRate(document, refused)).toBeUndefined();
  expect(session.edit).not.toHaveBeenCalled();
});

it('a rate that could not be saved is not told as taken: what keeps it from being saved is', async () => {
  page.answer = true;
  session.saveAll.mockRejectedValueOnce(new Error('Otra persona cambió la tasa.'));
  await expect(chooseRate(document, refused)).rejects.toThrow('Otra persona cambió la tasa.');
  expect(page.told).not.toHaveBeenCalled();
});
