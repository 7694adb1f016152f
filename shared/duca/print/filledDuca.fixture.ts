import type { Reference } from '../../foundation/documents/reference.ts';
import { blankBody, type AnyBody, type AnyRecord, type DataSet } from '../../foundation/fields/dataSet.ts';
import type { Field } from '../../foundation/fields/field.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';

/** A field that has a box, and the value that it was given. */
export interface Boxed {
  path: string;
  field: Field;
  value: string;
}

/**
 * A DUCA in which every field with a box has a value of its own, or each that `holds` says, and every list two lines,
 * so that one goes on to the continuation. `text` makes the words of a text field.
 */
export function filledDuca(
  reference: Reference,
  text: (count: number, field: Field) => string,
  holds: (field: Field) => boolean = (field) => field.box !== undefined,
): { body: DucaBody; boxed: Boxed[] } {
  const boxed: Boxed[] = [];
  const body = blankBody(ducaDataSets) as unknown as AnyBody;
  let count = 0;
  const valueOf = (field: Field): string => {
    count += 1;
    switch (field.kind) {
      case 'decimal':
        return (1000 + count).toFixed(field.decimals);
      case 'integer':
        return String(100 + count);
      case 'date':
        return `2026-${String(1 + (count % 12)).padStart(2, '0')}-${String(1 + (count % 28)).padStart(2, '0')}`;
      case 'dateTime':
        return '2026-11-20T10:15:30';
      case 'flag':
        return '1';
      case 'choice': {
        const rows = reference.rows(field.catalogue!);
        return rows[count % Math.max(1, rows.length)]?.CLAVE ?? `K${count}`;
      }
      case 'tariff':
        return String(8471300000 + count);
      case 'taxId':
        return '576937K';
      case 'container':
        return `MSCU${String(7000000 + count)}`;
      case 'orderNumber':
        return '1236000567';
      case 'declarationNumber':
        return 'GTPRQPQ2600123400015';
      default:
        return text(count, field)
          .slice(0, field.max ?? 60)
          .trim();
    }
  };
  for (const [name, dataSet] of Object.entries(ducaDataSets) as [string, DataSet][]) {
    const fill = (line: number): AnyRecord =>
      Object.fromEntries(
        Object.entries(dataSet.fields).map(([fieldName, field]) => {
          if (fieldName === dataSet.key) return [fieldName, `${name}-${line}`];
          if (!holds(field)) return [fieldName, ''];
          const value = valueOf(field);
          boxed.push({ path: `${name}${dataSet.many ? `[${line}]` : ''}.${fieldName}`, field, value });
          return [fieldName, value];
        }),
      );
    body[name] = dataSet.many ? [fill(0), fill(1)] : fill(0);
  }
  const duca = body as unknown as DucaBody;
  duca.FRACCION_TRIBUTOS.forEach((each, line) => (each.ID_FRACCION = `FRACCIONES-${line}`));
  duca.FRACCION_ITEMS.forEach((each) => (each.ID_FRACCION = 'FRACCIONES-0'));
  return { body: duca, boxed };
}
