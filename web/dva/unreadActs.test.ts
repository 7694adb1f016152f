import { expect, it, vi } from 'vitest';
import { dvaDefinition } from '../../shared/dva/definition.ts';
import { world } from '../document/session/documentWorld.fixture.ts';
import { unreadLeft } from '../document/session/unreadTexts.ts';
import { askingApproval } from './askApproval.ts';
import { printDva } from './printDva.ts';

const page = vi.hoisted(() => ({
  called: vi.fn(),
  told: vi.fn<(title: string, text: string) => void>(),
  went: vi.fn(),
}));
vi.mock('../api/call.ts', () => ({ call: page.called }));
vi.mock('../kit/toasts.ts', () => ({ toast: page.told }));
vi.mock('../kit/jump.ts', () => ({ jumpTo: page.went }));

const text = { text: '1.234', reason: '«1.234» puede ser 1,234.00 o 1.23' };

it('what is of all that is shown names the cell of a text that is not understood', () => {
  const unread = new Map([['DVA.CASILLA_42_10', text]]);
  const view = { header: { ESTADO: dvaDefinition.states.initial }, body: { DVA: {} }, unread } as never;
  expect(unreadLeft(dvaDefinition as never, view)?.message).toMatch(
    /^Casilla 42\.10, .*: «1\.234» puede ser 1,234\.00 o 1\.23\. No se ha guardado\. Corríjalo o bórrelo primero\.$/,
  );
});

it('keeps nobody from what is of a document that cannot be changed any more', () => {
  const unread = new Map([['DVA.CASILLA_42_10', text]]);
  const ended = Object.entries(dvaDefinition.states.states).find(([, state]) => !state.editable)![0];
  const view = { header: { ESTADO: ended }, body: { DVA: {} }, unread } as never;
  expect(unreadLeft(dvaDefinition as never, view)).toBeUndefined();
});

it('a print and a question to the client name the cell and call nothing, until the text is mended', async () => {
  const session = await world().open();
  const document = { session, header: session.snapshot().header } as never;
  const go = vi.fn();
  session.edit([], [['CABEZA.NUMERO', text]]);
  await printDva(document, 1);
  await askingApproval(document, go).run();
  expect(page.called).not.toHaveBeenCalled();
  expect(go).not.toHaveBeenCalled();
  expect(page.told.mock.calls.map(([title, said]) => [title, said.slice(0, 16)])).toEqual([
    ['No se pudo imprimir', 'Número: «1.234» '],
    ['No se pudo pedir la aprobación', 'Número: «1.234» '],
  ]);
  expect(page.went).toHaveBeenCalledExactlyOnceWith('CABEZA.NUMERO');

  page.called.mockResolvedValue({ ESTADO: 'FALLIDA', PROBLEMAS: [] });
  session.edit([], [['CABEZA.NUMERO', undefined]]);
  await printDva(document, 1);
  expect(page.called).toHaveBeenCalledOnce();
});
