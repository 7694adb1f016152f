import { countries } from '../../../shared/countries/countries.ts';
import { dvaDataSets, type DvaBody } from '../../../shared/dva/fields/dataSets.ts';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyBody, AnyRecord, DataSet } from '../../../shared/foundation/fields/dataSet.ts';
import type { Field, KindName } from '../../../shared/foundation/fields/field.ts';
import { formatDeclarationNumber } from '../../../shared/foundation/numbers/declarationNumber.ts';
import { dottedTariff } from '../../../shared/foundation/text/tariffCode.ts';

/** A field with the value that it was given and the words that paper must show for it. */
export interface Filled {
  path: string;
  value: string;
  words: string[];
}

const DAY = 86_400_000;
/** Printed with fewer decimals than are kept (spec 9, prints). */
const SHOWN: Record<string, number> = { VALOR_UNITARIO: 4 };
/** A code whose name is a field of its own, computed from it: both are printed by the name. */
const NAMED: Record<string, string> = {
  UNIDAD_MEDIDA: 'ID_UNIDAD_MEDIDA',
  ESTADO_MERCANCIA: 'ID_ESTADO_MERCANCIA',
  PAIS_ORIGEN: 'ID_PAIS_ORIGEN',
};

/**
 * A DVA in which every field of the definition has a value that no other has, as far as its kind can tell values apart
 * (a flag cannot, and a short catalogue runs out of entries).
 */
export function filledDva(reference: Reference): { body: DvaBody; filled: Filled[] } {
  const used = new Map<string, number>();
  const filled: Filled[] = [];
  let count = 0;

  const plain = (value: string, shown = value): { value: string; words: string[] } => ({
    value,
    words: [shown],
  });
  const listed = (field: Field, name: string): { value: string; words: string[] } => {
    const list = field.catalogue!;
    const switches = Object.values(dvaDataSets.DVA.fields as Record<string, Field>);
    const switched = switches.find(({ when }) => when?.field === name)?.when?.is[0];
    const rows = reference.rows(list);
    const single = rows.filter(({ VALOR }) => /^\S{3,11}$/.test(VALOR));
    const from = single.length > 0 ? single : rows;
    const at = used.get(list) ?? 0;
    used.set(list, at + 1);
    const row = switched === undefined ? from[at % from.length] : reference.row(list, switched);
    // A country without the list yet keeps the code alone.
    if (!row) return plain(switched ?? `K${count}`);
    return { value: row.CLAVE, words: row.VALOR.split(' ') };
  };
  const makers: Record<KindName, (field: Field, name: string) => { value: string; words: string[] }> = {
    text: () => {
      const token = `${count.toString(36)}`.padStart(2, 'Q').toUpperCase();
      return plain(`Z${token}X`);
    },
    note: () => plain(`NOTA${count}`),
    integer: () => plain(String(count)),
    decimal: ({ decimals = 2 }, name) => {
      const value = `${1000 + 7 * count}.${'3'.repeat(decimals)}`;
      return plain(value, formatAmount(value, SHOWN[name] ?? decimals));
    },
    date: () => {
      const value = new Date(Date.UTC(2001, 0, 1) + count * DAY).toISOString().slice(0, 10);
      return plain(value, formatDate(value));
    },
    dateTime: () => plain('2026-11-20T10:00:00'),
    flag: () => plain('1', 'Respuesta: sí'),
    choice: listed,
    tariff: () => {
      const value = `84${String(count).padStart(4, '0')}0000`;
      return plain(value, dottedTariff(value));
    },
    taxId: () => plain('73581127', countries[reference.country].formatTaxId('73581127')),
    container: () => plain('MAEU1234567'),
    orderNumber: () => plain('1236000567'),
    declarationNumber: () => {
      const number = `GTPRQ${count.toString(36).padStart(2, 'Q').toUpperCase()}24001234000156`.slice(0, 20);
      return plain(number, formatDeclarationNumber(number));
    },
    reference: () => plain(`dva-${count}`),
    key: () => plain('lin-1'),
  };

  const fill = (dataSet: string, { fields, many }: DataSet): AnyRecord => {
    const record: AnyRecord = {};
    for (const [name, field] of Object.entries(fields)) {
      count += 1;
      const made = makers[field.kind](field, name);
      const code = NAMED[name] === undefined ? undefined : record[NAMED[name]];
      if (code !== undefined) {
        const text = reference.row(fields[NAMED[name]!]!.catalogue!, code)?.VALOR ?? code;
        Object.assign(made, { value: text, words: text.split(' ') });
      }
      record[name] = made.value;
      filled.push({ path: many ? `${dataSet}[0].${name}` : `${dataSet}.${name}`, ...made });
    }
    return record;
  };
  const body: AnyBody = {};
  for (const [name, dataSet] of Object.entries(dvaDataSets as Record<string, DataSet>)) {
    const record = fill(name, dataSet);
    body[name] = dataSet.many ? [record] : record;
  }
  return { body: body as unknown as DvaBody, filled };
}
