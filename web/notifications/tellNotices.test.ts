import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, shownToasts } from '../kit/toasts.ts';
import { tellNotices } from './tellNotices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of shownToasts.get()) closeToast(id);
  vi.useRealTimers();
});

const outcome = (number: number) => ({ AVISO: 'outcome' as const, TEXTO: `Canal verde: DUCA ${number}` });
const shown = () => shownToasts.get().map(({ title, text, tone }) => ({ title, text, tone }));

test('a notice or two pop up by themselves', () => {
  tellNotices([outcome(1), { AVISO: 'needs-human', TEXTO: 'Una persona debe decidir: DUCA 2' }]);
  expect(shown()).toEqual([
    { title: 'Canal verde: DUCA 1', text: '', tone: 'info' },
    { title: 'Una persona debe decidir: DUCA 2', text: '', tone: 'bad' },
  ]);
});

test('what two of them say alike pops up once', () => {
  tellNotices([outcome(1), outcome(1), outcome(2)]);
  expect(shown().map(({ title }) => title)).toEqual(['Canal verde: DUCA 1', 'Canal verde: DUCA 2']);
});

test('many pop up as one, with the one that matters most', () => {
  const urgent = { AVISO: 'overdue' as const, TEXTO: 'Ya venció: Orden 7 · ACME, S.A.' };
  tellNotices([...Array.from({ length: 18 }, (_, at) => outcome(at)), urgent]);
  expect(shown()).toEqual([
    {
      title: '19 avisos nuevos',
      text: 'Ya venció: Orden 7 · ACME, S.A. Los demás están en Notificaciones.',
      tone: 'bad',
    },
  ]);
});
