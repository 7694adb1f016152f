import type { MatrixRow } from './matrix.ts';

/** What of a message is owed, by the record that holds it. */
export type Owed = Readonly<Record<string, readonly string[]>>;

interface Message {
  root: string;
  groups: readonly { node: string; list?: string; elements: readonly { node: string }[] }[];
}

/** Row of a sample matrix, for one regime or all. */
export const sampleRow = (NODO_PADRE: string, NODO: string, TIPO: string, REGIMEN = '*'): MatrixRow => ({
  ID_NODO: `${NODO_PADRE}/${NODO}`,
  NODO_PADRE,
  NODO,
  CLASE: '*',
  REGIMEN,
  TIPO,
});

/** Rows of every part of a message: what is owed, and the rest, which is sent when it is there. */
export function sampleRows({ root, groups }: Message, owed: Owed): MatrixRow[] {
  const row = (parent: string, node: string): MatrixRow =>
    sampleRow(parent, node, owed[parent]?.includes(node) ? 'MANDATORIA' : 'CONDICIONAL');
  return groups.flatMap(({ node, list, elements }) => [
    row(root, list ?? node),
    ...elements.map((each) => row(node, each.node)),
  ]);
}
