import { describe, expect, it } from 'vitest';
import { makeReference } from '../../documents/makeReference.ts';
import { documentProblems } from '../../documents/documentProblems.ts';
import { sampleDataSets } from '../../documents/sampleDataSets.fixture.ts';
import { blankBody, blankRecord, type AnyBody } from '../../fields/dataSet.ts';
import { blocks } from '../problem.ts';
import type { OwnCheckFacts } from './ownCheck.ts';
import { ownProblems, ownWarned, withOwnChecks } from './ownProblems.ts';
import { isOwnCheckFault, readOwnCheck } from './readOwnCheck.ts';

const plain = makeReference({
  country: 'GT',
  today: '2026-11-20',
  checkTaxId: (value) => ({ ok: true, value }),
  lists: new Map(),
});
const noun = { singular: 'factura', plural: 'facturas', gender: 'f' } as const;
const definition = { dataSets: sampleDataSets, noun };
const check = (more: Partial<OwnCheckFacts> = {}): OwnCheckFacts => ({
  CAMPO: 'FACTURA.NUMERO',
  CONDICION: 'IGUAL',
  COMPARADO: 'A-1',
  CUANDO_CAMPO: '',
  CUANDO_VALOR: '',
  VALOR: 'SAT ya lo rechazó',
  SEVERIDAD: 'ADVERTENCIA',
  ACTIVA: '1',
  ...more,
});
const reference = (more: Partial<OwnCheckFacts> = {}, MODULO = 'invoices') => {
  const { ACTIVA: _on, ...row } = check(more);
  return withOwnChecks(plain, [{ CLAVE: 'rev-1', EDICION: '1', MODULO, ...row }]);
};
const bodyOf = (facts: object, items: readonly object[] = []): AnyBody => {
  const blank = blankBody(sampleDataSets) as AnyBody;
  return {
    ...blank,
    FACTURA: { ...(blank['FACTURA'] as object), ...facts },
    ITEMS: items.map((each) => ({ ...blankRecord(sampleDataSets.ITEMS), ...each })),
  } as AnyBody;
};
const found = (body: AnyBody, more: Partial<OwnCheckFacts> = {}) =>
  ownProblems('invoices', sampleDataSets, body, reference(more));

