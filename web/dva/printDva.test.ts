import { beforeEach, expect, it, vi } from 'vitest';
import { printSummary } from './printDva.ts';

const page = vi.hoisted(() => ({
  called: vi.fn(async () => ({ ESTADO: 'FALLIDA', PROBLEMAS: [] })),
  told: vi.fn(),
}));
vi.mock('../api/call.ts', () => ({ call: page.called }));
vi.mock('../kit/toasts.ts', () => ({ toast: page.told }));

const saveAll = vi.fn(async () => undefined);
const open = { session: { saveAll } } as never;
beforeEach(() => [page.called, page.told].forEach((each) => each.mockClear()));

it('a summary is printed once all of the document that it is asked for from is saved', async () => {
  await printSummary('ord-1', open);
  expect(saveAll).toHaveBeenCalledOnce();
  expect(page.called).toHaveBeenCalledOnce();
});

it('where something is not saved it says so, and prints nothing', async () => {
  saveAll.mockRejectedValueOnce(new Error('El flete no se guardó.'));
  await printSummary('ord-1', open);
  expect(page.called).not.toHaveBeenCalled();
  expect(page.told).toHaveBeenCalledExactlyOnceWith('No se pudo imprimir', 'El flete no se guardó.', 'bad');
});
