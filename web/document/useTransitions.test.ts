import { afterEach, expect, it, vi } from 'vitest';
import { documentKinds } from '../../shared/documentKinds.ts';
import type { DocumentKind } from '../../shared/foundation/documents/kind.ts';
import { ducaKind } from '../../shared/duca/kind.ts';
import { dvaKind } from '../../shared/dva/kind.ts';
import { invoiceKind } from '../../shared/invoices/kind.ts';
import { manifestKind } from '../../shared/manifests/kind.ts';
import { caftaKind } from '../../shared/cafta/kind.ts';
import type { EditorAction } from './EditorHead.tsx';
import { stepsFrom } from './useTransitions.ts';

const page = vi.hoisted(() => ({ asked: vi.fn(async () => true), took: vi.fn(async () => undefined) }));
vi.mock('../kit/dialogs/dialogs.ts', () => ({ confirmDelete: page.asked }));
afterEach(() => [page.asked, page.took].forEach((each) => each.mockClear()));

const NUMBER = '123-6000001';

/** What may be asked for of a document of a kind in a state; its number is in its body. */
function steps(kind: DocumentKind, ESTADO: string, number = NUMBER): readonly EditorAction[] {
  const header = { ESTADO, RESUMEN: {} };
  const definition = { ...kind, called: () => number, uniqueNumber: () => number };
  const session = { transition: page.took, snapshot: () => ({ header, body: {} }) };
  return stepsFrom({ definition, session } as never, ESTADO);
}
const step = (kind: DocumentKind, state: string, label: string): EditorAction =>
  steps(kind, state).find((each) => each.label === label)!;

it('anular una DUCA pregunta antes, y Cancelar la deja en borrador', async () => {
  const annul = step(ducaKind, 'BORRADOR', 'Anular');
  expect(annul.danger).toBe(true);
  page.asked.mockResolvedValueOnce(false);
  await annul.run();
  expect(page.asked).toHaveBeenCalledExactlyOnceWith(
    'DUCA 123-6000001 queda anulada. Si nunca se envió, su número queda libre para otro documento.',
    'Anular',
  );
  expect(page.took).not.toHaveBeenCalled();
  await annul.run();
  expect(page.took).toHaveBeenCalledExactlyOnceWith('annul');
});

it.each([
  [dvaKind, 'LISTA', 'Anular', 'DVA 123-6000001 queda anulada.'],
  [
    caftaKind,
    'EMITIDA',
    'Anular',
    `${caftaKind.label} 123-6000001 queda anulada. Su número queda libre para otro documento.`,
  ],
  [
    manifestKind,
    'VALIDADA',
    'Eliminar',
    'Manifiesto 123-6000001 queda anulado. Si nunca se envió, su número queda libre para otro documento.',
  ],
])(
  '$noun.singular: the question says what becomes of it and of its number',
  async (kind, state, label, said) => {
    await step(kind, state, label).run();
    expect(page.asked).toHaveBeenCalledExactlyOnceWith(said, label);
  },
);

it('of what has no number none is said to become free', async () => {
  await steps(ducaKind, 'BORRADOR', '')
    .find(({ label }) => label === 'Anular')!
    .run();
  expect(page.asked).toHaveBeenCalledExactlyOnceWith('DUCA sin número queda anulada.', 'Anular');
});

it('what a person can take back is done at once, and stands in no red letters', async () => {
  const annul = step(invoiceKind, 'BORRADOR', 'Anular');
  expect(annul.danger).toBe(false);
  await annul.run();
  expect(page.asked).not.toHaveBeenCalled();
  expect(page.took).toHaveBeenCalledExactlyOnceWith('annul');
});

it('of all kinds these steps are asked about, and no other', () => {
  const asked = documentKinds.flatMap((kind) =>
    Object.keys(kind.states.states)
      .flatMap((state) => steps(kind, state))
      .filter(({ danger }) => danger)
      .map(({ label }) => `${kind.module}: ${label}`),
  );
  expect([...new Set(asked)]).toEqual([
    'products: Eliminar',
    'dva: Anular',
    'duca: Anular',
    'dua: Anular',
    'manifests: Eliminar',
    'cafta: Anular',
  ]);
});