describe('a check of the company', () => {
  it('warns where its field says what was rejected, however it is typed, and never blocks by itself', () => {
    const told = found(bodyOf({ NUMERO: ' a-1 ' }));
    expect(told).toEqual([
      expect.objectContaining({ code: 'own.rev-1', path: 'FACTURA.NUMERO', severity: 'warning' }),
    ]);
    expect(told[0]?.message).toMatch(/SAT ya lo rechazó \(revisión de su empresa\)$/);
    expect(blocks(told)).toBe(false);
    expect(found(bodyOf({ NUMERO: 'A-2' }))).toEqual([]);
    expect(blocks(found(bodyOf({ NUMERO: 'A-1' }), { SEVERIDAD: 'ERROR' }))).toBe(true);
  });

  it('is of one kind of document and judges no other', () => {
    const body = bodyOf({ NUMERO: 'A-1' });
    expect(ownProblems('invoices', sampleDataSets, body, reference({}, 'duca'))).toEqual([]);
    const judged = { module: 'invoices', dataSets: sampleDataSets, check: () => [] };
    const codes = documentProblems(judged, body, reference()).map(({ code }) => code);
    expect(codes).toContain('own.rev-1');
    expect(documentProblems({ ...judged, module: 'dva' }, body, reference())).not.toContainEqual(
      expect.objectContaining({ code: 'own.rev-1' }),
    );
  });

  it.each([
    ['VACIO', '', '', true],
    ['VACIO', '', 'x', false],
    ['LLENO', '', 'x', true],
    ['DISTINTO', 'A-1', 'A-2', true],
    ['DISTINTO', 'A-1', '', false],
    ['CONTIENE', '-9', 'A-95', true],
    ['NO_CONTIENE', '-9', 'A-1', true],
    ['EMPIEZA', 'a', 'A-1', true],
    ['NO_EMPIEZA', 'B', 'A-1', true],
  ] as const)('%s %s finds «%s»: %s', (CONDICION, COMPARADO, NUMERO, is) => {
    expect(found(bodyOf({ NUMERO }), { CONDICION, COMPARADO }).length > 0).toBe(is);
  });

  it('compares amounts as numbers and days as days', () => {
    const less = { CAMPO: 'FACTURA.TOTAL', CONDICION: 'MENOR', COMPARADO: '100.00' } as const;
    expect(found(bodyOf({ TOTAL: '99.00' }), less)).toHaveLength(1);
    expect(found(bodyOf({ TOTAL: '1000.00' }), less)).toEqual([]);
    const later = { CAMPO: 'FACTURA.FECHA', CONDICION: 'MAYOR', COMPARADO: '2026-01-31' } as const;
    expect(found(bodyOf({ FECHA: '2026-02-01' }), later)).toHaveLength(1);
  });

  it('looks only where the other field says so', () => {
    const when = { CUANDO_CAMPO: 'FACTURA.HAY_CONTRATO', CUANDO_VALOR: '1' };
    expect(found(bodyOf({ NUMERO: 'A-1', HAY_CONTRATO: '1' }), when)).toHaveLength(1);
    expect(found(bodyOf({ NUMERO: 'A-1', HAY_CONTRATO: '0' }), when)).toEqual([]);
  });

  it('warns once a line, and is counted once a document', () => {
    const [field] = Object.entries(sampleDataSets.ITEMS.fields).find(([, its]) => its.kind === 'text')!;
    const lines = bodyOf({}, [{ [field]: 'x' }, { [field]: 'y' }, { [field]: 'x' }]);
    const more = { CAMPO: `ITEMS.${field}`, COMPARADO: 'x' };
    expect(found(lines, more).map(({ path }) => path)).toEqual([`ITEMS[0].${field}`, `ITEMS[2].${field}`]);
    expect(ownWarned('invoices', sampleDataSets, lines, reference(more))).toEqual({ 'rev-1': '1' });
  });
});

describe('a check that makes no sense', () => {
  const fault = (more: Partial<OwnCheckFacts>): string => {
    const read = readOwnCheck(definition, check(more), plain);
    return isOwnCheckFault(read) ? `${read.name}: ${read.reason}` : '';
  };

  it.each([
    [{ CAMPO: 'FACTURA.NADA' }, 'CAMPO: «FACTURA.NADA» no es un campo de la factura; elija uno de la lista'],
    [{ CAMPO: 'ITEMS[0].VALOR' }, 'no es un campo de la factura'],
    [{ CAMPO: '' }, 'no es un campo de la factura'],
    [{ COMPARADO: ' ' }, 'COMPARADO: falta'],
    [{ CONDICION: 'MENOR' }, 'CONDICION: '],
    [{ CAMPO: 'FACTURA.TOTAL', COMPARADO: 'mucho' }, 'COMPARADO: «mucho» no vale'],
    [{ VALOR: '  ' }, 'VALOR: falta'],
    [{ CUANDO_CAMPO: 'OTRA.COSA', CUANDO_VALOR: '1' }, 'CUANDO_CAMPO: «OTRA.COSA» no es un campo'],
    [{ CUANDO_CAMPO: 'FACTURA.FECHA', CUANDO_VALOR: '' }, 'CUANDO_VALOR: falta'],
  ] as const)('%o is refused with a sentence', (more, said) => {
    expect(fault(more as Partial<OwnCheckFacts>)).toContain(said);
  });

  it('is read as the field stores it', () => {
    expect(
      readOwnCheck(definition, check({ CAMPO: 'FACTURA.TOTAL', COMPARADO: '1,234.5' }), plain),
    ).toMatchObject({
      COMPARADO: '1234.50',
    });
  });
});
