import type { Reference } from '../documents/reference.ts';
import type { DataSets } from '../fields/dataSet.ts';
import type { Field, Writer } from '../fields/field.ts';

/** One box or field of a form, as its guide explains it. */
export interface GuideRow {
  /** Number of the box; '' where the form has none. */
  box: string;
  label: string;
  /** What is written there, by whom and out of which list. */
  text: string;
}

/** Fields of one part of the form under its title. */
export interface GuidePart {
  title: string;
  rows: GuideRow[];
}

const WRITTEN_BY: Record<Exclude<Writer, 'person'>, string> = {
  derivation: 'Se toma de los documentos anteriores.',
  computation: 'Lo calcula el sistema.',
  authority: 'Lo escribe la autoridad con su respuesta.',
  others: '',
  system: 'Lo escribe el sistema.',
};

/** Lists so short that the guide says them whole. */
const SHORT_LIST = 8;

/** What the fields of a document say of themselves, part by part, with the country's own lists. */
export function guideParts(dataSets: DataSets, reference: Reference): GuidePart[] {
  return Object.values(dataSets).flatMap(({ title, fields }) => {
    const rows = Object.values(fields)
      .filter((field) => field.hidden !== true && field.kind !== 'key' && field.kind !== 'reference')
      .map((field) => ({
        box: field.box ?? '',
        label: field.label,
        text: explained(field, reference),
      }))
      .filter(({ box, text }) => box !== '' || text !== '');
    return rows.length === 0 ? [] : [{ title, rows }];
  });
}

const explained = (field: Field, reference: Reference): string =>
  [
    field.help ?? '',
    field.writer === undefined ? '' : WRITTEN_BY[field.writer],
    field.owed === true ? 'Obligatorio.' : '',
    listed(field, reference),
  ]
    .filter((part) => part !== '')
    .join(' ');

function listed({ catalogue = '' }: Field, reference: Reference): string {
  const rows = catalogue === '' ? [] : reference.rows(catalogue);
  if (rows.length === 0 || rows.length > SHORT_LIST) return '';
  return `Valores: ${rows.map(({ CLAVE, VALOR }) => `${CLAVE} ${VALOR}`).join('; ')}.`;
}
