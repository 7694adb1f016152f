import type { Reference } from '../foundation/documents/reference.ts';
import { blankRecord, type AnyRecord, dataSetOf } from '../foundation/fields/dataSet.ts';
import { itemsOwing } from './checkDetails.ts';
import { isCounted } from './unitNameOf.ts';
import { invoiceDataSets, type InvoiceBody, type InvoiceItem } from './dataSets.ts';
import type { UnitName } from './detailDataSets.ts';

/** What goods of some headings owe: which items, and a line for each of their units with what the item tells of it. */
export interface UnitProposal {
  name: UnitName;
  /** Numbers of the items, as a person reads them. */
  items: number[];
  lines: AnyRecord[];
}

/** Lines of one proposal; who buys more pastes them. */
const MOST_LINES = 200;

/** Lines to fill in for the items whose heading asks for the data of each unit; none where there are some already. */
export function proposeUnits(body: InvoiceBody, reference: Reference): UnitProposal[] {
  const proposals = new Map<UnitName, UnitProposal>();
  for (const { at, name } of itemsOwing(body, reference)) {
    const proposal = proposals.get(name) ?? { name, items: [], lines: [] };
    proposals.set(name, proposal);
    proposal.items.push(at + 1);
    const item = body.ITEMS[at]!;
    const room = MOST_LINES - proposal.lines.length;
    const count = Math.min(room, unitsOf(item));
    for (let line = 0; line < count; line += 1) proposal.lines.push(lineOf(name, item, at));
  }
  return [...proposals.values()];
}

const unitsOf = ({ ID_UNIDAD_MEDIDA, CANTIDAD_UNIDADES }: InvoiceItem): number =>
  isCounted(ID_UNIDAD_MEDIDA) ? Math.max(1, Math.floor(Number(CANTIDAD_UNIDADES))) : 1;

function lineOf(name: UnitName, item: InvoiceItem, at: number): AnyRecord {
  const { fields } = dataSetOf(invoiceDataSets, name)!;
  const limited = (field: 'MARCA' | 'LINEA' | 'MODELO', value: string): string =>
    value.slice(0, fields[field]?.max);
  return {
    ...blankRecord(invoiceDataSets[name]),
    NUMERO_ITEM: String(at + 1),
    ID_ITEM: item.ID_ITEM,
    MARCA: limited('MARCA', item.MARCA),
    // A vehicle's MODELO is its year; its style stands in LINEA.
    ...(name === 'VEHICULOS'
      ? { LINEA: limited('LINEA', item.MODELO_ESTILO) }
      : { MODELO: limited('MODELO', item.MODELO_ESTILO) }),
  };
}
