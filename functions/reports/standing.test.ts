import { afterAll, describe, expect, it } from 'vitest';
import { ducaCountries } from '../../shared/duca/countries.ts';
import { VOID_STATES } from '../../shared/foundation/documents/states.ts';
import {
  declarationFacts,
  type AnsweredTransmission,
  type DeclarationValues,
} from '../../shared/reports/declarationFacts.ts';
import type { Fact } from '../../shared/reports/facts.ts';
import type { ReportName } from '../../shared/reports/reports.ts';
import { fileOfFacts } from './askFacts.fixture.ts';
import { VALID_DAYS } from './findDays.ts';
import { byAgeSql } from './sql/byAge.ts';
import { byDaySql } from './sql/byDay.ts';
import { byDimensionSql } from './sql/byDimension.ts';
import { byTaxSql } from './sql/byTax.ts';
import { sqlOfReports } from './sqlOfReports.ts';

const [ACEPTADA, VALIDA_HASTA] = ['2026-11-20T09:30:00', '2027-01-06'] as const;
const values: DeclarationValues = {
  module: 'duca',
  text: { NUMERO: 'GT-1', NIT: '1', CLIENTE: 'Uno', ADUANA: '10', CANAL: 'AMARILLO', ACEPTADA, VALIDA_HASTA },
  cif: '1000',
  fob: '900',
  taxes: [{ CODIGO: 'DAI', IMPORTE: '10' }],
  guaranteed: [],
  lines: [
    {
      ...{ LINEA: '1', FRACCION: '8471300000', DESCRIPCION: 'Equipo', ORIGEN: 'CN', ACUERDO: '' },
      ...{ PESO: '1', FOB: '900', CIF: '1000', TRIBUTOS: '10', GARANTIZADO: '' },
    },
  ],
  papers: [{ CODIGO: '861', REFERENCIA: 'CO-1', VENCE: '', TEXTO: '' }],
};
const declared = (
  ID: string,
  ESTADO: string,
  text: DeclarationValues['text'] = {},
  sent: readonly AnsweredTransmission[] = [],
): Fact[] =>
  declarationFacts(
    { ID, VERSION: 1, ESTADO, ID_ORDEN: '', CREADO: '2026-11-19T08:00:00', CREADO_POR: 'ana' },
    { ...values, text: { ...values.text, ...text } },
    sent,
    '',
  );

const unaccepted = { ACEPTADA: '', VALIDA_HASTA: '', CANAL: '' };
const refused: AnsweredTransmission = {
  ...{ id: 't-1', operation: 'R', version: 1, accepted: false, user: 'ana' },
  ...{ created: '2026-11-19T09:00:00', answered: '2026-11-19T09:01:00' },
  facts: { CODIGO: '99', MENSAJE: 'No cuadra', PROBLEMAS: [] },
};

const facts: Fact[] = [
  ...declared('vale', 'AMARILLO'),
  ...declared('provisional', 'ROJO', { PENDIENTE: '1' }),
  ...declared('verde', 'VERDE', { CANAL: 'VERDE' }),
  ...declared('rectifica', 'CORRECCION'),
  ...declared('borrador', 'BORRADOR', unaccepted),
  ...declared('anulada', 'ANULADA', unaccepted),
  // As a day file of before tells it, and one that is on its way again.
  ...declared('rechazada', 'RECHAZADA', unaccepted),
  ...declared('reenviada', 'TRANSMITIENDO', unaccepted, [refused]),
  // It keeps what the authority answered, and what it would owe.
  ...declared('desistida', 'DESISTIDA', { PENDIENTE: '1' }),
];
const ACCEPTED = ['provisional', 'rectifica', 'vale', 'verde'];
const OPEN = ['borrador', 'rechazada', 'reenviada'];

const { answer, remove } = fileOfFacts(facts);
afterAll(remove);
const idsOf = async (name: ReportName): Promise<string[]> =>
  (await answer(sqlOfReports[name])).map(({ ID }) => String(ID)).sort();
