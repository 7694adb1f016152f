import { dataSetOf, type AnyBody, type AnyRecord } from '../../foundation/fields/dataSet.ts';
import { kinds } from '../../foundation/fields/kinds.ts';
import { labelOf } from '../../foundation/fields/label.ts';
import { formatPath } from '../../foundation/fields/path.ts';
import { warning, type Problem } from '../../foundation/rules/problem.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';

export type Pending = DucaBody['PENDIENTES'][number];

/** Why a copied place has to be looked at. */
export const staleReasons = {
  numero: 'se dejó en blanco: es propio de cada declaración',
  tasa: 'se dejó en blanco: es del día en que se declara',
  vinculo: 'no se copió: nombra documentos de la otra operación',
  equipo: 'no se copió: contenedores y marchamos son de cada embarque',
  fecha: 'es la fecha de la otra operación',
  vencido: 'ya venció',
  documento: 'ampara la otra operación',
  vehiculo: 'es el vehículo o conductor de la otra operación',
  valor: 'son los valores, pesos y bultos de la otra operación',
  cuota: 'la cuota y su saldo son los que había entonces',
  observacion: 'se observó de la otra operación',
  alicuota: 'la tasa cambió desde entonces',
} as const;
export type StaleReason = keyof typeof staleReasons;
const reasons: Record<string, string> = staleReasons;

/** As much of a value as VALOR holds; enough to see whether it was changed at its beginning. */
const MOST_VALUE = 300;
export const keptValue = (value: string): string => value.slice(0, MOST_VALUE);

/** As much of it as a line of the list shows. */
const MOST_SHOWN = 60;
const shortened = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).trimEnd()}…` : text;

/** A place that is pending: the line and field as they are now; undefined when its line is gone. */
export function pendingPlace(
  body: DucaBody,
  { GRUPO, LINEA, CAMPO }: Pending,
): { path: string; value: string } | undefined {
  const all: AnyBody = body;
  const content = all[GRUPO];
  const dataSet = dataSetOf(ducaDataSets, GRUPO);
  if (content === undefined || !dataSet) return undefined;
  if (!Array.isArray(content)) {
    return { path: formatPath({ dataSet: GRUPO, field: CAMPO }), value: content[CAMPO] ?? '' };
  }
  // A list that was left out is pending until it has a line.
  if (LINEA === '') return { path: GRUPO, value: content.length === 0 ? '' : String(content.length) };
  const line = content.findIndex((each: AnyRecord) => each[dataSet.key!] === LINEA);
  if (line < 0) return undefined;
  return { path: formatPath({ dataSet: GRUPO, line, field: CAMPO }), value: content[line]![CAMPO] ?? '' };
}

/** The copied value as a person reads it. */
function shown({ GRUPO, CAMPO, VALOR }: Pending): string {
  const own = dataSetOf(ducaDataSets, GRUPO)?.fields[CAMPO];
  return own ? kinds[own.kind].format(VALOR, own) : VALOR;
}

export interface StaleEntry {
  pending: Pending;
  path: string;
  text: string;
}

/** What of a copy nobody has changed or confirmed yet, at the places where it stands now. */
export function staleOf(body: DucaBody): StaleEntry[] {
  return body.PENDIENTES.flatMap((pending): StaleEntry[] => {
    if (pending.REVISADO === '1') return [];
    const place = pendingPlace(body, pending);
    if (!place || keptValue(place.value) !== pending.VALOR) return [];
    const reason = reasons[pending.MOTIVO] ?? 'viene de la otra operación';
    const label = labelOf(ducaDataSets, place.path);
    const value = pending.VALOR === '' ? '' : ` «${shortened(shown(pending))}»`;
    const detail = pending.DETALLE === '' ? '' : ` ${pending.DETALLE}`;
    return [{ pending, path: place.path, text: `${label}${value}: ${reason}.${detail}` }];
  });
}

/** The same as problems: they warn and never block, for what must not be blank is demanded by the matrix. */
export const pendingProblems = (body: DucaBody): Problem[] =>
  staleOf(body).map(({ pending, path, text }) =>
    warning(`duca.stale.${pending.MOTIVO}`, path, `Copia: ${text}`),
  );
