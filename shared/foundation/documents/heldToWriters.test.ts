import { describe, expect, it } from 'vitest';
import { many, one, type AnyBody, type AnyRecord } from '../fields/dataSet.ts';
import { field } from '../fields/field.ts';
import { unansweredProblems, withAuthorityFactsOf, withoutAuthorityFacts } from './authorityFacts.ts';
import { heldToWriters, nobody, type Vouch } from './heldToWriters.ts';
import { applyChanges, type Change } from './patch.ts';

const dataSets = {
  CABEZA: one('Cabeza', {
    TEXTO: field.text('Texto'),
    TOTAL: field.decimal('Total', { decimals: 2, writer: 'computation' }),
    CANAL: field.text('Canal', { writer: 'authority' }),
  }),
  LINEAS: many('Líneas', 'ID', {
    ID: field.key(),
    TEXTO: field.text('Texto'),
    FUENTE: field.text('Fuente', { writer: 'derivation' }),
    ARCHIVO: field.text('Archivo', { writer: 'system' }),
    HUELLA: field.text('Huella', { writer: 'system' }),
  }),
  VINCULOS: many('Vínculos', 'ID', { ID: field.key('derivation'), TEXTO: field.text('Texto') }),
  AVISOS: many('Avisos', 'ID', { ID: field.key('system'), DICE: field.text('Dice', { writer: 'system' }) }),
};
const line = (ID: string, FUENTE = '', ARCHIVO = '', HUELLA = ''): AnyRecord => ({
  ID,
  TEXTO: '',
  FUENTE,
  ARCHIVO,
  HUELLA,
});
const stored: AnyBody = {
  CABEZA: { TEXTO: 'a', TOTAL: '5.00', CANAL: 'VERDE' },
  LINEAS: [line('1', 'fac-1'), line('2', 'fac-2', 'arc-1', 'h1')],
  VINCULOS: [],
  AVISOS: [{ ID: 'x', DICE: 'uno' }],
};
const held = (changes: Change[], vouch: Vouch = nobody) =>
  heldToWriters(dataSets, stored, { body: applyChanges(dataSets, stored, changes), changes }, vouch);
const refusedPaths = (changes: Change[], vouch?: Vouch): string[] =>
  held(changes, vouch).refused.map(({ path }) => path);

describe('a person’s change', () => {
  it('of a person’s field goes through, and lines that did not change are the same objects', () => {
    const { body, refused, doubted } = held([{ op: 'set', path: 'LINEAS[0].TEXTO', value: 'b' }]);
    expect([refused, doubted]).toEqual([[], false]);
    expect(body['LINEAS']).toMatchObject([{ TEXTO: 'b', FUENTE: 'fac-1' }, { FUENTE: 'fac-2' }]);
    expect((body['LINEAS'] as AnyRecord[])[1]).toBe((stored['LINEAS'] as AnyRecord[])[1]);
  });

  it('of a whole record leaves what others wrote, said as it is or not said at all', () => {
    const said: AnyRecord[] = [{ TEXTO: 'b' }, { TEXTO: 'b', CANAL: 'VERDE', TOTAL: '7.00' }];
    for (const value of said) {
      const { body, refused } = held([{ op: 'set', path: 'CABEZA', value }]);
      expect(refused).toEqual([]);
      expect(body['CABEZA']).toEqual({ TEXTO: 'b', TOTAL: '5.00', CANAL: 'VERDE' });
    }
  });

  it('of what is computed is refused by name', () => {
    expect(refusedPaths([{ op: 'set', path: 'CABEZA.TOTAL', value: '7.00' }])).toEqual(['CABEZA.TOTAL']);
  });

  it('that takes an authority’s value away by name is refused', () => {
    expect(refusedPaths([{ op: 'set', path: 'CABEZA.CANAL', value: '' }])).toEqual(['CABEZA.CANAL']);
  });

  it('that sorts the lines keeps each with what others wrote of it, by its key', () => {
    const value = [line('2'), line('1')].map(({ ID, TEXTO }) => ({ ID: ID!, TEXTO: TEXTO! }));
    expect(held([{ op: 'set', path: 'LINEAS', value }]).body['LINEAS']).toEqual(
      (stored['LINEAS'] as AnyRecord[]).toReversed(),
    );
  });

  it('that gives a second line the key of the first gives it none of its facts', () => {
    const lines = [line('2', 'fac-2', 'arc-1', 'h1')];
    expect(refusedPaths([{ op: 'insert', path: 'LINEAS', lines }])).toEqual([
      'LINEAS[2].FUENTE',
      'LINEAS[2].ARCHIVO',
      'LINEAS[2].HUELLA',
    ]);
  });

  it('brings no line whose key is the id of a document; a key that a grid made up is only a key', () => {
    const insert = (ID: string): Change => ({ op: 'insert', path: 'VINCULOS', lines: [{ ID }] });
    expect(refusedPaths([insert('dva-0123456789abcdefghjkmn')])).toEqual(['VINCULOS[0].ID']);
    expect(refusedPaths([insert('5f0c7a1e-0000-4000-8000-000000000000')])).toEqual([]);
  });

  it('neither adds nor takes away lines of which nothing is a person’s', () => {
    for (const change of [
      { op: 'remove', path: 'AVISOS[0]', count: 1 },
      { op: 'insert', path: 'AVISOS', lines: [{}] },
      { op: 'set', path: 'AVISOS', value: [] },
    ] satisfies Change[])
      expect(held([change]).body['AVISOS']).toEqual(stored['AVISOS']);
  });
});