const sumOf = async (sql: string, column = 'DECLARACIONES'): Promise<number> =>
  (await answer(sql)).reduce((sum, row) => sum + Number(row[column]), 0);

describe('a declaration that was withdrawn', () => {
  it('counts in no report of what was declared and paid', async () => {
    expect(await idsOf('lines')).toEqual(ACCEPTED);
    const counting = ['taxesByClient', 'taxesByMonth', 'channels', 'classifications', 'origins'] as const;
    for (const name of [...counting, 'suppliers', 'times'] as const)
      expect(await sumOf(sqlOfReports[name]), name).toBe(ACCEPTED.length);
    expect(await idsOf('papers')).toEqual([...ACCEPTED, ...OPEN].sort());
    expect(await sumOf(sqlOfReports.productivity)).toBe(ACCEPTED.length + OPEN.length);
  });

  it('counts in no statistic', async () => {
    expect(await sumOf(byTaxSql)).toBe(ACCEPTED.length);
    expect(await sumOf(byDaySql)).toBe(ACCEPTED.length + OPEN.length);
    const whole = (await answer(byDimensionSql)).find(({ GRUPO }) => GRUPO === 'TODO');
    expect(whole).toMatchObject({ DECLARACIONES: '7', ACEPTADAS: '4' });
  });

  it('owes no complementary declaration, and is no work to do', async () => {
    expect(await idsOf('pendingComplementary')).toEqual(['provisional']);
    expect(await sumOf(byAgeSql)).toBe(OPEN.length + 1);
  });

  it('is told by the report that tells of every declaration, with its state', async () => {
    const told = await answer(sqlOfReports.declarations);
    expect(told).toHaveLength(9);
    expect(told.find(({ ID }) => ID === 'desistida')).toMatchObject({ ESTADO: 'DESISTIDA' });
  });

  it('is known by every state that is void', () => {
    for (const state of VOID_STATES) expect(sqlOfReports.lines).toContain(`'${state}'`);
  });
});

describe('accepted the first time', () => {
  it('is a share of what was sent and answered: what was rejected counts, accepted since or not', async () => {
    const whole = (await answer(byDimensionSql)).find(({ GRUPO }) => GRUPO === 'TODO');
    expect(whole).toMatchObject({ PRIMERAS: '4', RESPONDIDAS: '6' });
    const [ana] = await answer(sqlOfReports.productivity);
    expect(ana).toMatchObject({ USUARIO: 'ana', A_LA_PRIMERA: '6667' });
  });
});

describe('unfinished work', () => {
  it('is what is not accepted or is being rectified, and nothing that was accepted and waits for its complementary one', async () => {
    expect(await idsOf('unfinished')).toEqual([...OPEN, 'rectifica'].sort());
  });
});

describe('validities that run out', () => {
  it('are of what stands and was not released, whatever days are asked for', async () => {
    expect(await idsOf('expiring')).toEqual(['provisional', 'rectifica', 'vale']);
    expect(sqlOfReports.expiring).not.toMatch(/:DESDE|:HASTA/);
  });

  it('are of nothing that was let go after a review, also while it is rectified', async () => {
    const own = fileOfFacts([
      ...declared('vale', 'ROJO', { CANAL: 'ROJO' }),
      ...declared('rectifica', 'CORRECCION', { CANAL: 'ROJO', LEVANTE: '2026-11-25' }),
      // As a day file of before tells it.
      ...declared('liberada', 'LIBERADA', { CANAL: 'ROJO' }),
    ]);
    expect((await own.answer(sqlOfReports.expiring)).map(({ ID }) => ID)).toEqual(['vale']);
    own.remove();
  });

  it('are looked for further back than any of them can reach, with three weeks of holidays', () => {
    for (const { validityDays } of Object.values(ducaCountries))
      expect(VALID_DAYS).toBeGreaterThan((validityDays / 5) * 7 + 21);
  });
});
