import { defineDocument } from '../../shared/foundation/documents/definition.ts';
import { makeReference } from '../../shared/foundation/documents/makeReference.ts';
import { sampleDataSets } from '../../shared/foundation/documents/sampleDataSets.fixture.ts';
import { sampleKind } from '../../shared/foundation/documents/sampleKind.fixture.ts';
import { field } from '../../shared/foundation/fields/field.ts';

/** A small kind of document with a number of its own and marks, for tests of the store. */
export const definition = defineDocument({
  ...sampleKind,
  idPrefix: 'FAC',
  dataSets: sampleDataSets,
  states: {
    initial: 'BORRADOR',
    states: {
      BORRADOR: { label: 'Borrador', tone: 'neutral', icon: 'pencil', editable: true },
      CERRADA: { label: 'Cerrada', tone: 'good', icon: 'lock', editable: false },
      ANULADA: { label: 'Anulada', tone: 'bad', icon: 'ban', editable: false },
    },
    transitions: {
      cerrar: { from: ['BORRADOR'], to: 'CERRADA', label: 'cerrar', byPerson: true },
      anular: {
        from: ['BORRADOR', 'CERRADA'],
        to: 'ANULADA',
        label: 'anular',
        byPerson: true,
        freesNumber: true,
      },
    },
  },
  columns: { NUMERO: field.text('Número') },
  summary: (body) => ({ NUMERO: body.FACTURA.NUMERO }),
  uniqueNumber: (body) => body.FACTURA.NUMERO,
  marks: (body) => [...new Set(body.ITEMS.map((each) => `marca:${each.MARCA}`))],
  calculate: (body) => body,
  check: () => [],
});
export const reference = makeReference({
  country: 'GT',
  today: '2026-11-20',
  checkTaxId: (value) => ({ ok: true, value }),
  lists: new Map(),
});
/** Content with a number and a line of each brand. */
export const content = (NUMERO: string, ...brands: string[]) => ({
  body: {
    FACTURA: { NUMERO, FECHA: '', TOTAL: '', HAY_CONTRATO: '', CONTRATO: '' },
    ITEMS: brands.map((MARCA, at) => ({ ID_ITEM: `i${at}`, MARCA, VALOR: '' })),
  },
});
export const facts = { orderId: '', action: 'prueba', reference };

/** What the work was refused with; it is an error that it was not. */
export const refusalOf = (work: Promise<unknown>): Promise<Error & { code: string; details: unknown }> =>
  work.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: Error & { code: string; details: unknown }) => error,
  );
