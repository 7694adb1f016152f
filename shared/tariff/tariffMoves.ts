import { allOf } from '../foundation/text/listed.ts';
import { catalogue } from '../catalogues/names.ts';
import { suppressedRow } from '../catalogues/tariffRow.ts';
import { addDays, isDate, localDateTime } from '../foundation/dates/date.ts';
import { onDay } from '../foundation/documents/onDay.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { AnyBody } from '../foundation/fields/dataSet.ts';
import { formatPath } from '../foundation/fields/path.ts';
import { warning, type Problem } from '../foundation/rules/problem.ts';
import { dottedTariff } from '../foundation/text/tariffCode.ts';
import { codeFacts, type CodeFacts } from './codeFacts.ts';

/** Where a document holds tariff codes: lines of a data set, or the one record of it. */
export interface CodePlace {
  dataSet: string;
  field: string;
  /** By line; of a data set of one record, one. */
  codes: readonly string[];
  many: boolean;
}

/** What moved of the codes of a data set, by its name and the field that holds them. */
export const codesMoved =
  (dataSet: string, field = 'CLASIFICACION_ARANCELARIA') =>
  (body: AnyBody, saved: string, reference: Reference): Problem[] => {
    const content = body[dataSet] ?? [];
    const many = Array.isArray(content);
    const codes = (many ? content : [content]).map((record) => record[field] ?? '');
    return tariffMoves({ dataSet, field, many, codes }, saved, reference);
  };

/**
 * What the lists say otherwise of the codes of a document than when it was saved last: rates, unit, permits, minimum
 * descriptions, preferences, and whether the code is there at all. Told once a code, at its first line.
 * @param saved local moment of that save, 'yyyy-mm-ddThh:mm:ss'.
 */
export function tariffMoves(place: CodePlace, saved: string, reference: Reference): Problem[] {
  const day = dayJudgedBy(saved, reference);
  if (!isDate(day) || day >= reference.day) return [];
  const before = onDay(reference, day);
  const lines = new Map<string, number[]>();
  place.codes.forEach((code, line) => {
    if (code !== '') lines.set(code, [...(lines.get(code) ?? []), line]);
  });
  return [...lines].flatMap(([code, at]) => {
    const was = codeFacts(before, code);
    // A code that never was is told of by the check of codes.
    if (!was) return [];
    const said = differences(was, codeFacts(reference, code), reference, code);
    if (said.length === 0) return [];
    const where = place.many ? `${named(at)}: ` : '';
    const message = `${where}el arancel cambió para ${dottedTariff(code)} desde que se guardó el documento: ${said.join('; ')}. Revise la clasificación; se calcula con lo vigente.`;
    const { dataSet, field } = place;
    return [
      warning(
        'tariff.moved',
        formatPath({ dataSet, field, ...(place.many ? { line: at[0]! } : {}) }),
        message,
      ),
    ];
  });
}

const named = (lines: readonly number[]): string =>
  lines.length === 1 ? `Línea ${lines[0]! + 1}` : `Líneas ${allOf(lines.map((line) => String(line + 1)))}`;

/** The day whose law the last save followed: its own, or the eve of an edition that came in after it. */
function dayJudgedBy(saved: string, reference: Reference): string {
  const day = saved.slice(0, 10);
  const { stamp = '', validFrom = '' } = reference.origin(catalogue.tariff) ?? {};
  const loaded = Date.parse(stamp);
  if (Number.isNaN(loaded) || !isDate(validFrom) || localDateTime(loaded) < saved) return day;
  const eve = addDays(validFrom, -1);
  return eve < day ? eve : day;
}

function differences(
  was: CodeFacts,
  now: CodeFacts | undefined,
  reference: Reference,
  code: string,
): string[] {
  if (!now) {
    const ended = suppressedRow(reference, code)?.['VIGENTE_HASTA'] !== undefined;
    return [ended ? 'el inciso se suprimió' : 'el inciso ya no está'];
  }
  const rates = (facts: CodeFacts) => new Map(facts.taxes.map(({ tax, rate }) => [tax, `${rate} %`]));
  const favours = (facts: CodeFacts) =>
    new Map(
      facts.preferences.map(({ name, rate, quota }) => [
        `«${name}»${quota === '' ? '' : quota === 'DENTRO' ? ' dentro de contingente' : ' fuera de contingente'}`,
        `${rate} %`,
      ]),
    );
  const permits = ({ permits: list }: CodeFacts) => list.map(({ what }) => what);
  const [had, asks] = [permits(was), permits(now)];
  return [
    ...moved(rates(was), rates(now)),
    ...(was.unit === now.unit
      ? []
      : [`la unidad pasa de ${was.unit || 'ninguna'} a ${now.unit || 'ninguna'}`]),
    ...moved(favours(was), favours(now)),
    ...asks.filter((each) => !had.includes(each)).map((each) => `ahora pide permiso: ${each}`),
    ...had.filter((each) => !asks.includes(each)).map((each) => `ya no pide permiso: ${each}`),
    ...(was.described === now.described
      ? []
      : [now.described ? 'ahora pide descripciones mínimas' : 'ya no pide descripciones mínimas']),
  ];
}

/** «DAI pasa de 5.00 % a 15.00 %» */
const moved = (was: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] =>
  [...new Set([...was.keys(), ...now.keys()])].flatMap((name) => {
    const [before, after] = [was.get(name) ?? 'sin tasa', now.get(name) ?? 'sin tasa'];
    return before === after ? [] : [`${name} pasa de ${before} a ${after}`];
  });
