import { describe, expect, it } from 'vitest';
import { cents } from '../foundation/decimal/cents.ts';
import { plainTaxId } from '../foundation/numbers/plainTaxId.ts';
import {
  brief,
  declarationFacts,
  minutesBetween,
  type AnsweredTransmission,
  type DeclarationValues,
} from './declarationFacts.ts';
import type { Fact } from './facts.ts';

const header = {
  ...{ ID: 'duc-1', VERSION: 3, ESTADO: 'VERDE', ID_ORDEN: 'ord-1' },
  ...{ CREADO: '2026-11-18T10:00:00', CREADO_POR: 'ana' },
};
const values: DeclarationValues = {
  module: 'duca',
  text: {
    ...{ NO_ORDEN: '1236000567', NUMERO: 'GT-1', NIT: '57693-7k', CLIENTE: 'x'.repeat(300) },
    ...{ AGENTE: 'Agencia', ACEPTADA: '2026-11-20T09:30:00', CANAL: 'VERDE' },
  },
  cif: '1000.50',
  fob: '900',
  taxes: [
    { CODIGO: 'DAI', IMPORTE: '10.01' },
    { CODIGO: 'IVA', IMPORTE: '' },
  ],
  guaranteed: [],
  lines: [
    {
      ...{ LINEA: '7', FRACCION: '8471300000', DESCRIPCION: 'y'.repeat(300), ORIGEN: 'CN', ACUERDO: '' },
      ...{ PESO: '1.25', FOB: '900', CIF: '1000.50', TRIBUTOS: '10.01', GARANTIZADO: '' },
    },
    {
      ...{ LINEA: '', FRACCION: '', DESCRIPCION: '', ORIGEN: '', ACUERDO: '' },
      ...{ PESO: '', FOB: '', CIF: '', TRIBUTOS: '', GARANTIZADO: '' },
    },
  ],
  papers: [{ CODIGO: '861', REFERENCIA: 'CO-1', VENCE: '2027-01-01', TEXTO: 'z'.repeat(300) }],
};
const sent = (id: string, more: Partial<AnsweredTransmission> = {}): AnsweredTransmission => ({
  ...{ id, operation: 'R', version: 1, accepted: true, user: 'eva' },
  ...{ created: '2026-11-20T09:00:00', answered: '2026-11-20T09:30:00' },
  facts: { CODIGO: '0', MENSAJE: 'ok', PROBLEMAS: [] },
  ...more,
});
const refused = (id: string, created: string, PROBLEMAS: AnsweredTransmission['facts']['PROBLEMAS'] = []) =>
  sent(id, { accepted: false, created, facts: { CODIGO: '99', MENSAJE: 'No cuadra', PROBLEMAS } });
const factsOf = (
  change: { header?: Partial<typeof header>; text?: DeclarationValues['text'] } = {},
  answers: readonly AnsweredTransmission[] = [],
  opened = '2026-11-18T08:00:00',
): Fact[] =>
  declarationFacts(
    { ...header, ...change.header },
    { ...values, text: { ...values.text, ...change.text } },
    answers,
    opened,
  );
const ofClass = (facts: readonly Fact[], CLASE: string): Fact[] =>
  facts.filter((each) => each.CLASE === CLASE);
const wholeOf = (...given: Parameters<typeof factsOf>): Fact => ofClass(factsOf(...given), 'declaracion')[0]!;

