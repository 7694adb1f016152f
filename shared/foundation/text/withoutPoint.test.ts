import { expect, it } from 'vitest';
import { withoutPoint } from './withoutPoint.ts';

it.each([
  ['SHENZHEN CO., LTD.', 'SHENZHEN CO., LTD'],
  ['S.A', 'S.A'],
  ['', ''],
])('%s ends as %s', (text, plain) => expect(withoutPoint(text)).toBe(plain));
