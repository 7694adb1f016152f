import { afterAll, describe, expect, it } from 'vitest';
import { factOf, type Fact } from '../../shared/reports/facts.ts';
import { fileOfFacts } from './askFacts.fixture.ts';
import { byRejectionSql } from './sql/byRejection.ts';
import { sqlOfReports } from './sqlOfReports.ts';

/** An objection of an authority, by what people look for its cause. */
const rejected = (ID: string, N: number, more: Partial<Fact>): Fact =>
  factOf({
    ...{ MODULO: 'duca', ID, N, CLASE: 'rechazo', FECHA: '2026-11-20', CREADO: '2026-11-20T09:00:00' },
    ...{
      CODIGO: 'SAT-12',
      CAMPO: 'DUCA.NIT',
      TEXTO: 'No está inscrito',
      NIT: '576937K',
      CLIENTE: 'Textiles',
    },
    ...{ REGIMEN: '4000', USUARIO: 'ana', ...more },
  });

const { answer, remove } = fileOfFacts([
  rejected('duc-1', 0, {}),
  rejected('duc-1', 1, { CODIGO: 'SAT-30', CAMPO: 'DUCA.ADUANA' }),
  rejected('duc-2', 0, {
    REGIMEN: '7000',
    USUARIO: 'eva',
    CLIENTE: 'TEXTILES, S.A.',
    CREADO: '2026-11-21T09:00:00',
  }),
  rejected('duc-3', 0, { REGIMEN: '', NIT: '81237642', CLIENTE: 'El Volcán' }),
  rejected('duc-4', 0, { FECHA: '2027-01-01' }),
  factOf({ ...rejected('duc-5', 0, {}), CLASE: 'declaracion' }),
]);
afterAll(remove);

const groupOf = async (group: string) =>
  (await answer(byRejectionSql))
    .filter(({ GRUPO }) => GRUPO === group)
    .map(({ CLAVE, CODIGO, CAMPO, RECHAZOS, DECLARACIONES }) =>
      [...(group === 'OBJECION' ? [CODIGO, CAMPO] : [CLAVE]), RECHAZOS, DECLARACIONES].map(String),
    );

describe('rejections are counted by code, field, user, client and regime (product 4)', () => {
  it('by code and field as ever', async () => {
    expect(await groupOf('OBJECION')).toEqual([
      ['SAT-12', 'DUCA.NIT', '3', '3'],
      ['SAT-30', 'DUCA.ADUANA', '1', '1'],
    ]);
  });

  it('by regime, that which none has too', async () => {
    expect(await groupOf('REGIMEN')).toEqual([
      ['4000', '2', '1'],
      ['', '1', '1'],
      ['7000', '1', '1'],
    ]);
  });

  it('by client, one row whatever an order calls them, and by person', async () => {
    expect(await groupOf('CLIENTE')).toEqual([
      ['TEXTILES, S.A.', '3', '2'],
      ['El Volcán', '1', '1'],
    ]);
    expect(await groupOf('USUARIO')).toEqual([
      ['ana', '3', '2'],
      ['eva', '1', '1'],
    ]);
  });

  it('and the report of a regime tells its objections alone', async () => {
    const rows = await answer(sqlOfReports.rejections, [{ column: 'REGIMEN', values: ['7000'] }]);
    expect(rows.map(({ ID, REGIMEN }) => [ID, REGIMEN])).toEqual([['duc-2', '7000']]);
  });
});
