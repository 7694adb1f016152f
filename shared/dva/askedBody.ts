import { isAsked, type AnyRecord, type DataSets } from '../foundation/fields/dataSet.ts';
import { dvaDataSets, type DvaBody } from './fields/dataSets.ts';

const sets: DataSets = dvaDataSets;

/** Only fields with a switch can be hidden; data sets without one pass as they are. */
const switched = Object.entries(sets)
  .map(([name, { fields }]) => [name, Object.entries(fields).filter(([, field]) => field.when)] as const)
  .filter(([, fields]) => fields.length > 0);

/**
 * The body without what its switches hide: an answer that was typed and then made needless stays in the document, so
 * that switching back loses nothing, but never reaches paper or a message (spec 5, XML generation).
 */
export function askedBody(body: DvaBody): DvaBody {
  const next: Record<string, AnyRecord | AnyRecord[]> = { ...body };
  for (const [name, fields] of switched) {
    const masked = (record: AnyRecord): AnyRecord => {
      const hidden = fields.filter(([key, field]) => record[key] !== '' && !isAsked(field, record));
      return hidden.length === 0
        ? record
        : { ...record, ...Object.fromEntries(hidden.map(([key]) => [key, ''])) };
    };
    const content = next[name]!;
    next[name] = Array.isArray(content) ? content.map(masked) : masked(content);
  }
  return next as DvaBody;
}
