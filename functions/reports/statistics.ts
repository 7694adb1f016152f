import { catalogue, type CatalogueName } from '../../shared/catalogues/names.ts';
import { countries } from '../../shared/countries/countries.ts';
import { fromUnits } from '../../shared/foundation/decimal/decimal.ts';
import { addDays, localDay } from '../../shared/foundation/dates/date.ts';
import { keyed } from '../../shared/foundation/keyed.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import {
  DIMENSIONS,
  REJECTED_BY,
  type Dimension,
  type Measures,
  type RejectedBy,
  type reportProcedures,
} from '../../shared/reports/procedures.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { ask } from './ask.ts';
import { isCaughtUp } from './catchUp.ts';
import type { AnswerRow } from './engine/engine.ts';
import { fieldLabel, stateLabel, worded } from './readable.ts';
import { byAgeSql } from './sql/byAge.ts';
import { byDaySql } from './sql/byDay.ts';
import { byDimensionSql } from './sql/byDimension.ts';
import { byRejectionSql } from './sql/byRejection.ts';
import { byTaxSql } from './sql/byTax.ts';

/** Rows of an answer: all clients and agents of a large company together. */
const MOST = 20_000;

const number = (row: AnswerRow, name: string): number => Number(row[name] ?? 0);

const measuresOf = (row: AnswerRow): Measures => ({
  DECLARACIONES: number(row, 'DECLARACIONES'),
  ACEPTADAS: number(row, 'ACEPTADAS'),
  ROJAS: number(row, 'ROJAS'),
  CON_CANAL: number(row, 'CON_CANAL'),
  RESPONDIDAS: number(row, 'RESPONDIDAS'),
  PRIMERAS: number(row, 'PRIMERAS'),
  MINUTOS: number(row, 'MINUTOS_ACEPTADAS'),
});

/** Lists whose words stand beside the codes of a dimension. */
const LISTS: Partial<Record<Dimension | RejectedBy, CatalogueName>> = {
  REGIMEN: catalogue.regimes,
  ADUANA: catalogue.customsOffices,
};

/** What a value of a dimension is called. */
function nameOf(
  dimension: Dimension | RejectedBy,
  key: string,
  reference: Reference,
  module: string,
): string {
  if (dimension === 'ESTADO') return stateLabel(module, key);
  const list = LISTS[dimension];
  if (key === '') return dimension === 'CANAL' ? 'Sin canal' : 'Sin dato';
  return list ? worded(reference, list, key) : key;
}

/** Which dimension a row of the groupings is of: the one that has a name; none for the whole. */
const GROUPED = 'GRUPO';

export const statistics: Implementation<typeof reportProcedures.statistics> = async (call) => {
  const { services, scope, input } = call;
  const HASTA = localDay(services.now());
  const period = { DESDE: addDays(HASTA, 1 - input.DIAS), HASTA };
  const asked = (sql: string, reads: 'period' | 'open' = 'period'): Promise<AnswerRow[]> =>
    ask(call, { sql, reads, period, most: MOST });
  const [reference, whole] = await Promise.all([call.reference(), isCaughtUp(call)]);
  const dimensions = await asked(byDimensionSql);
  const days = await asked(byDaySql);
  const taxes = await asked(byTaxSql);
  const rejections = await rejectionsFor(call, asked);
  const ages = await asked(byAgeSql, 'open');
  const { module } = countries[scope.country].declaration;
  return {
    ...period,
    AL_DIA: whole ? '1' : '0',
    RESUMEN: measuresOf(dimensions.find((row) => row[GROUPED] === 'TODO') ?? {}),
    GRUPOS: keyed(DIMENSIONS, (dimension) =>
      dimensions
        .filter((row) => row[GROUPED] === dimension)
        .map((row) => {
          const CLAVE = row['CLAVE'] ?? '';
          return { CLAVE, NOMBRE: nameOf(dimension, CLAVE, reference, module), ...measuresOf(row) };
        }),
    ),
    CARGA: days.map((row) => ({ FECHA: row['FECHA'] ?? '', DECLARACIONES: number(row, 'DECLARACIONES') })),
    ...rejectedOf(rejections, reference, module),
    TRIBUTOS: taxes.map((row) => ({
      CODIGO: row['CODIGO'] ?? '',
      NOMBRE: worded(reference, catalogue.taxes, row['CODIGO'] ?? ''),
      DECLARACIONES: number(row, 'DECLARACIONES'),
      IMPORTE: fromUnits(number(row, 'IMPORTE'), 2),
    })),
    EDADES: ages.map((row) => ({ EDAD: row['EDAD'] ?? '', DECLARACIONES: number(row, 'DECLARACIONES') })),
  };
};

/** What was objected to, and where it comes from: each row is of the grouping that it names. */
function rejectedOf(
  rows: readonly AnswerRow[],
  reference: Reference,
  module: string,
): Pick<Result<typeof reportProcedures.statistics>, 'RECHAZOS' | 'RECHAZOS_POR'> {
  const counts = (row: AnswerRow) => ({
    RECHAZOS: number(row, 'RECHAZOS'),
    DECLARACIONES: number(row, 'DECLARACIONES'),
  });
  const of = (group: string): AnswerRow[] => rows.filter((row) => row[GROUPED] === group);
  return {
    RECHAZOS: of('OBJECION').map((row) => ({
      ...{
        CODIGO: row['CODIGO'] ?? '',
        CAMPO: row['CAMPO'] ?? '',
        TEXTO: row['TEXTO'] ?? '',
        ...counts(row),
      },
      NOMBRE: fieldLabel(module, row['CAMPO'] ?? ''),
    })),
    RECHAZOS_POR: keyed(REJECTED_BY, (by) =>
      of(by).map((row) => {
        const CLAVE = row['CLAVE'] ?? '';
        return { CLAVE, NOMBRE: nameOf(by, CLAVE, reference, module), ...counts(row) };
      }),
    ),
  };
}

/** What an authority objected to is the agency's own affair: people of client companies are told nothing of it. */
const rejectionsFor = async (
  { scope }: Call<unknown>,
  asked: (sql: string) => Promise<AnswerRow[]>,
): Promise<AnswerRow[]> => (scope.importers ? [] : asked(byRejectionSql));
