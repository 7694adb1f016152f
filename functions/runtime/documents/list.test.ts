import { describe, expect, it } from 'vitest';
import { defineDocument } from '../../../shared/foundation/documents/definition.ts';
import { sampleDataSets } from '../../../shared/foundation/documents/sampleDataSets.fixture.ts';
import { field } from '../../../shared/foundation/fields/field.ts';
import type { Cursor } from '../cursor.ts';
import { listPage, type CursorDoor, type ListInput } from './list.ts';
import type { HeaderRow } from './rows.ts';
import { sampleKind } from '../../../shared/foundation/documents/sampleKind.fixture.ts';

const definition = defineDocument({
  ...sampleKind,
  idPrefix: 'FAC',
  dataSets: sampleDataSets,
  states: {
    initial: 'BORRADOR',
    states: { BORRADOR: { label: 'Borrador', tone: 'neutral', icon: 'pencil', editable: true } },
    transitions: {},
  },
  columns: {
    NUMERO: field.text('Número'),
    TOTAL: field.decimal('Total', { decimals: 2 }),
    FECHA: field.date('Fecha'),
  },
  summary: () => ({}),
  calculate: (body) => body,
  check: () => [],
});

const row = (ID: string, RESUMEN: Record<string, string>, more: Partial<HeaderRow> = {}): HeaderRow => ({
  pk: 'C#emp-1',
  sk: `H#${ID}`,
  ID,
  ESTADO: 'BORRADOR',
  VERSION: 1,
  LOCK: 1,
  ID_ORDEN: '',
  CREADO: '2026-11-20T09:00:00',
  CREADO_POR: 'ana',
  MODIFICADO: '2026-11-20T09:00:00',
  MODIFICADO_POR: 'ana',
  NUMERO_UNICO: '',
  RESUMEN,
  ...more,
});
const rows = [
  row('FAC-1', { NUMERO: 'A-10', TOTAL: '9.00', FECHA: '2026-11-10' }, { MODIFICADO: '2026-11-20T09:00:03' }),
  row('FAC-2', { NUMERO: 'A-9', TOTAL: '10.00', FECHA: '' }, { MODIFICADO: '2026-11-20T09:00:01' }),
  row(
    'FAC-3',
    { NUMERO: 'Ñandú García', TOTAL: '-1.00', FECHA: '2026-11-12T08:30:00' },
    { MODIFICADO: '2026-11-20T09:00:02', ESTADO: 'ANULADA' },
  ),
];
const cursors: CursorDoor = {
  seal: (cursor) => JSON.stringify(cursor),
  open: (text) => JSON.parse(text) as Cursor,
};
const paged = (input: ListInput, of: readonly HeaderRow[] = rows) => listPage(definition, of, input, cursors);
const ids = (input: ListInput): string[] => paged(input).rows.map((each) => each.ID);

