import { ducaDataSets, type DucaBody } from '../../../shared/duca/dataSets.ts';
import { ducaMessage } from '../../../shared/duca/xml/message.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyBody, AnyRecord, DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import type { Field } from '../../../shared/foundation/fields/field.ts';

/** What a name or a kind does not say: a range of lines; goods that have details are under no agreement 2. */
const KNOWN: Readonly<Record<string, string>> = {
  'DOCUMENTOS.LINEA': '1-2',
  'FRACCION_ITEMS.ACUERDO_PREFERENCIAL_2': '',
};

/** The declaration with something in every field that the message tells; what it says already stays. */
export function everyElement(body: DucaBody, reference: Reference): DucaBody {
  const filled = { ...body } as unknown as AnyBody;
  for (const name of new Set(ducaMessage.groups.map((each) => each.dataSet))) {
    const { fields } = (ducaDataSets as DataSets)[name]!;
    const fill = (record: AnyRecord): AnyRecord =>
      Object.fromEntries(
        Object.entries(fields).map(([field, declared]) => [
          field,
          record[field] || (KNOWN[`${name}.${field}`] ?? valueOf(declared, reference)),
        ]),
      );
    const content = filled[name]!;
    filled[name] = Array.isArray(content) ? content.map(fill) : fill(content);
  }
  return filled as unknown as DucaBody;
}

function valueOf(field: Field, reference: Reference): string {
  switch (field.kind) {
    case 'text':
    case 'note':
      return field.label.toUpperCase().slice(0, field.max);
    case 'integer':
      return '4';
    case 'decimal':
      return (2.5).toFixed(field.decimals);
    case 'date':
      return '2026-11-18';
    case 'flag':
      return '1';
    case 'choice':
      return reference.rows(field.catalogue!)[0]!.CLAVE;
    default:
      return '';
  }
}
