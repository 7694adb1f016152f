import {
  blankRecord,
  dataSetOf,
  linesIn,
  type AnyBody,
  type AnyRecord,
  type DataSets,
} from '../fields/dataSet.ts';
import { kinds } from '../fields/kinds.ts';
import { labelOf } from '../fields/label.ts';
import { formatPath } from '../fields/path.ts';
import { warning, type Problem } from '../rules/problem.ts';
import { copyPending, type Pending } from './copyPending.ts';

/** Why a copied place has to be looked at. */
const staleReasons = {
  numero: 'se dejó en blanco: es propio de cada documento',
  tasa: 'se dejó en blanco: es del día en que se declara',
  vinculo: 'no se copió: nombra documentos de la otra operación',
  saldo: 'no se copió: su saldo lo tomó la otra operación',
  equipo: 'no se copió: contenedores y marchamos son de cada embarque',
  unidades: 'no se copió: las series y los datos de cada unidad son de la otra mercancía',
  papeles: 'no se copió: los documentos son de la otra operación',
  fecha: 'es la fecha de la otra operación',
  vencido: 'ya venció',
  documento: 'ampara la otra operación',
  respuesta: 'se respondió para la otra operación',
  vehiculo: 'es el vehículo o conductor de la otra operación',
  valor: 'son los valores, pesos y bultos de la otra operación',
  cuota: 'la cuota y su saldo son los que había entonces',
  observacion: 'se observó de la otra operación',
  alicuota: 'la tasa cambió desde entonces',
  inciso: 'el inciso ya no está en el arancel',
  importador: 'la orden es de otro importador',
} as const;
export type StaleReason = keyof typeof staleReasons;
const reasons: Record<string, string> = staleReasons;

/** As much of a value as VALOR holds; enough to see whether it was changed at its beginning. */
const MOST_VALUE = 300;
const keptValue = (value: string): string => value.slice(0, MOST_VALUE);

/** As much of it as a line of the list shows. */
const MOST_SHOWN = 60;
const shortened = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).trimEnd()}…` : text;

/** A place of a copy that is stale: a field of a record or of the line of a key, or a list as a whole. */
export interface StalePlace {
  group: string;
  field?: string;
  /** What was copied; nothing where it was left blank. */
  value?: string | undefined;
  line?: string | undefined;
  detail?: string;
}
export type AddStale = (reason: StaleReason, place: StalePlace) => void;

/** The list of a copy while it is made, each place once: the first reason stands. */
export function pendingList(known: readonly Pending[] = []): { list: Pending[]; add: AddStale } {
  const list = [...known];
  const add: AddStale = (MOTIVO, { group, field = '', value = '', line = '', detail = '' }) => {
    if (list.some(({ GRUPO, LINEA, CAMPO }) => GRUPO === group && LINEA === line && CAMPO === field)) return;
    list.push({
      ID_PENDIENTE: `pen-${list.length + 1}`,
      ...{ GRUPO: group, LINEA: line, CAMPO: field, VALOR: keptValue(value) },
      ...{ MOTIVO, DETALLE: detail, REVISADO: '' },
    });
  };
  return { list, add };
}

/** A place that is pending: the line and field as they are now; undefined when its line is gone. */
function pendingPlace(
  dataSets: DataSets,
  body: AnyBody,
  { GRUPO, LINEA, CAMPO }: Pending,
): { path: string; value: string } | undefined {
  const content = body[GRUPO];
  const dataSet = dataSetOf(dataSets, GRUPO);
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
function shown(dataSets: DataSets, { GRUPO, CAMPO, VALOR }: Pending): string {
  const own = dataSetOf(dataSets, GRUPO)?.fields[CAMPO];
  return own ? kinds[own.kind].format(VALOR, own) : VALOR;
}

export interface StaleEntry {
  pending: Pending;
  path: string;
  text: string;
}

/** What a body says of itself as a copy; nothing of a kind without such a list. */
export const pendingIn = (body: AnyBody): Pending[] =>
  linesIn(body, 'PENDIENTES').map((each) => ({ ...blankRecord(copyPending), ...each }));

/** What of a copy nobody has changed or confirmed yet, at the places where it stands now. */
export function staleOf(dataSets: DataSets, body: AnyBody): StaleEntry[] {
  return pendingIn(body).flatMap((pending): StaleEntry[] => {
    if (pending.REVISADO === '1') return [];
    const place = pendingPlace(dataSets, body, pending);
    if (!place || keptValue(place.value) !== pending.VALOR) return [];
    const reason = reasons[pending.MOTIVO] ?? 'viene de la otra operación';
    const label = labelOf(dataSets, place.path);
    const value = pending.VALOR === '' ? '' : ` «${shortened(shown(dataSets, pending))}»`;
    const detail = pending.DETALLE === '' ? '' : ` ${pending.DETALLE}`;
    return [{ pending, path: place.path, text: `${label}${value}: ${reason}.${detail}` }];
  });
}

/**
 * The same as problems: they warn and never block, for what must not be blank is demanded by other rules.
 * @param module whose document it is: `<module>.stale.<reason>`
 */
export const pendingProblems = (module: string, dataSets: DataSets, body: AnyBody): Problem[] =>
  staleOf(dataSets, body).map(({ pending, path, text }) =>
    warning(`${module}.stale.${pending.MOTIVO}`, path, `Copia: ${text}`),
  );
