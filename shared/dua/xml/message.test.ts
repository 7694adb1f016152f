import { expect, it } from 'vitest';
import { duaMessage } from './message.ts';
import { duaNaming } from './naming.ts';

it('is compared by names that it has', () => {
  const nodes = new Set(
    duaMessage.groups.flatMap(({ node, elements }) => [node, ...elements.map((each) => each.node)]),
  );
  const named = [
    ...duaNaming.keys,
    ...Object.keys(duaNaming.lines),
    ...Object.values(duaNaming.lines).flat(),
  ];
  expect(named.filter((name) => !nodes.has(name))).toEqual([]);
});