describe('a list', () => {
  it('begins with what was made last, and gives each row as callers may see it', () => {
    const page = paged({});
    expect(page.rows.map((each) => each.ID)).toEqual(['FAC-3', 'FAC-2', 'FAC-1']);
    expect(page).toMatchObject({ total: 3, order: '-CREADO' });
    for (const hidden of ['pk', 'sk', 'NUMERO_UNICO']) expect(page.rows[0]).not.toHaveProperty(hidden);
    expect(page.rows[2]!.RESUMEN['NUMERO']).toBe('A-10');
    expect(ids({ ORDEN: '-MODIFICADO' })).toEqual(['FAC-1', 'FAC-3', 'FAC-2']);
  });

  it('is sorted by any column, numbers as numbers, upwards or downwards', () => {
    expect(ids({ ORDEN: 'TOTAL' })).toEqual(['FAC-3', 'FAC-1', 'FAC-2']);
    expect(ids({ ORDEN: '-TOTAL' })).toEqual(['FAC-2', 'FAC-1', 'FAC-3']);
    expect(ids({ ORDEN: 'NUMERO' })).toEqual(['FAC-2', 'FAC-1', 'FAC-3']);
    expect(ids({ ORDEN: '-NUMERO' })).toEqual(['FAC-3', 'FAC-1', 'FAC-2']);
    expect(ids({ ORDEN: 'ID' })).toEqual(['FAC-1', 'FAC-2', 'FAC-3']);
    expect(ids({ ORDEN: 'constructor' })).toEqual(['FAC-1', 'FAC-2', 'FAC-3']);
  });

  it('is filtered by what a column says exactly, and by all filters at once', () => {
    expect(ids({ FILTROS: { ESTADO: 'ANULADA' } })).toEqual(['FAC-3']);
    expect(ids({ FILTROS: { NUMERO: 'A-1' } })).toEqual([]);
    expect(ids({ FILTROS: { NUMERO: 'A-10', ESTADO: 'BORRADOR' } })).toEqual(['FAC-1']);
    expect(ids({ FILTROS: { NUMERO: 'A-10', ESTADO: 'ANULADA' } })).toEqual([]);
    expect(ids({ FILTROS: { NUMERO: '' } })).toHaveLength(3);
    expect(ids({ FILTROS: { toString: 'x' } })).toEqual([]);
  });

  it('takes both ends of a range of days, and a blank day into none', () => {
    const days = (from: string, to: string): string[] =>
      ids({ ORDEN: 'ID', FILTROS: { 'FECHA>=': from, 'FECHA<=': to } });
    expect(days('2026-11-10', '2026-11-12')).toEqual(['FAC-1', 'FAC-3']);
    expect(days('2026-11-11', '2026-11-12')).toEqual(['FAC-3']);
    expect(days('2026-11-10', '2026-11-11')).toEqual(['FAC-1']);
    expect(days('2026-11-13', '')).toEqual([]);
    expect(days('', '2026-11-09')).toEqual([]);
    expect(days('', '2026-11-10')).toEqual(['FAC-1']);
    for (const none of ['FECHA>=x', '>=', 'FECHA='])
      expect(ids({ FILTROS: { [none]: '2026-11-10' } }), `${none} is no column`).toEqual([]);
  });

  it('goes page by page and back, counts all that match, and ends where its rows end', () => {
    const many = Array.from({ length: 60 }, (_, at) => row(`F${String(at).padStart(2, '0')}`, {}));
    const names = many.map((each) => each.ID).reverse();
    const first = paged({}, many);
    expect(first.rows.map((each) => each.ID)).toEqual(names.slice(0, 50));
    expect(first).toMatchObject({ total: 60 });
    expect(first.previous).toBeUndefined();
    const second = paged({ CURSOR: first.next }, many);
    expect(second.rows.map((each) => each.ID)).toEqual(names.slice(50));
    expect(second.next).toBeUndefined();
    const back = paged({ CURSOR: second.previous }, many);
    expect(back.rows.map((each) => each.ID)).toEqual(names.slice(0, 50));
    expect(back.previous).toBeUndefined();
    const middle = paged({ TAMANO: 7, CURSOR: paged({ TAMANO: 14 }, many).next }, many);
    expect(middle.rows.map((each) => each.ID)).toEqual(names.slice(14, 21));
    expect(paged({ TAMANO: 7, CURSOR: middle.previous }, many).rows.map((each) => each.ID)).toEqual(
      names.slice(7, 14),
    );
  });

  it('goes on behind a row that is gone, and shows none twice', () => {
    const { next } = paged({ ORDEN: 'ID', TAMANO: 2 });
    const others = rows.filter((each) => each.ID !== 'FAC-2');
    expect(paged({ ORDEN: 'ID', CURSOR: next }, others).rows.map((each) => each.ID)).toEqual(['FAC-3']);
    expect(paged({ ORDEN: 'ID', CURSOR: next }).rows.map((each) => each.ID)).toEqual(['FAC-3']);
  });
});
