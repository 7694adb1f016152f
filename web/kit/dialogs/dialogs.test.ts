import { beforeEach, expect, test, vi } from 'vitest';
import type { Noun } from '../../../shared/foundation/documents/noun.ts';
import { confirmCreate, confirmDelete, confirmSave, inform, informDone, informFailed } from './dialogs.ts';
import { choose, dialogStore, leaveQuestions } from './dialogStore.ts';

const order: Noun = { singular: 'expediente', plural: 'expedientes', gender: 'm' };
const invoice: Noun = { singular: 'factura', plural: 'facturas', gender: 'f' };

/** Where the address leads, as a page that is gone to changes it. */
const goTo = (hash: string): void => void vi.stubGlobal('window', { location: { hash } });
beforeEach(() => goTo('#/ordenestrabajo'));

/** What the dialog says, and what became of it once its confirming button was chosen. */
async function said(
  open: () => Promise<boolean>,
): Promise<[title: string, body: unknown, confirmed: boolean]> {
  const answered = open();
  const [dialog] = dialogStore.get();
  dialog!.answer(true);
  expect(dialogStore.get()).toEqual([]);
  return [dialog!.title, dialog!.body, await answered];
}

test('what was done is told in the words of spec 8, in the gender of what it was done to', async () => {
  expect(await said(() => informDone(order, 'creado'))).toEqual([
    '¡Creado!',
    'El Expediente ha sido creado.',
    true,
  ]);
  expect(await said(() => informDone(invoice, 'creado'))).toEqual([
    '¡Creado!',
    'La Factura ha sido creada.',
    true,
  ]);
  expect(await said(() => informDone(order, 'eliminado'))).toEqual([
    '¡Eliminado!',
    'El Expediente ha sido eliminado.',
    true,
  ]);
});

test('what failed says so, and why behind it', async () => {
  expect(await said(() => informFailed(order, 'creado'))).toEqual([
    '¡Error!',
    'El Expediente no ha podido ser creado.',
    true,
  ]);
  expect(await said(() => informFailed(invoice, 'modificado'))).toEqual([
    '¡Error!',
    'La Factura no ha podido ser modificada.',
    true,
  ]);
  expect(await said(() => informFailed(invoice, 'eliminado', 'Está en una DVA.'))).toEqual([
    '¡Error!',
    'La Factura no ha podido ser eliminada. Está en una DVA.',
    true,
  ]);
});

test('a question is asked word for word, and answered with no by its other button', async () => {
  expect((await said(() => confirmCreate('una factura')))[0]).toBe('¿Desea crear una factura ?');
  expect((await said(confirmSave))[0]).toBe('¿Desea guardar los cambios?');
  const answered = confirmDelete();
  const [dialog] = dialogStore.get();
  expect([dialog!.title, dialog!.body, dialog!.confirm]).toEqual([
    '¿Esta seguro?',
    'No podrá revertirlo',
    'Sí, Eliminar',
  ]);
  dialog!.answer(false);
  expect(await answered).toBe(false);
});

test('a question before what nothing takes back says what it does, in the words of the act', async () => {
  const answered = confirmDelete('DUCA 123-6000001 queda anulada.', 'Anular');
  const [dialog] = dialogStore.get();
  expect(dialog).toMatchObject({
    title: '¿Esta seguro?',
    body: 'No podrá revertirlo. DUCA 123-6000001 queda anulada.',
    confirm: 'Sí, Anular',
    danger: true,
  });
  dialog!.answer(true);
  expect(await answered).toBe(true);
});

test('a question is cancelled when the page under it is left, whatever way leads out', async () => {
  const asked = confirmDelete();
  goTo('#/ordenestrabajo?orden=-CREADO');
  leaveQuestions();
  expect(dialogStore.get()).toHaveLength(1);
  goTo('#/facturagt');
  leaveQuestions();
  expect(dialogStore.get()).toEqual([]);
  expect(await asked).toBe(false);
});

test('a choice between two acts does neither when its page is left', async () => {
  const either = {
    title: 'La tasa es de otro día',
    body: '',
    confirm: 'Poner la nueva',
    cancel: 'Conservar',
  };
  const asked = choose(either);
  goTo('#/ducagt');
  leaveQuestions();
  expect(await asked).toBeUndefined();
});

test('what is asked of the page that is being gone to waits there, and what is told is left to be read', async () => {
  const told = inform('Enlace creado', 'Es la única vez que se muestra.');
  goTo('#/facturagt');
  const asked = confirmCreate('una factura');
  leaveQuestions();
  expect(dialogStore.get().map(({ title }) => title)).toEqual([
    'Enlace creado',
    '¿Desea crear una factura ?',
  ]);
  for (const { answer } of dialogStore.get()) answer(true);
  expect([await told, await asked]).toEqual([true, true]);
});
