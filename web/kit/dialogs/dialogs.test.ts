import { expect, test } from 'vitest';
import type { Noun } from '../../../shared/foundation/documents/noun.ts';
import { confirmCreate, confirmDelete, confirmSave, informDone, informFailed } from './dialogs.ts';
import { dialogStore } from './dialogStore.ts';

const order: Noun = { singular: 'expediente', plural: 'expedientes', gender: 'm' };
const invoice: Noun = { singular: 'factura', plural: 'facturas', gender: 'f' };

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
