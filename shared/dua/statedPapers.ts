import type { DuaBody } from './dataSets.ts';

/** A paper that a declaration lists, where its number stands. */
export interface StatedPaper {
  /** Document of the company that it was taken from; a key of its own where a person wrote it. */
  id: string;
  code: string;
  number: string;
  path: string;
  /** What a sentence calls its list, and its line there, from 1. */
  title: string;
  line: number;
}

/** Papers of a declaration, those of the whole first; one that supports several items is told at the first of them. */
export function statedPapers({ DETALLE_DOCUMENTO, DETALLE_DOCUMENTOS }: DuaBody): StatedPaper[] {
  const all = [
    ...DETALLE_DOCUMENTO.map((each, at) => ({
      id: each.ID_LINEA,
      code: each.CODIGO_DOCUMENTO,
      number: each.REFERENCIA,
      path: `DETALLE_DOCUMENTO[${at}].REFERENCIA`,
      title: 'Documentos',
      line: at + 1,
    })),
    ...DETALLE_DOCUMENTOS.map((each, at) => ({
      id: paperOf(each),
      code: each.CODIGO_DOCUMENTO,
      number: each.REFERENCIA,
      path: `DETALLE_DOCUMENTOS[${at}].REFERENCIA`,
      title: 'Documentos por ítem',
      line: at + 1,
    })),
  ];
  const first = new Map<string, StatedPaper>();
  for (const each of all) {
    const key = JSON.stringify([each.id, each.number]);
    if (!first.has(key)) first.set(key, each);
  }
  return [...first.values()];
}

/** The line of an item is named for the paper and the item (`derive/papers.ts`). */
const paperOf = ({ ID_LINEA, ID_ITEM }: DuaBody['DETALLE_DOCUMENTOS'][number]): string =>
  ID_ITEM !== '' && ID_LINEA.endsWith(`-${ID_ITEM}`) ? ID_LINEA.slice(0, -ID_ITEM.length - 1) : ID_LINEA;