describe('a declaration in the analysis', () => {
  it('is itself, its lines, its taxes and its papers', () => {
    const facts = factsOf();
    expect(ofClass(facts, 'declaracion')).toHaveLength(1);
    expect(wholeOf()).toMatchObject({
      ...{ MODULO: 'duca', ID: 'duc-1', VERSION: 3, ESTADO: 'VERDE', ID_ORDEN: 'ord-1', N: 0 },
      ...{ NIT: '576937K', CLIENTE: 'x'.repeat(200), USUARIO: 'ana', CANAL: 'VERDE' },
      ...{ INGRESO: '2026-11-18T08:00:00', FECHA: '2026-11-20', ABIERTO: '', LINEAS: 2 },
      ...{ FOB: 90_000, CIF: 100_050, TRIBUTOS: 1_001, MINUTOS: 2 * 1440 + 90 },
    });
    expect(ofClass(facts, 'linea')).toMatchObject([
      { N: 0, LINEA: 7, FRACCION: '8471300000', ORIGEN: 'CN', PESO: 125, CIF: 100_050, TRIBUTOS: 1_001 },
      { N: 1, LINEA: 2, PESO: 0, FOB: 0 },
    ]);
    expect(ofClass(facts, 'linea')[0]!.DESCRIPCION).toBe('y'.repeat(200));
    expect(ofClass(facts, 'tributo')).toMatchObject([
      { N: 0, CODIGO: 'DAI', MONTO: 1_001 },
      { N: 1, CODIGO: 'IVA', MONTO: 0 },
    ]);
    expect(ofClass(facts, 'documento')).toMatchObject([
      { N: 0, CODIGO: '861', REFERENCIA: 'CO-1', VENCE: '2027-01-01', TEXTO: 'z'.repeat(200) },
    ]);
  });

  it('is of the day of its acceptance, until then of its making, and came in when its order was opened', () => {
    const draft = { header: { ESTADO: 'BORRADOR' }, text: { ACEPTADA: '' } };
    expect(wholeOf(draft)).toMatchObject({ FECHA: '2026-11-18', MINUTOS: 0, PRIMERA: '' });
    expect(wholeOf({}, [], '')).toMatchObject({ INGRESO: '2026-11-18T10:00:00' });
  });

  it('is open until it was answered, and while it is to be completed; what was annulled is not', () => {
    const open = (ESTADO: string, PENDIENTE = '') =>
      wholeOf({ header: { ESTADO }, text: { PENDIENTE } }).ABIERTO;
    expect([
      open('BORRADOR'),
      open('VERDE'),
      open('VERDE', '1'),
      open('ANULADA'),
      open('ANULADA', '1'),
    ]).toEqual(['1', '', '1', '', '']);
  });

  it('was accepted the first time where no registration of it was refused', () => {
    const first = (...answers: AnsweredTransmission[]) => wholeOf({}, answers).PRIMERA;
    expect(first(sent('t1'))).toBe('1');
    expect(first(refused('t0', '2026-11-19T09:00:00'), sent('t1'))).toBe('0');
    expect(first(sent('t1'), { ...refused('t2', '2026-11-20T10:00:00'), operation: 'M' })).toBe('1');
  });

  it('was not accepted the first time as soon as a registration of it was refused, accepted since or not', () => {
    const open = { header: { ESTADO: 'RECHAZADA' }, text: { ACEPTADA: '' } };
    expect(wholeOf(open, [refused('t1', '2026-11-19T09:00:00')]).PRIMERA).toBe('0');
    expect(wholeOf(open, []).PRIMERA).toBe('');
  });
});

describe('what the authority answered', () => {
  it('is told in the order of time, whatever order it comes in', () => {
    const late = sent('b', { created: '2026-11-20T11:00:00', answered: '2026-11-20T11:00:40' });
    const facts = ofClass(
      factsOf({}, [late, refused('c', '2026-11-20T10:00:00'), refused('a', '2026-11-20T10:00:00')]),
      'transmision',
    );
    expect(facts).toMatchObject([
      { N: 0, REFERENCIA: 'a', ESTADO: 'RECHAZADA', CODIGO: '99', TEXTO: 'No cuadra', MINUTOS: 0 },
      { N: 1, REFERENCIA: 'c', ESTADO: 'RECHAZADA' },
      {
        N: 2,
        REFERENCIA: 'b',
        ESTADO: 'ACEPTADA',
        MINUTOS: 1,
        USUARIO: 'eva',
        TIPO: 'R',
        FECHA: '2026-11-20',
      },
    ]);
  });

  it('is each objection by its field, whichever line it is of, or what it said where it named none', () => {
    const problem = (code: string, path: string, message: string) =>
      ({ code, path, message, severity: 'error' }) as const;
    const facts = factsOf({}, [
      refused('t1', '2026-11-19T09:00:00', [
        problem('A', 'FRACCIONES[12].PESO_NETO', 'Peso'),
        problem('B', 'DUCA.NIT', 'w'.repeat(300)),
      ]),
      refused('t2', '2026-11-19T10:00:00'),
      sent('t3'),
    ]);
    expect(ofClass(facts, 'rechazo')).toMatchObject([
      { N: 0, CODIGO: 'A', CAMPO: 'FRACCIONES.PESO_NETO', TEXTO: 'Peso', REFERENCIA: 't1', ID: 'duc-1' },
      { N: 1, CODIGO: 'B', CAMPO: 'DUCA.NIT', TEXTO: 'w'.repeat(200) },
      { N: 2, CODIGO: '99', CAMPO: '', TEXTO: 'No cuadra', REFERENCIA: 't2' },
    ]);
  });
});

it('counts whole minutes, never below none, and none where a moment is missing', () => {
  expect(minutesBetween('2026-11-20T09:00:00', '2026-11-20T10:30:29')).toBe(90);
  expect(minutesBetween('2026-11-20T10:00:00', '2026-11-20T09:00:00')).toBe(0);
  expect([minutesBetween('', '2026-11-20T09:00:00'), minutesBetween('2026-11-20T09:00:00', '')]).toEqual([
    0, 0,
  ]);
  expect([cents(''), cents('1.5')]).toEqual([0, 150]);
  expect(plainTaxId(' 0801-9021.00001a ')).toBe('0801902100001A');
  expect(brief('abc')).toBe('abc');
});
