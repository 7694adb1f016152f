import { expect, it } from 'vitest';
import { documentKinds } from '../../documentKinds.ts';
import { itemNoun } from '../../dua/liquidation/taxed.ts';
import { ducaKind } from '../../duca/kind.ts';
import { manifestKind } from '../../manifests/kind.ts';
import { guideProcedure } from './guideProcedure.ts';
import { all, found, ofThe, toThe } from './noun.ts';

it('joins «de» and «a» with the article of what is masculine, in what is said of every kind', () => {
  expect([ofThe(ducaKind.noun), toThe(ducaKind.noun)]).toEqual(['de la DUCA', 'a la DUCA']);
  expect([ofThe(itemNoun), toThe(itemNoun)]).toEqual(['del ítem', 'al ítem']);
  const { guide } = guideProcedure(manifestKind);
  expect(guide.summary).toBe('bajar la guía de llenado del manifiesto');
});

it('tells of what was found of every kind in words that agree with it and with how many there are', () => {
  for (const { noun } of documentKinds) {
    const ends =
      noun.gender === 'f' ? ['todas', 'encontrada', 'encontradas'] : ['todos', 'encontrado', 'encontrados'];
    expect([all(noun), found(noun, 1), found(noun, 12)]).toEqual(ends);
  }
  expect(found(manifestKind.noun, 12)).toBe('encontrados');
});
