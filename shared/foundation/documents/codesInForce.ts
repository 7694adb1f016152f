import { formatDate } from '../dates/date.ts';
import type { AnyBody, AnyRecord, DataSet, DataSets } from '../fields/dataSet.ts';
import type { Writer } from '../fields/field.ts';
import { labelOf } from '../fields/label.ts';
import { formatPath } from '../fields/path.ts';
import { writerOf } from '../fields/writer.ts';
import { remembered } from '../remembered.ts';
import { problem, type Problem } from '../rules/problem.ts';
import { rowsOutOfForce } from './inForce.ts';
import type { CatalogueRow, Reference } from './reference.ts';

/** What to do about a code, by who writes its field; whom nobody can correct is not told. */
const REMEDIES: Partial<Record<Writer, string>> = {
  person: 'elija uno vigente',
  others: 'elija uno vigente',
  derivation: 'corríjalo en el documento de origen',
};

interface DatedField {
  name: string;
  remedy: string;
  out: ReadonlyMap<string, CatalogueRow>;
}

/** Fields whose list has codes that do not rule on the day: nearly always none, and then no line is looked at. */
const datedFields = remembered((dataSet: DataSet, { rows, day }: Reference): readonly DatedField[] =>
  Object.entries(dataSet.fields).flatMap(([name, field]) => {
    const remedy = REMEDIES[writerOf(field)];
    if (field.kind !== 'choice' || field.catalogue === undefined || remedy === undefined) return [];
    const out = rowsOutOfForce(rows(field.catalogue), day);
    return out.size === 0 ? [] : [{ name, remedy, out }];
  }),
);

/** Codes chosen from lists that ended before the reference's day or begin after it: part of readiness, never of a save. */
export function codesInForce(dataSets: DataSets, body: AnyBody, reference: Reference): Problem[] {
  const found: Problem[] = [];
  for (const [name, dataSet] of Object.entries(dataSets)) {
    const content = body[name];
    const dated = datedFields(dataSet, reference);
    if (content === undefined || dated.length === 0) continue;
    const look = (record: AnyRecord, place: { dataSet: string; line?: number }): void => {
      for (const { name: field, remedy, out } of dated) {
        const row = out.get(record[field] ?? '');
        if (!row) continue;
        const path = formatPath({ ...place, field });
        const said = `${labelOf(dataSets, path)}: el código «${row.CLAVE}» ${daysOf(row, reference.day)}; ${remedy}.`;
        found.push(problem('code.day', path, said));
      }
    };
    if (Array.isArray(content)) content.forEach((record, line) => look(record, { dataSet: name, line }));
    else look(content, { dataSet: name });
  }
  return found;
}

const daysOf = (
  { VIGENTE_DESDE: from = '', VIGENTE_HASTA: until = '' }: CatalogueRow,
  day: string,
): string => (from > day ? `rige desde el ${formatDate(from)}` : `rigió hasta el ${formatDate(until)}`);
