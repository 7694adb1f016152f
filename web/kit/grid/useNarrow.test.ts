import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CARDS } from './useNarrow.ts';

it('lines become cards where the rows of lists do', () => {
  const styles = readFileSync(new URL('../kit.css', import.meta.url), 'utf8');
  expect(styles.split(`@media ${CARDS} {`)).toHaveLength(2);
});
