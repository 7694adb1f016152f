import { expect, it } from 'vitest';
import { orderOf } from './dateOrder.ts';

const TODAY = '2026-03-17';

it.each(['12/25/2026', '1-31-26', '12.25.2026', '2/13', ' 12/25/2026 10:30 '])(
  '«%s» is a date only with the month first',
  (text) => expect(orderOf(text, TODAY)).toBe('month'),
);

it.each(['03/04/2026', '3/4', '12-11-26', '03 04 2026', '03/04/2026 08:15'])(
  '«%s» is one day or another',
  (text) => expect(orderOf(text, TODAY)).toBe('either'),
);

it.each([
  '25/12/2026',
  '04/04/2026',
  '2026-03-04',
  '0304',
  '10 12:30',
  '',
  '31/02/2026',
  'mayo',
  '40/50/2026',
])('«%s» leaves nothing open', (text) => expect(orderOf(text, TODAY)).toBeUndefined());
