import { defineDocument } from './definition.ts';
import { describe, expect, it } from 'vitest';
import { describeChange, sourceChange } from './sourceChange.ts';
import { inheritedProblems, staleProblems } from './sourceProblems.ts';
import { sampleDataSets } from './sampleDataSets.fixture.ts';
import { missing, problem, warning } from '../rules/problem.ts';
import { sampleKind } from './sampleKind.fixture.ts';

const invoice = defineDocument({
  ...sampleKind,
  dataSets: sampleDataSets,
  columns: {},
  summary: () => ({}),
  calculate: (body) => body,
  check: () => [],
});
const line = (id: string, MARCA: string, VALOR = '1.00') => ({ ID_ITEM: id, MARCA, VALOR });
const body = (NUMERO: string, TOTAL: string, ...ITEMS: ReturnType<typeof line>[]) => ({
  FACTURA: { NUMERO, TOTAL, FECHA: '', HAY_CONTRATO: '', CONTRATO: '' },
  ITEMS,
});
const MOVE = { module: 'invoices', id: 'fac-1', from: 1, to: 2 } as const;

describe('a source that changed', () => {
  it('is told by its lines and fields, and not by what is computed from them', () => {
    const before = body('001', '2.00', line('a', 'X'), line('b', 'Y'), line('c', 'Z'));
    const after = body('001', '9.00', line('a', 'N', '5.00'), line('c', 'Z'), line('d', 'W'));
    expect(describeChange(invoice, before, after)).toEqual({ text: '3 líneas', path: 'ITEMS[0].MARCA' });
    expect(
      describeChange(invoice, before, { ...before, FACTURA: { ...before.FACTURA, NUMERO: '2' } }),
    ).toEqual({
      text: 'Casilla 1, Número',
      path: 'FACTURA.NUMERO',
    });
    expect(describeChange(invoice, before, body('2', '2.00', line('a', 'X'), line('b', 'Y')))).toEqual({
      text: '1 línea y 1 dato',
      path: 'FACTURA.NUMERO',
    });
    expect(describeChange(invoice, before, before)).toEqual({ text: '', path: '' });
  });

  it('says what happened to it, where, and the way out', () => {
    const told = (move: { from: number; to: number }, change?: { text: string; path: string }): string =>
      sourceChange(invoice, { ...MOVE, ...move }, { NUMERO: '001' }, change).message;
    expect(told({ from: 1, to: 2 }, { text: '2 líneas', path: '' })).toBe('La factura 001 cambió: 2 líneas.');
    expect(told({ from: 0, to: 1 })).toBe('La factura 001 es nueva en la orden y no se ha tomado.');
    expect(told({ from: 3, to: 0 })).toBe('La factura 001 está anulada o ya no está en la orden.');
    const change = sourceChange(
      invoice,
      MOVE,
      { NUMERO: '001' },
      { text: '2 líneas', path: 'ITEMS[0].MARCA' },
    );
    expect(staleProblems(invoice, [change])).toEqual([
      {
        code: 'sources.changed',
        path: '',
        severity: 'error',
        message:
          'La factura 001 cambió: 2 líneas. Actualice la factura, o consérvela como está con un motivo.',
        other: { module: 'invoices', id: 'fac-1', path: 'ITEMS[0].MARCA', label: 'Factura 001' },
      },
    ]);
  });

  it('brings its errors and then its warnings along, and counts what is too much to tell', () => {
    const place = { module: 'invoices', id: 'fac-1', label: 'Factura 001' } as const;
    expect(inheritedProblems(place, [warning('w', 'A.B', 'Aviso.'), problem('e', 'A.C', 'Falta.')])).toEqual([
      {
        code: 'sources.problem',
        path: '',
        severity: 'error',
        message: 'Factura 001: Falta.',
        other: { ...place, path: 'A.C' },
      },
      {
        code: 'sources.warning',
        path: '',
        severity: 'warning',
        message: 'Factura 001: Aviso.',
        other: { ...place, path: 'A.B' },
      },
    ]);
    const many = inheritedProblems(
      place,
      Array.from({ length: 25 }, () => problem('e', 'A', 'Falta.')),
    );
    expect(many).toHaveLength(21);
    expect(many.at(-1)!.message).toBe('Factura 001: tiene 5 problemas más; corríjalos allí.');
    const doubts = Array.from({ length: 21 }, () => warning('w', 'A', 'Aviso.'));
    expect(inheritedProblems(place, doubts).at(-1)).toMatchObject({
      severity: 'warning',
      message: 'Factura 001: tiene una advertencia más; revísela allí.',
    });
  });

  it('tells what a source still lacks as missing, after what is wrong in it', () => {
    const place = { module: 'invoices', id: 'fac-1', label: 'Factura 001' } as const;
    const told = inheritedProblems(place, [missing('m', 'A.B', 'Falta.'), problem('e', 'A.C', 'Mal.')]);
    expect(told.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      ['sources.problem', 'error', 'Factura 001: Mal.'],
      ['sources.missing', 'missing', 'Factura 001: Falta.'],
    ]);
    const many = inheritedProblems(
      place,
      Array.from({ length: 21 }, () => missing('m', 'A', 'Falta.')),
    );
    expect(many.at(-1)).toMatchObject({
      severity: 'missing',
      message: 'Factura 001: le falta un dato más; complételo allí.',
    });
  });

  it('leaves out the doubts that every document has of its own goods', () => {
    const place = { module: 'invoices', id: 'fac-1', label: 'Factura 001' } as const;
    const shared = [warning('tariff.unknown', 'A', 'Código.'), warning('units.vin', 'B', 'VIN.')];
    expect(inheritedProblems(place, shared)).toEqual([]);
    expect(inheritedProblems(place, [problem('tariff.unknown', 'A', 'Código.')])).toHaveLength(1);
  });
});
