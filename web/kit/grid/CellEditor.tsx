import { useEffect, useId, useState } from 'react';
import type { RenderEditCellProps } from 'react-data-grid';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { Field } from '../../../shared/foundation/fields/field.ts';
import { kinds } from '../../../shared/foundation/fields/kinds.ts';
import { decimalKey } from '../fields/decimalKey.ts';
import { useReference } from '../reference.ts';
import { plainWords, showCell } from './cellText.ts';

const OFFERED = 40;

/** Text input of a cell; for codes it offers the entries that match, by code or by words. */
export function CellEditor({
  row,
  column,
  onRowChange,
  field,
  unread,
  onTyping,
}: RenderEditCellProps<AnyRecord, AnyRecord> & {
  field: Field;
  /** Text that stands in the cell instead of a value. */
  unread: string | undefined;
  onTyping: (text: string) => void;
}) {
  const reference = useReference();
  const list = useId();
  const [text, setText] = useState(unread ?? showCell(row[column.key] ?? '', field));
  // What an earlier visit left in the cell is confirmed by leaving it, as if it had been typed now.
  useEffect(() => {
    if (unread !== undefined) onRowChange({ ...row, [column.key]: unread });
    // Once, when the cell is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const words = plainWords(text);
  const rows = field.kind === 'choice' ? reference.rows(field.catalogue ?? '') : [];
  const offered = rows
    .filter((each) => plainWords(`${each.CLAVE} ${each.VALOR} ${each['ALIAS'] ?? ''}`).includes(words))
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
        onKeyDown={(event) => {
          if (kinds[field.kind].align === 'right') decimalKey(event);
        }}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onTyping(event.currentTarget.value);
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
