import { remembered } from '../remembered.ts';
import { missing, problem, type Problem } from '../rules/problem.ts';
import type { AnyBody, AnyRecord, DataSet, DataSets } from './dataSet.ts';
import { isAsked } from './dataSet.ts';
import { kinds, type FieldContext } from './kinds.ts';
import { labelOf } from './label.ts';
import { formatPath } from './path.ts';
import { hasPersons, isAuthoritys } from './writer.ts';

/** Most lines a data set may hold; a longer paste is refused whole and nothing of it is kept half. */
export const MAX_LINES = 10_000;

/** What is wrong with one field of a record; path and label depend on where the record stands. */
interface Fault {
  name: string;
  code: string;
  /** Sentence from the field's path and label. */
  text: (label: string) => string;
}

/** Faults by record: while one line is typed in, the thousand others are not looked at again. */
const faultsOf = remembered(
  (record: AnyRecord, dataSet: DataSet, context: FieldContext): readonly Fault[] => {
    let faults = NONE;
    // No lists of names and values are made: a document has hundreds of thousands, and nearly none is at fault.
    for (const name in record) {
      const fault = faultOf(dataSet, name, record[name], context);
      if (fault) faults = [...faults, fault];
    }
    return faults;
  },
);

const NONE: readonly Fault[] = [];

function faultOf(dataSet: DataSet, name: string, value: unknown, context: FieldContext): Fault | undefined {
  const field = dataSet.fields[name];
  if (!field) {
    const text = `El campo ${name} no existe en «${dataSet.title}»; quítelo.`;
    return { name, code: 'shape.unknown-field', text: () => text };
  }
  if (typeof value !== 'string') {
    return { name, code: 'shape.not-text', text: (label) => `${label}: el valor debe enviarse como texto.` };
  }
  // The authority's own codes and decimals are its to choose: whoever is told of them could correct nothing.
  if (value === '' || isAuthoritys(field)) return undefined;
  const reason = kinds[field.kind].check(value, field, context);
  return reason ? { name, code: `shape.${field.kind}`, text: (label) => `${label}: ${reason}.` } : undefined;
}

function recordShape(
  dataSets: DataSets,
  dataSet: DataSet,
  record: AnyRecord,
  place: { dataSet: string; line?: number },
  context: FieldContext,
  found: Problem[],
): void {
  for (const { name, code, text } of faultsOf(record, dataSet, context)) {
    const path = formatPath({ ...place, field: name });
    found.push(problem(code, path, text(labelOf(dataSets, path))));
  }
}

/**
 * Shape of a whole body: every value in the form of its kind. Checked on every save; blanks are always allowed, and so is
 * whatever the authority answered.
 */
export function shapeProblems(dataSets: DataSets, body: AnyBody, context: FieldContext): Problem[] {
  const found: Problem[] = [];
  for (const [name, content] of Object.entries(body)) {
    const dataSet = dataSets[name];
    if (!dataSet || Array.isArray(content) !== dataSet.many) {
      found.push(
        problem('shape.unknown-data-set', '', `El grupo de datos ${name} no existe en este documento.`),
      );
      continue;
    }
    if (!Array.isArray(content)) {
      recordShape(dataSets, dataSet, content, { dataSet: name }, context, found);
      continue;
    }
    // Lines that a calculation makes, several for each that a person types, are as many as it takes.
    if (content.length > MAX_LINES && hasPersons(dataSet)) {
      const message = `«${dataSet.title}» tiene ${content.length} líneas y admite ${MAX_LINES}; divídalas en varios documentos.`;
      found.push(problem('shape.too-many-lines', name, message));
    }
    content.forEach((record, line) =>
      recordShape(dataSets, dataSet, record, { dataSet: name, line }, context, found),
    );
  }
  return found;
}

/** Code of the problem that a field which must be filled in is while it is blank. */
export const BLANK = 'owed.blank';

/** Fields that every regime owes (`owed`), asked by their switch and blank: part of readiness, never of a save. */
export function owedProblems(dataSets: DataSets, body: AnyBody): Problem[] {
  const found: Problem[] = [];
  for (const [name, dataSet] of Object.entries(dataSets)) {
    const owed = Object.entries(dataSet.fields).filter(([, field]) => field.owed);
    const content = body[name];
    if (owed.length === 0 || content === undefined) continue;
    const records: [AnyRecord, number | undefined][] = Array.isArray(content)
      ? content.map((record, line) => [record, line])
      : [[content, undefined]];
    for (const [record, line] of records) {
      for (const [fieldName, field] of owed) {
        if ((record[fieldName] ?? '') !== '' || !isAsked(field, record)) continue;
        const path = formatPath({ dataSet: name, ...(line === undefined ? {} : { line }), field: fieldName });
        found.push(missing(BLANK, path, `${labelOf(dataSets, path)}: falta este dato; complételo.`));
      }
    }
  }
  return found;
}
