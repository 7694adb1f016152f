import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { itemNoun } from '../../shared/dua/liquidation/taxed.ts';
import { honduranReference } from '../../shared/dua/sampleDua.fixture.ts';
import type { TaxedKind } from '../../shared/taxes/taxedKind.ts';
import { TaxPanel } from './TaxPanel.tsx';

const reference = honduranReference();
vi.mock('../kit/reference.ts', () => ({ useReference: () => reference }));
vi.mock('../kit/simple.tsx', () => ({ Button: () => null }));
vi.mock('@tanstack/react-query', () => ({ useQueryClient: () => undefined }));
vi.mock('../document/saved.ts', () => ({ saved: () => undefined }));
vi.mock('../api/queries.ts', () => ({ queryKey: () => [] }));
vi.mock('./chosenLine.ts', () => ({ useChosenLine: () => 0 }));
vi.mock('./LinePicker.tsx', () => ({ LinePicker: () => null }));

const tax = (code: string) => ({
  ...{ key: code, code, name: '', amount: '5.00', base: '', formula: '', rounding: '', source: '' },
});

/** What the panel says of an item with these taxes. */
function said(...codes: string[]): string {
  const kind = {
    line: itemNoun,
    sums: () => [],
    nothing: () => '',
    rate: () => ({ value: '25.0000', day: '2026-11-20' }),
    rateCalled: { title: 'Tipo de cambio', place: 'la carátula' },
    told: () => ({
      ...{ tariff: '', description: '', value: '', unsettled: [] },
      taxes: codes.map(tax),
      total: '5.00',
    }),
  } satisfies Partial<TaxedKind<object>>;
  const props = { kind, document: { body: {}, problems: [], definition: {} }, procedures: {} };
  return renderToStaticMarkup(createElement(TaxPanel, props as never)).replace(/<[^>]+>/g, '');
}

it('sums the taxes of an item, and of a single one says that it is one', () => {
  expect(said('DAI', 'ISV')).toContain('Total del ítem: L 5.00, suma de 2 tributos.');
  expect(said('DAI')).toContain('Total del ítem: L 5.00, de un solo tributo.');
});
