import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { shippedCatalogues } from '../../../../shared/catalogues/shippedCatalogues.ts';
import { countries } from '../../../../shared/countries/countries.ts';
import { makeReference } from '../../../../shared/foundation/documents/makeReference.ts';
import { applyChanges } from '../../../../shared/foundation/documents/patch.ts';
import { blankBody } from '../../../../shared/foundation/fields/dataSet.ts';
import { invoiceDataSets } from '../../../../shared/invoices/dataSets.ts';
import { invoiceDefinition } from '../../../../shared/invoices/definition.ts';
import { itemColumns, itemTotals } from '../../../../web/invoices/layout.ts';
import { LinesSheet } from '../../../../web/kit/grid/LinesSheet.tsx';
import { KitProvider } from '../../../../web/kit/KitProvider.tsx';
import { ReferenceContext } from '../../../../web/kit/reference.ts';
import { noUnread } from '../../../../web/kit/unread.ts';

const reference = makeReference({
  country: 'GT',
  today: '2026-11-20',
  checkTaxId: countries.GT.checkTaxId,
  lists: new Map(
    shippedCatalogues.filter((list) => list.countries.includes('GT')).map((list) => [list.name, list]),
  ),
});

function Invoice() {
  const [body, setBody] = useState(() => blankBody(invoiceDataSets));
  return (
    <LinesSheet
      dataSet={invoiceDataSets.ITEMS}
      name="ITEMS"
      lines={body.ITEMS}
      columns={itemColumns}
      totals={itemTotals}
      nameColumn="NOMBRE_COMERCIAL"
      remember="bench"
      unread={noUnread}
      onChanges={(changes) =>
        setBody(invoiceDefinition.calculate(applyChanges(invoiceDataSets, body, changes), reference))
      }
    />
  );
}

const HEADINGS = ['Part No.', 'Description', 'Qty', 'Unit', 'Unit Price', 'Amount', 'HS Code', 'Origin'];

const listOf = (rows: number): string =>
  [
    HEADINGS,
    ...Array.from({ length: rows }, (_, index) => [
      ...[`P-${index}`, `ARTÍCULO NÚMERO ${index}`, '12', 'PCS', '1.25', '15.00', '8517.62.00.00', 'China'],
    ]),
  ]
    .map((row) => row.join('\t'))
    .join('\r\n');

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

async function until(shown: () => unknown): Promise<void> {
  while (!shown()) await frame();
  await frame();
}

const button = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find((each) =>
    /^Pegar \d/.test(each.textContent),
  );
const grid = (): HTMLElement => document.querySelector<HTMLElement>('[role=grid]')!;

/** Pastes a list of so many rows into an empty sheet, looks at it and says yes; answers until its rows are drawn, in ms. */
async function pasteList(rows: number): Promise<number> {
  document.body.replaceChildren();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <KitProvider theme="A">
      <ReferenceContext value={reference}>
        <Invoice />
      </ReferenceContext>
    </KitProvider>,
  );
  await until(() => document.querySelector('[role=grid]'));
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', listOf(rows));
  const start = performance.now();
  grid().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await until(button);
  button()!.click();
  await until(() => Number(grid().getAttribute('aria-rowcount')) > rows);
  const took = performance.now() - start;
  undraw = () => root.unmount();
  return took;
}

let undraw: () => void = () => undefined;

Object.assign(globalThis, { pasteList, leaveSheet: () => undraw() });
