import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256 } from '../../../functions/runtime/digest.ts';
import { writeFacts } from '../../../functions/reports/files/parquet.ts';
import { duckdbEngine } from '../../../functions/reports/engine/duckdb.ts';
import type { Parts } from '../../../functions/reports/facts/readFacts.ts';
import { sqlOfReports } from '../../../functions/reports/sqlOfReports.ts';
import { byDimensionSql } from '../../../functions/reports/sql/byDimension.ts';
import { jobScope } from '../../../functions/runtime/scope.ts';
import { addDays } from '../../../shared/foundation/dates/date.ts';
import { factOf, inFactOrder, type Fact } from '../../../shared/reports/facts.ts';
import { PREVIEW_ROWS } from '../../../shared/reports/procedures.ts';
import { REPORT_NAMES } from '../../../shared/reports/reports.ts';
import type { Work } from '../work.ts';

/** Days of a year of work, and lines of a declaration. */
const [DAYS, LINES] = [250, 50] as const;
const FIRST = '2026-01-01';

/** Declarations of one day with their lines, taxes and papers. */
function dayOf(day: string, declarations: number, first: number): Fact[] {
  const facts: Fact[] = [];
  for (let at = 0; at < declarations; at += 1) {
    const n = first + at;
    const accepted = n % 11 !== 0;
    const common = {
      MODULO: 'duca',
      ID: `duc-${String(n).padStart(9, '0')}`,
      VERSION: 3,
      ESTADO: accepted ? ['VERDE', 'AMARILLO', 'ROJO'][n % 3]! : 'BORRADOR',
      ID_ORDEN: `ord-${n}`,
      NO_ORDEN: `1236${n}`,
      NUMERO: accepted ? `GTPRQPQ26${n}` : '',
      REGIMEN: ['IM', 'EX', 'TR'][n % 3]!,
      ADUANA: `A${n % 17}`,
      NIT: `8123${n % 400}`,
      CLIENTE: `CLIENTE ${n % 400}, S.A.`,
      AGENTE: `AGENTE ${n % 9}`,
      USUARIO: `persona${n % 23}`,
      CANAL: accepted ? ['VERDE', 'AMARILLO', 'ROJO'][n % 3]! : '',
      CREADO: `${day}T08:00:00`,
      INGRESO: `${day}T08:00:00`,
      ACEPTADA: accepted ? `${day}T11:${String(n % 60).padStart(2, '0')}:00` : '',
      FECHA: day,
      VALIDA_HASTA: accepted ? addDays(day, 60) : '',
      LEVANTE: accepted && n % 3 === 2 ? addDays(day, 3) : '',
      PRIMERA: accepted ? (n % 7 === 0 ? '0' : '1') : '',
      PENDIENTE: n % 40 === 0 ? '1' : '',
      PROVEEDOR: `PROVEEDOR ${n % 150}`,
    };
    facts.push(
      factOf({
        ...common,
        CLASE: 'declaracion',
        N: 0,
        ABIERTO: accepted ? '' : '1',
        MINUTOS: accepted ? 180 + (n % 60) : 0,
        LINEAS: LINES,
        CIF: 1_000_000 + n,
        TRIBUTOS: 270_000,
      }),
    );
    for (let line = 0; line < LINES; line += 1)
      facts.push(
        factOf({
          ...common,
          CLASE: 'linea',
          N: line,
          LINEA: line + 1,
          FRACCION: `8517${String((n * 7 + line) % 3000).padStart(6, '0')}`,
          DESCRIPCION: `MERCANCÍA ${(n * 7 + line) % 5000}`,
          ORIGEN: ['CN', 'MX', 'US', 'BR'][line % 4]!,
          PESO: 12_345,
          FOB: 19_000,
          CIF: 20_000 + line,
          TRIBUTOS: 5_400,
        }),
      );
    for (const [N, CODIGO] of ['DAI', 'IVA'].entries())
      facts.push(factOf({ ...common, CLASE: 'tributo', N, CODIGO, MONTO: 135_000 }));
    facts.push(factOf({ ...common, CLASE: 'documento', N: 0, CODIGO: '380', REFERENCIA: `F-${n}` }));
    facts.push(factOf({ ...common, CLASE: 'transmision', N: 0, TIPO: 'R', ESTADO: 'ACEPTADA' }));
  }
  return facts.sort(inFactOrder);
}

interface World {
  parts: Parts;
  days: { day: string; hash: string }[];
  folder: string;
}

/** A year of a company with so many lines, as day files that lie where the engine keeps them. */
function yearOf(lines: number): World {
  const folder = join(tmpdir(), `despacho-bench-reports-${lines}`);
  const list = join(folder, 'days.json');
  const parts = { services: {}, scope: jobScope('uno', 'GT') } as Parts;
  if (!existsSync(list)) {
    mkdirSync(join(folder, 'uno'), { recursive: true });
    const declarations = Math.ceil(lines / LINES / DAYS);
    const days = Array.from({ length: DAYS }, (_, at) => {
      const day = addDays(FIRST, at);
      const bytes = writeFacts(dayOf(day, declarations, at * declarations));
      const hash = sha256(bytes);
      writeFileSync(join(folder, 'uno', `${day}-${hash}.parquet`), bytes);
      return { day, hash };
    });
    writeFileSync(list, JSON.stringify(days));
  }
  return { parts, folder, days: JSON.parse(readFileSync(list, 'utf8')) as World['days'] };
}

const period = { DESDE: FIRST, HASTA: addDays(FIRST, 364), HOY: addDays(FIRST, DAYS) };

const askOf = ({ parts, folder, days }: World, sql: string) =>
  duckdbEngine(folder).ask(parts, { sql, params: period, days, only: [], most: PREVIEW_ROWS });

/** Every report over a year of a million lines; its facts are the milliseconds of each. */
export const reportsWork: Work = {
  name: 'reports',
  sizes: [1_000_000],
  contenders: {
    despacho: (size) => {
      const world = yearOf(size);
      return () => askOf(world, byDimensionSql);
    },
  },
  facts: async (size) => {
    const world = yearOf(size);
    const told: Record<string, number> = {};
    for (const name of REPORT_NAMES) {
      const times: number[] = [];
      for (let run = 0; run < 3; run += 1) {
        const begun = performance.now();
        await askOf(world, sqlOfReports[name]);
        times.push(performance.now() - begun);
      }
      told[`${name}, ms`] = Math.round(times.sort((a, b) => a - b)[1]!);
    }
    return told;
  },
};
