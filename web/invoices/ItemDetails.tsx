import { useMemo } from 'react';
import { detailDataSets, detailNames, type DetailName } from '../../shared/invoices/detailDataSets.ts';
import { proposeUnits } from '../../shared/invoices/proposeUnits.ts';
import { blankRecord, type AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import type { OpenInvoice } from './invoiceKind.ts';
import { Icon } from '../kit/icons.tsx';
import { jumpTo } from '../kit/jump.ts';
import { useReference } from '../kit/reference.ts';
import { Button } from '../kit/simple.tsx';
import { ActionMenu } from '../kit/ActionMenu.tsx';
import { SameUnits } from './SameUnits.tsx';

const LISTED = 5;

/** Items as a person reads them: «1, 3 y 4», and how many more there are. */
function listed(items: readonly number[]): string {
  if (items.length === 1) return `El ítem ${items[0]} se declara`;
  if (items.length <= LISTED)
    return `Los ítems ${items.slice(0, -1).join(', ')} y ${items.at(-1)} se declaran`;
  return `Los ítems ${items.slice(0, LISTED).join(', ')} y ${items.length - LISTED} más se declaran`;
}

/**
 * Below the items: what their headings ask for, with one click to begin; and a menu of all that can be said of them.
 * A section stands in the editor while it has lines, so that an invoice of shoes is not asked about vessels.
 */
export function ItemDetails({ document }: { document: OpenInvoice }) {
  const { body, session, readOnly } = document;
  const invoice = body;
  const reference = useReference();
  const proposals = useMemo(() => proposeUnits(invoice, reference), [invoice, reference]);
  if (readOnly) return null;
  const add = (name: DetailName, lines: readonly AnyRecord[]): void => {
    const { key } = detailDataSets[name];
    const keyed = lines.map((line) => ({ ...line, [key!]: crypto.randomUUID() }));
    session.edit([{ op: 'insert', path: name, lines: keyed }]);
    setTimeout(() => jumpTo(name), 0);
  };
  const empty = detailNames.filter((name) => invoice[name].length === 0);
  return (
    <div className="d-stack d-sheet-foot">
      {proposals.map(({ name, items, lines }) => (
        <p key={name} className="d-row" role="status">
          <span className="d-warning">
            <Icon name="warning" /> {listed(items)} con los datos de cada unidad.
          </span>
          <Button variant="default" icon="plus" onClick={() => add(name, lines)}>
            Agregar {detailDataSets[name].title.toLowerCase()} ({lines.length})
          </Button>
        </p>
      ))}
      <SameUnits document={document} />
      {invoice.ITEMS.length > 0 && (
        <div className="d-row">
          <ActionMenu
            label="Agregar datos de los ítems"
            icon="plus"
            actions={empty.map((name) => ({
              label: detailDataSets[name].title,
              run: () => add(name, [blankRecord(detailDataSets[name])]),
            }))}
          />
        </div>
      )}
    </div>
  );
}
