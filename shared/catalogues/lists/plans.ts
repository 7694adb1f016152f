import { inForce } from '../../foundation/documents/inForce.ts';
import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';

const plan = (
  CLAVE: string,
  VALOR: string,
  DESCRIPCION: string,
  [USUARIOS, DECLARACIONES, TOKENS]: readonly [string, string, string],
): CatalogueRow => ({ CLAVE, VALOR, DESCRIPCION, USUARIOS, DECLARACIONES, TOKENS });

/** Plans that the operator of the platform agrees with companies: what each offers, and its limits, 0 without one. */
export const planList = makeList({
  name: catalogue.plans,
  title: 'Planes y sus límites',
  source: 'Muestra; ponga los planes que ofrece',
  sample: true,
  rows: [
    plan('INICIAL', 'Inicial', 'Todas las aplicaciones, para una agencia que empieza', ['5', '100', '2']),
    plan('AGENCIA', 'Agencia', 'Todas las aplicaciones, para una agencia con varios equipos', [
      '25',
      '1000',
      '10',
    ]),
    plan('SIN_LIMITE', 'Sin límite', 'Todas las aplicaciones, sin límite de personas ni de declaraciones', [
      '0',
      '0',
      '0',
    ]),
  ],
});

/** In which all prices are; what is charged is added up in it. */
export const PRICE_CURRENCY = 'USD';

const price = (
  CLAVE: string,
  VALOR: string,
  MODULO: string,
  DESDE: string,
  PRECIO: string,
): CatalogueRow => ({
  ...{ CLAVE, VALOR, MODULO, DESDE },
  ...{ PRECIO, MONEDA: PRICE_CURRENCY },
});

/** What a declaration costs that the authority accepted; a month is charged at the price of its first day. */
export const priceList = makeList({
  name: catalogue.prices,
  title: 'Precios públicos por declaración',
  source: 'Muestra; ponga los precios que publica',
  sample: true,
  rows: [
    price('DUCA-2026', 'DUCA aceptada', 'duca', '2026-01-01', '1.50'),
    price('DUA-2026', 'DUA aceptada', 'dua', '2026-01-01', '1.50'),
    price('MANIFIESTO-2026', 'Manifiesto registrado', 'manifests', '2026-01-01', '0.75'),
  ],
});

/** The price of a kind of document on a day; undefined where none was published. */
export const priceOn = (
  rows: readonly CatalogueRow[],
  module: string,
  day: string,
): CatalogueRow | undefined =>
  rows
    .filter((row) => row['MODULO'] === module && (row['DESDE'] ?? '') <= day && inForce(row, day))
    .reduce<CatalogueRow | undefined>(
      (last, each) => (last === undefined || (each['DESDE'] ?? '') >= (last['DESDE'] ?? '') ? each : last),
      undefined,
    );