describe('a voucher', () => {
  const file: Vouch = (dataSet) =>
    dataSet === 'LINEAS'
      ? [
          { ARCHIVO: '', HUELLA: '' },
          { ARCHIVO: 'arc-2', HUELLA: 'h2' },
          { ARCHIVO: 'arc-3', HUELLA: 'h3' },
        ]
      : [];
  const attach = (ARCHIVO: string, HUELLA: string): Change[] => [
    { op: 'set', path: 'LINEAS[1].ARCHIVO', value: ARCHIVO },
    { op: 'set', path: 'LINEAS[1].HUELLA', value: HUELLA },
  ];

  it('lets its own facts in, whole or not at all', () => {
    expect(refusedPaths(attach('arc-2', 'h2'))).not.toEqual([]);
    expect(refusedPaths(attach('arc-2', 'h2'), file)).toEqual([]);
    expect(refusedPaths(attach('arc-2', 'h3'), file)).toEqual(['LINEAS[1].ARCHIVO', 'LINEAS[1].HUELLA']);
  });

  it('may say that there are none', () => {
    expect(refusedPaths(attach('', ''))).toHaveLength(2);
    expect(held(attach('', ''), file)).toMatchObject({
      refused: [],
      body: { LINEAS: [{}, { ARCHIVO: '', HUELLA: '' }] },
    });
  });
});

describe('the authority’s fields', () => {
  it('are told while the authority has not answered, and taken out', () => {
    expect(unansweredProblems(dataSets, stored)).toMatchObject([
      { path: 'CABEZA.CANAL', severity: 'error', message: expect.stringContaining('Canal: dice «VERDE»') },
    ]);
    expect(withoutAuthorityFacts(dataSets, stored)).toEqual({
      ...stored,
      CABEZA: { TEXTO: 'a', TOTAL: '5.00', CANAL: '' },
    });
    const clean = withoutAuthorityFacts(dataSets, stored);
    expect(withoutAuthorityFacts(dataSets, clean)).toBe(clean);
  });

  it('are taken from another body of the document, blank ones and whole lists of theirs, and nothing else is', () => {
    const charged = { DICE: field.text('Dice', { writer: 'authority' }) };
    const sets = { ...dataSets, COBROS: many('Cobros', 'ID', { ID: field.key('authority'), ...charged }) };
    const old = { ...stored, COBROS: [{ ID: 'a', DICE: 'viejo' }] };
    const COBROS = [{ ID: 'b', DICE: 'nuevo' }];
    const young = { CABEZA: { TEXTO: 'b', TOTAL: '9.00', CANAL: '' }, LINEAS: [], AVISOS: [], COBROS };
    expect(withAuthorityFactsOf(sets, old, young)).toEqual({
      ...stored,
      CABEZA: { TEXTO: 'a', TOTAL: '5.00', CANAL: '' },
      COBROS,
    });
  });
});
