import type { AnyRecord } from '../foundation/fields/dataSet.ts';
import { fold } from '../foundation/text/clean.ts';
import type { InvoiceBody } from './dataSets.ts';
import { unitNames, type DetailName, type UnitName } from './detailDataSets.ts';

export type Units = Record<UnitName, readonly AnyRecord[]>;

/** A number that no two units share, and where it stands. */
export interface UnitNumber {
  name: DetailName;
  line: number;
  field: string;
  /** As it was typed. */
  number: string;
  /** The same for the same unit, in whatever invoice. */
  key: string;
}

/** Fields that tell one unit from another; with the brand where each maker counts by himself. */
export const NUMBERS: Record<UnitName, readonly { field: string; ofBrand?: true }[]> = {
  VEHICULOS: [{ field: 'VIN' }, { field: 'CHASIS' }],
  MAQUINARIA: [{ field: 'SERIE', ofBrand: true }],
  AERONAVES: [{ field: 'SERIE', ofBrand: true }, { field: 'MATRICULA' }],
  EMBARCACIONES: [{ field: 'CASCO' }, { field: 'MATRICULA' }],
};

const keyOf = (...parts: string[]): string => parts.map(fold).join('|');

/** Numbers of vehicles, machinery, aircraft and vessels, in the order of their sheets. */
export const unitNumbers = (units: Units): UnitNumber[] =>
  unitNames.flatMap((name) =>
    units[name].flatMap((unit, line) =>
      NUMBERS[name].flatMap(({ field, ofBrand }): UnitNumber[] => {
        const number = unit[field] ?? '';
        if (number === '') return [];
        const key = keyOf(name, field, ofBrand ? (unit['MARCA'] ?? '') : '', number);
        return [{ name, line, field, number, key }];
      }),
    ),
  );

/** Serial numbers, which are a maker's own; goods without a brand are only compared with themselves. */
export function serialNumbers({ SERIES, ITEMS }: Pick<InvoiceBody, 'SERIES' | 'ITEMS'>): UnitNumber[] {
  if (SERIES.length === 0) return [];
  const brands = new Map(ITEMS.map((item) => [item.ID_ITEM, item.MARCA || item.ID_ITEM]));
  return SERIES.flatMap(({ ID_ITEM, NUMERO_SERIAL: number }, line): UnitNumber[] => {
    const key = keyOf('SERIES', brands.get(ID_ITEM) ?? '', number);
    return number === '' ? [] : [{ name: 'SERIES', line, field: 'NUMERO_SERIAL', number, key }];
  });
}

export const numbersOf = (body: InvoiceBody): UnitNumber[] => [...unitNumbers(body), ...serialNumbers(body)];
