import { isBlank } from '../../../foundation/fields/dataSet.ts';
import type { Canvas } from '../../../foundation/pdf/canvas.ts';
import { shownVersions } from '../../../transmission/acceptedVersions.ts';
import { ducaDataSets, type DucaBody } from '../../dataSets.ts';
import type { PrintFacts } from '../facts.ts';
import { shownTaxes } from '../firstPage/settlementBlock.ts';
import type { FractionTaxes } from '../fractionTaxes.ts';
import { TAX_LINES } from '../goodsBlock.ts';
import type { ListTable } from '../../../foundation/print/listTable.ts';
import {
  catalogueList,
  characteristicList,
  documentList,
  fractionTaxList,
  freeZoneList,
  goodsLists,
  itemList,
  supplierList,
  taxList,
  transportLists,
  versionList,
} from '../lists.ts';
import type { Sent } from '../sent.ts';
import type { Section } from '../../../foundation/print/flow.ts';
import { tableSection } from '../../../foundation/print/tableSection.ts';
import { textSection } from './textSection.ts';

const from = (first: number, count: number): number[] =>
  Array.from({ length: Math.max(0, count - first) }, (_, at) => first + at);

/** Items of the fractions that gather more than one: a fraction of one item says it all itself. */
function gathered({ FRACCION_ITEMS }: DucaBody): number[] {
  const counts = new Map<string, number>();
  for (const { ID_FRACCION } of FRACCION_ITEMS) counts.set(ID_FRACCION, (counts.get(ID_FRACCION) ?? 0) + 1);
  return FRACCION_ITEMS.flatMap(({ ID_FRACCION }, index) => (counts.get(ID_FRACCION)! > 1 ? [index] : []));
}

/** Items that a catalogue describes. */
const described = ({ FRACCION_ITEMS }: DucaBody): number[] =>
  FRACCION_ITEMS.flatMap(({ NOMBRE_CATALOGO, VALOR_CATALOGO }, index) =>
    NOMBRE_CATALOGO === '' && VALOR_CATALOGO === '' ? [] : [index],
  );

/** Incoterms besides that of box 30, which names the one of the highest value (domain 1.1). */
function otherIncoterms({ DUCA, DVAS }: DucaBody): Sent[] {
  const others = new Map<string, string[]>();
  for (const { ID_INCOTERM, NUMERO_DVA } of DVAS) {
    if (ID_INCOTERM === '' || ID_INCOTERM === DUCA.ID_INCOTERM) continue;
    others.set(ID_INCOTERM, [...(others.get(ID_INCOTERM) ?? []), NUMERO_DVA]);
  }
  if (others.size === 0) return [];
  const text = [...others].map(([code, dvas]) => `${code} (DVA ${dvas.join(', ')})`).join('; ');
  const { label, box } = ducaDataSets.DUCA.fields.ID_INCOTERM;
  return [{ number: box!, caption: `${label}: otros de la declaración`, path: 'DUCA.ID_INCOTERM', text }];
}

/** All that the first page and the fractions' blocks have no room for. `documents` is how many the first page shows. */
export function sectionsOf(
  measuring: Canvas,
  facts: PrintFacts,
  taxesOf: FractionTaxes,
  sent: readonly Sent[],
  documents: number,
): Section[] {
  const { body } = facts;
  const table = (list: ListTable, indexes: readonly number[], firstRow = 0): Section =>
    tableSection(measuring, facts, list, indexes, firstRow);
  const taxes = body.FRACCIONES.flatMap((_, fraction) => {
    const places = taxesOf(fraction);
    return places.length > TAX_LINES ? places : [];
  });
  const settled = shownTaxes(body.TRIBUTOS.length);
  return [
    textSection(measuring, [...sent, ...otherIncoterms(body)]),
    table(supplierList, body.PROVEEDORES.length > 1 ? from(0, body.PROVEEDORES.length) : []),
    table(freeZoneList, isBlank(body.USUARIO_ZONA_FRANCA) ? [] : [0]),
    ...transportLists.map((list) => table(list, from(1, body[list.set].length))),
    table(taxList, from(settled, body.TRIBUTOS.length)),
    table(fractionTaxList, taxes),
    table(documentList, from(documents, body.DOCUMENTOS.length), documents),
    ...goodsLists.map((list) => table(list, from(0, body[list.set].length))),
    table(itemList, gathered(body)),
    table(catalogueList, described(body)),
    table(characteristicList, from(0, body.ITEM_CARACTERISTICAS.length)),
    table(versionList, shownVersions(body)),
  ];
}
