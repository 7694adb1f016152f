import { ducaMessage } from './message.ts';

/** Nodes of the message by their parent: the groups under the root, the elements under their record. */
export const messageNodes: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [ducaMessage.root, new Set(ducaMessage.groups.map(({ list, node }) => list ?? node))],
  ...ducaMessage.groups.map(({ node, elements }): [string, Set<string>] => [
    node,
    new Set(elements.map((each) => each.node)),
  ]),
]);
