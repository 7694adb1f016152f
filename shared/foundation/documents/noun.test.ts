import { expect, it } from 'vitest';
import { itemNoun } from '../../dua/liquidation/taxed.ts';
import { ducaKind } from '../../duca/kind.ts';
import { manifestKind } from '../../manifests/kind.ts';
import { guideProcedure } from './guideProcedure.ts';
import { ofThe, toThe } from './noun.ts';

it('joins «de» and «a» with the article of what is masculine, in what is said of every kind', () => {
  expect([ofThe(ducaKind.noun), toThe(ducaKind.noun)]).toEqual(['de la DUCA', 'a la DUCA']);
  expect([ofThe(itemNoun), toThe(itemNoun)]).toEqual(['del ítem', 'al ítem']);
  const { guide } = guideProcedure(manifestKind);
  expect(guide.summary).toBe('bajar la guía de llenado del manifiesto');
});
