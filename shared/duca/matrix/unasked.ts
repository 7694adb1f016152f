import type { Reference } from '../../foundation/documents/reference.ts';
import { recordsIn, type DataSets } from '../../foundation/fields/dataSet.ts';
import { isPersons } from '../../foundation/fields/writer.ts';
import type { AskedFields } from '../../foundation/xml/asked.ts';
import { askedFields } from './asked.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { xmlContext } from '../xml/context.ts';
import { ducaObligations } from './matrix.ts';

/** Fields by data set that no element of the message tells for a modality and class. */
type Untold = ReadonlyMap<string, ReadonlySet<string>>;

const known = new WeakMap<AskedFields, Untold>();
const setsByName: DataSets = ducaDataSets;
const nothing: Untold = new Map();

const untoldOf = (asked: AskedFields): Untold =>
  new Map(
    [...asked].map(([dataSet, fields]) => {
      const unsent = [...fields].filter(([, asked]) => asked === 'NO APLICA').map(([field]) => field);
      // A data set of which nothing is sent is left out with the fields that only the screen knows.
      const all = unsent.length === fields.size ? Object.keys(setsByName[dataSet]!.fields) : unsent;
      return [dataSet, new Set(all)];
    }),
  );

/**
 * What the editor leaves out for this modality and class: by data set, the fields that the matrix lets nowhere into
 * the message and that hold nothing. A value that is there stays in sight, whatever the matrix says.
 */
export function unaskedFields(body: DucaBody, reference: Reference): Untold {
  const obligations = ducaObligations(body.DUCA.MODALIDAD, body.DUCA.CLASE, reference);
  if (!obligations) return nothing;
  const asked = askedFields(obligations, xmlContext(body, reference));
  let untold = known.get(asked);
  if (!untold) {
    untold = untoldOf(asked);
    known.set(asked, untold);
  }
  const unasked = new Map<string, Set<string>>();
  for (const [dataSet, fields] of untold) {
    const records = recordsIn(body, dataSet);
    const blank = [...fields].filter((field) => records.every((record) => (record[field] ?? '') === ''));
    if (blank.length > 0) unasked.set(dataSet, new Set(blank));
  }
  return unasked;
}

/**
 * Labels of what holds a value though the matrix lets it nowhere into the message of this modality and class: it stays
 * in the declaration, comes back with a modality that asks for it, and is not sent.
 */
export function unsentLabels(body: DucaBody, reference: Reference): string[] {
  const obligations = ducaObligations(body.DUCA.MODALIDAD, body.DUCA.CLASE, reference);
  if (!obligations) return [];
  return [...askedFields(obligations, xmlContext(body, reference))].flatMap(([name, fields]) => {
    const { title, many, fields: own } = setsByName[name]!;
    const filled = recordsIn(body, name).flatMap((record) =>
      [...fields].filter(([field, asked]) => asked === 'NO APLICA' && (record[field] ?? '') !== ''),
    );
    const shown = [...new Set(filled.map(([field]) => field))].filter(
      (field) => !own[field]!.hidden && isPersons(own[field]!),
    );
    return many && shown.length > 1 ? [title] : shown.map((field) => own[field]!.label);
  });
}
