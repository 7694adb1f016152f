import { defineDocument } from '../../../shared/foundation/documents/definition.ts';
import { followItem, itemPlaces } from '../../../shared/foundation/documents/followItem.ts';
import { sampleKind } from '../../../shared/foundation/documents/sampleKind.fixture.ts';
import { many, linesIn, type AnyBody, type AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { field } from '../../../shared/foundation/fields/field.ts';

/** Items, and papers that belong to one of them: by its number as a person writes it, and its key. */
export const itemSets = {
  ITEMS: many('Ítems', 'ID_ITEM', {
    ID_ITEM: field.key(),
    NUMERO: field.integer('No.', { writer: 'computation', hidden: true }),
    MARCA: field.text('Marca'),
    PAIS: field.text('País'),
  }),
  PAPELES: many('Papeles', 'ID', {
    ID: field.key(),
    ID_ITEM: field.text('Ítem', { hidden: true }),
    NUMERO_ITEM: field.integer('Ítem', { numberOf: { lines: 'ITEMS', key: 'ID_ITEM' } }),
    TEXTO: field.text('Texto'),
  }),
};

/** Papers follow their items; items carry the number of their place. */
function calculate(body: AnyBody): AnyBody {
  const items = linesIn(body, 'ITEMS');
  const places = itemPlaces(items.map(({ ID_ITEM = '', NUMERO = '' }) => ({ key: ID_ITEM, was: NUMERO })));
  return {
    ITEMS: items.map((item, at) => ({ ...item, NUMERO: String(at + 1) })),
    PAPELES: linesIn(body, 'PAPELES').map((line) => {
      const { ID_ITEM = '', NUMERO_ITEM = '' } = line;
      return { ...line, ...followItem({ ID_ITEM, NUMERO_ITEM }, places) };
    }),
  };
}

export const itemDocument = defineDocument({
  ...sampleKind,
  dataSets: itemSets,
  states: { initial: 'ABIERTA', states: {}, transitions: {} },
  columns: {},
  summary: () => ({}),
  calculate: (body) => calculate(body) as typeof body,
  check: () => [],
});

export const itemLine = (ID_ITEM: string): AnyRecord => ({ ID_ITEM, NUMERO: '', MARCA: ID_ITEM, PAIS: '' });
export const paperLine = (ID: string, NUMERO_ITEM: string): AnyRecord => ({
  ...{ ID, NUMERO_ITEM, ID_ITEM: '', TEXTO: '' },
});

/** A body with items of these keys, and papers of the items at these numbers. */
export const itemBody = (items: readonly string[], papers: readonly string[]): AnyBody =>
  calculate({
    ITEMS: items.map(itemLine),
    PAPELES: papers.map((number, at) => paperLine(`p${at}`, number)),
  });
