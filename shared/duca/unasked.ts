import type { Reference } from '../foundation/documents/reference.ts';
import type { AnyRecord, DataSets } from '../foundation/fields/dataSet.ts';
import type { Obligations } from '../foundation/rules/matrix.ts';
import { ducaDataSets, type DucaBody } from './dataSets.ts';
import { ducaObligations } from './matrix.ts';
import { ducaMessage } from './xml/message.ts';

/** Fields by data set that no element of the message tells for a modality and class. */
type Untold = ReadonlyMap<string, ReadonlySet<string>>;

const known = new WeakMap<Obligations, Untold>();
const setsByName: DataSets = ducaDataSets;
const nothing: Untold = new Map();

function untoldOf(obligations: Obligations): Untold {
  const told = new Map<string, Map<string, boolean>>();
  for (const { node, list, dataSet, elements } of ducaMessage.groups) {
    const applies = obligations.obligation(ducaMessage.root, list ?? node) !== 'NO APLICA';
    const fields = told.get(dataSet) ?? new Map<string, boolean>();
    told.set(dataSet, fields);
    for (const { node: element, field } of elements) {
      if (field === undefined) continue;
      const sent = applies && obligations.obligation(node, element) !== 'NO APLICA';
      fields.set(field, sent || fields.get(field) === true);
    }
  }
  return new Map(
    [...told].map(([dataSet, fields]) => {
      const unsent = [...fields].filter(([, sent]) => !sent).map(([field]) => field);
      // A data set of which nothing is sent is left out with the fields that only the screen knows.
      const all = unsent.length === fields.size ? Object.keys(setsByName[dataSet]!.fields) : unsent;
      return [dataSet, new Set(all)];
    }),
  );
}

/**
 * What the editor leaves out for this modality and class: by data set, the fields that the matrix lets nowhere into
 * the message and that hold nothing. A value that is there stays in sight, whatever the matrix says.
 */
export function unaskedFields(body: DucaBody, reference: Reference): Untold {
  const obligations = ducaObligations(body.DUCA.MODALIDAD, body.DUCA.CLASE, reference);
  if (!obligations) return nothing;
  let untold = known.get(obligations);
  if (!untold) {
    untold = untoldOf(obligations);
    known.set(obligations, untold);
  }
  const unasked = new Map<string, Set<string>>();
  for (const [dataSet, fields] of untold) {
    const content = (body as unknown as Record<string, AnyRecord | AnyRecord[] | undefined>)[dataSet];
    const records = content === undefined ? [] : Array.isArray(content) ? content : [content];
    const blank = [...fields].filter((field) => records.every((record) => (record[field] ?? '') === ''));
    if (blank.length > 0) unasked.set(dataSet, new Set(blank));
  }
  return unasked;
}
