import { useId, useState } from 'react';
import type { RenderEditCellProps } from 'react-data-grid';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { Field } from '../../../shared/foundation/fields/field.ts';
import { kinds } from '../../../shared/foundation/fields/kinds.ts';
import { useReference } from '../reference.ts';
import { plainWords, showCell } from './cellText.ts';

const OFFERED = 40;

/** Text input of a cell; for codes it offers the entries that match, by code or by words. */
export function CellEditor({
  row,
  column,
  onRowChange,
  field,
  rejected,
}: RenderEditCellProps<AnyRecord, AnyRecord> & { field: Field; rejected: string | undefined }) {
  const reference = useReference();
  const list = useId();
  const [text, setText] = useState(rejected ?? showCell(row[column.key] ?? '', field));
  const words = plainWords(text);
  const rows = field.kind === 'choice' ? reference.rows(field.catalogue ?? '') : [];
  const offered = rows
    .filter((each) => plainWords(`${each.CLAVE} ${each.VALOR}`).includes(words))
    .slice(0, OFFERED);
  return (
    <>
      <input
        className={`d-cell-editor ${kinds[field.kind].align === 'right' ? 'd-number' : ''}`}
        aria-label={field.label}
        autoFocus
        list={rows.length > 0 ? list : undefined}
        inputMode={kinds[field.kind].inputMode}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setText(event.currentTarget.value);
          // The grid keeps the text as typed until the cell is left; only then it is read as a value.
          onRowChange({ ...row, [column.key]: event.currentTarget.value });
        }}
      />
      {rows.length > 0 && (
        <datalist id={list}>
          {offered.map((each) => (
            <option key={each.CLAVE} value={each.CLAVE}>
              {each.VALOR}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
