import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { duaDataSets, type DuaBody } from '../../../shared/dua/dataSets.ts';
import { blankBody } from '../../../shared/foundation/fields/dataSet.ts';
import { ItemTaxes } from './ItemTaxes.tsx';

let count = 0;
vi.mock('../../kit/reference.ts', () => ({ useReference: () => undefined }));
vi.mock('../../../shared/dua/liquidation/settledItems.ts', () => ({
  settledItems: () =>
    Array.from({ length: count }, (_, at) => ({
      item: { ID_ITEM: `i-${at}`, NUMERO_ITEM: String(at + 1) },
      unsettled: [{ field: 'CLASIFICACION_ARANCELARIA', reason: 'no hay tasa' }],
    })),
}));

/** What is read of a DUA with so many items that have no taxes. */
function said(items: number): string {
  count = items;
  const body: DuaBody = blankBody(duaDataSets);
  return renderToStaticMarkup(createElement(ItemTaxes, { body }));
}

it('names twenty of the items without taxes, and says how many it does not name', () => {
  const many = said(25);
  expect(many.match(/Ítem \d+: no hay tasa\./g)).toHaveLength(20);
  expect(many).toContain('Y 5 razones más');
  expect(said(21)).toContain('Y 1 razón más');
  expect(said(20)).not.toContain('más');
});
