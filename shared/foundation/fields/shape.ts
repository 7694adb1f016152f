import { problem, type Problem } from '../rules/problem.ts';
import type { AnyBody, AnyRecord, DataSet, DataSets } from './dataSet.ts';
import { isAsked } from './dataSet.ts';
import { kinds, type FieldContext } from './kinds.ts';
import { labelOf } from './label.ts';
import { formatPath } from './path.ts';

/** Most lines a data set may hold; a longer paste is refused whole and nothing of it is kept half. */
export const MAX_LINES = 10_000;

function recordShape(
  dataSets: DataSets,
  dataSet: DataSet,
  record: AnyRecord,
  place: { dataSet: string; line?: number },
  context: FieldContext,
  found: Problem[],
): void {
  for (const [name, value] of Object.entries(record)) {
    const field = dataSet.fields[name];
    const path = formatPath({ ...place, field: name });
    if (!field) {
      found.push(
        problem('shape.unknown-field', path, `El campo ${name} no existe en «${dataSet.title}»; quítelo.`),
      );
    } else if (typeof value !== 'string') {
      found.push(
        problem('shape.not-text', path, `${labelOf(dataSets, path)}: el valor debe enviarse como texto.`),
      );
    } else if (value !== '') {
      const reason = kinds[field.kind].check(value, field, context);
      if (reason) found.push(problem(`shape.${field.kind}`, path, `${labelOf(dataSets, path)}: ${reason}.`));
    }
  }
}

/** Shape of a whole body: every value in the form of its kind. Checked on every save; blanks are always allowed. */
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
    if (content.length > MAX_LINES) {
      const message = `«${dataSet.title}» tiene ${content.length} líneas y admite ${MAX_LINES}; divídalas en varios documentos.`;
      found.push(problem('shape.too-many-lines', name, message));
    }
    content.forEach((record, line) =>
      recordShape(dataSets, dataSet, record, { dataSet: name, line }, context, found),
    );
  }
  return found;
}

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
        found.push(problem('owed.blank', path, `${labelOf(dataSets, path)}: falta este dato; complételo.`));
      }
    }
  }
  return found;
}
