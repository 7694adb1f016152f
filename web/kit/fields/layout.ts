import type { DataSet } from '../../../shared/foundation/fields/dataSet.ts';

/**
 * Rows of field names in the order of the paper form; the names of a row share its twelve columns evenly unless one
 * says its own width: `'DIRECCION/8'`.
 */
export type Layout = readonly (readonly string[])[];

export interface Cell {
  name: string;
  /** Columns of twelve. */
  span: number;
}

export function cellsOf(row: readonly string[]): Cell[] {
  const parts = row.map((text) => {
    const [name = '', span] = text.split('/');
    return { name, span: span === undefined ? undefined : Number(span) };
  });
  const taken = parts.reduce((sum, { span }) => sum + (span ?? 0), 0);
  const open = parts.filter(({ span }) => span === undefined).length;
  const each = open === 0 ? 0 : Math.max(1, Math.floor((12 - taken) / open));
  return parts.map(({ name, span }) => ({ name, span: span ?? each }));
}

/** Layout of a data set that has none of its own: every shown field, three a row. */
export function plainLayout(dataSet: DataSet): Layout {
  const names = Object.entries(dataSet.fields).filter(([, field]) => !field.hidden);
  const rows: string[][] = [];
  names.forEach(([name], index) =>
    index % 3 === 0 ? rows.push([`${name}/4`]) : rows.at(-1)!.push(`${name}/4`),
  );
  return rows;
}
