import { problem, warning, type Problem } from '../rules/problem.ts';
import type { AnyBody, AnyRecord, DataSets } from './dataSet.ts';
import { labelOf } from './label.ts';
import { formatPath } from './path.ts';
import { isPersons } from './writer.ts';

/** First year of a date (spec 5, dates: a separate year check accepts 2000 to 9999). */
const FIRST_YEAR = '2000';

/**
 * Dates of another century, as 1926 for 2026 where four digits were typed: the calendar has them, and no paper of an
 * operation does. What may be older than the operation (`older`) is only asked about.
 */
export function yearProblems(dataSets: DataSets, body: AnyBody): Problem[] {
  const found: Problem[] = [];
  for (const [name, dataSet] of Object.entries(dataSets)) {
    const days = Object.entries(dataSet.fields).filter(
      ([, field]) => (field.kind === 'date' || field.kind === 'dateTime') && isPersons(field),
    );
    const content = body[name];
    if (days.length === 0 || content === undefined) continue;
    const judge = (record: AnyRecord, line?: number): void => {
      for (const [fieldName, field] of days) {
        const value = record[fieldName] ?? '';
        if (value === '' || value >= FIRST_YEAR) continue;
        const path = formatPath({ dataSet: name, ...(line === undefined ? {} : { line }), field: fieldName });
        const label = labelOf(dataSets, path);
        const year = value.slice(0, 4);
        found.push(
          field.older
            ? warning('date.year', path, `${label}: es del año ${year}; confirme que no es de este siglo.`)
            : problem(
                'date.year',
                path,
                `${label}: es del año ${year}; escriba una de ${FIRST_YEAR} en adelante.`,
              ),
        );
      }
    };
    if (Array.isArray(content)) content.forEach(judge);
    else judge(content);
  }
  return found;
}
