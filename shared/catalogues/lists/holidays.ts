import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';

interface Rule {
  /** Days that are added when DIA falls on Monday, on Tuesday … on Sunday, joined with «|»; blank moves nothing. */
  move?: string;
  from?: string;
  until?: string;
  source?: string;
}

/**
 * DIA is a day of each year, 'mm-dd', or counted from Easter Sunday, 'PASCUA-2'; TRASLADO what the law adds to it by its
 * day of the week. A blank day is no limit of the rule; the day that decides is DIA, not the one it is moved to. A blank
 * source is that of the list.
 */
const holiday = (
  CLAVE: string,
  VALOR: string,
  DIA: string,
  { move = '', from = '', until = '', source = '' }: Rule = {},
): CatalogueRow => ({
  CLAVE,
  VALOR,
  DIA,
  TRASLADO: move,
  VIGENTE_DESDE: from,
  VIGENTE_HASTA: until,
  FUENTE: source,
});

/** Tuesday and Wednesday to the Monday before, Thursday to Sunday to the Monday after. */
const MONDAY = '0|-1|-2|4|3|2|1';
const MOVED: Rule = {
  move: MONDAY,
  from: '2018-10-18',
  source: 'Decreto 42-2010, art. 2, reformado por el 19-2018',
};
/** The court left the transfer to 30 June alone. */
const MOVED_FOR_A_TIME: Rule = { ...MOVED, until: '2020-04-16' };
const NO_LONGER_MOVED: Rule = {
  from: '2020-04-17',
  source: 'Corte de Constitucionalidad, expediente 5536-2018: sin traslado desde abril de 2020',
};
const BEFORE: Rule = { until: '2018-10-17' };

export const guatemalanHolidays = makeList({
  name: catalogue.holidays,
  title: 'Días inhábiles',
  countries: ['GT'],
  source:
    'Código de Trabajo, art. 127; Decretos 42-2010 y 19-2018. No trae medios días, fiestas locales ni asuetos de un solo año',
  rows: [
    holiday('ANIO_NUEVO', 'Año Nuevo', '01-01'),
    holiday('JUEVES_SANTO', 'Jueves Santo', 'PASCUA-3'),
    holiday('VIERNES_SANTO', 'Viernes Santo', 'PASCUA-2'),
    holiday('SABADO_SANTO', 'Sábado Santo', 'PASCUA-1'),
    holiday('TRABAJO', 'Día del Trabajo', '05-01', BEFORE),
    holiday('TRABAJO-2018', 'Día del Trabajo', '05-01', MOVED_FOR_A_TIME),
    holiday('TRABAJO-2020', 'Día del Trabajo', '05-01', NO_LONGER_MOVED),
    holiday('EJERCITO', 'Día del Ejército', '06-30', { until: '2010-12-31' }),
    holiday('EJERCITO-2011', 'Día del Ejército', '06-30', {
      move: '0|-1|2|1|0|0|0',
      from: '2011-01-01',
      until: '2018-10-17',
      source: 'Decreto 42-2010, art. 2, según fuentes secundarias; sin confirmar',
    }),
    holiday('EJERCITO-2018', 'Día del Ejército', '06-30', MOVED),
    holiday('INDEPENDENCIA', 'Día de la Independencia', '09-15'),
    holiday('REVOLUCION', 'Día de la Revolución', '10-20', BEFORE),
    holiday('REVOLUCION-2018', 'Día de la Revolución', '10-20', MOVED_FOR_A_TIME),
    holiday('REVOLUCION-2020', 'Día de la Revolución', '10-20', NO_LONGER_MOVED),
    holiday('TODOS_SANTOS', 'Día de Todos los Santos', '11-01'),
    holiday('NAVIDAD', 'Navidad', '12-25'),
  ],
});

const OWN_DAY: Rule = { until: '2014-12-31' };
/** Decree 78-2015: the three holidays of October on Wednesday, Thursday and Friday from its first Wednesday on. */
const WEEK: readonly (readonly [key: string, name: string, day: string, move: string, in2020: string])[] = [
  ['SOLDADO', 'Semana Morazánica: Día del Soldado', '10-01', '2|1|0|6|5|4|3', '11-04'],
  ['RAZA', 'Semana Morazánica: Día de la Raza', '10-02', '3|2|1|0|6|5|4', '11-05'],
  ['FUERZAS_ARMADAS', 'Semana Morazánica: Día de las Fuerzas Armadas', '10-03', '4|3|2|1|0|6|5', '11-06'],
];
const DECREE = 'Decreto 78-2015, según los comunicados de cada año';

export const honduranHolidays = makeList({
  name: catalogue.holidays,
  title: 'Días inhábiles',
  countries: ['HN'],
  source:
    'Código del Trabajo, art. 339; Semana Morazánica según publicaciones de 2019 a 2025. Confirme con la aduana, que puede atender esos días',
  sample: true,
  rows: [
    holiday('ANIO_NUEVO', 'Año Nuevo', '01-01'),
    holiday('JUEVES_SANTO', 'Jueves Santo', 'PASCUA-3'),
    holiday('VIERNES_SANTO', 'Viernes Santo', 'PASCUA-2'),
    holiday('SABADO_SANTO', 'Sábado Santo', 'PASCUA-1'),
    holiday('AMERICAS', 'Día de las Américas', '04-14'),
    holiday('TRABAJO', 'Día del Trabajo', '05-01'),
    holiday('INDEPENDENCIA', 'Día de la Independencia', '09-15'),
    holiday('SOLDADO', 'Día del Soldado', '10-03', OWN_DAY),
    holiday('RAZA', 'Día de la Raza', '10-12', OWN_DAY),
    holiday('FUERZAS_ARMADAS', 'Día de las Fuerzas Armadas', '10-21', OWN_DAY),
    ...WEEK.flatMap(([key, name, day, move, in2020]) => [
      holiday(`${key}-2015`, name, day, { move, from: '2015-01-01', until: '2019-12-31', source: DECREE }),
      holiday(`${key}-2020`, name, in2020, {
        from: '2020-01-01',
        until: '2020-12-31',
        source: 'Decreto 126-2020, solo ese año',
      }),
      holiday(`${key}-2021`, name, day, { move, from: '2021-01-01', source: DECREE }),
    ]),
    holiday('NAVIDAD', 'Navidad', '12-25'),
  ],
});
