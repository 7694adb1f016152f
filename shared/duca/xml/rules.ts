import type { AnyRecord } from '../../foundation/fields/dataSet.ts';
import { compare } from '../../foundation/decimal/decimal.ts';
import { tariffPrefix } from '../../foundation/text/tariffCode.ts';
import { wire } from '../../foundation/xml/formats.ts';
import type { DucaXmlContext } from './context.ts';

// Rules of spec 5, XML generation: each says the text of one element from its record, undefined when it has no place.

type Rule = (record: AnyRecord, context: DucaXmlContext) => string | undefined;

const valueOf = (record: AnyRecord, field: string): string => record[field] ?? '';

/** Message function code: 4 for the variant, else the usual one (spec 4). */
export const functionCode: Rule = (_record, { variant }) => (variant ? '4' : '9');

/** Message identifier: 1 for the variant, else 6 (spec 4). */
export const messageId: Rule = (_record, { variant }) => (variant ? '1' : '6');

/** The office of exit for modalities that leave the country, else the office of entry. */
export const customsOffice: Rule = (record, { exit }) =>
  valueOf(record, exit ? 'ID_ADUANA_SALIDA' : 'ID_ADUANA_INGRESO');

/** Packages and unit totals: whole when the flag is set, otherwise two decimals. */
export const total =
  (field: string): Rule =>
  (record, { wholeTotals }) => {
    const value = valueOf(record, field);
    return value === '' ? '' : wholeTotals ? wire.whole(value) : wire.amount(value);
  };

/** Tariff code without points; 8 digits when an agreement is claimed and the preference is on. */
export const tariffCode: Rule = (record, { preference8 }) => {
  const code = wire.tariff(valueOf(record, 'CLASIFICACION_ARANCELARIA'));
  return preference8 && valueOf(record, 'ACUERDO_1_ID') !== '' ? tariffPrefix(code, 8) : code;
};

/** Percent applied: two decimals, four for the tax CED. */
export const percent: Rule = (record) => {
  const value = valueOf(record, 'TASA');
  if (value === '') return '';
  return valueOf(record, 'CODIGO_TRIBUTO') === 'CED' ? wire.rate4(value) : wire.amount(value);
};

/** Longest supplier address in the value declaration's part. */
const ADDRESS_LIMIT = 150;

export const supplierAddress: Rule = (record) =>
  Array.from(valueOf(record, 'DIRECCION_PROVEEDOR')).slice(0, ADDRESS_LIMIT).join('');

/** Text that explains a yes, absent after a no. */
export const detailOf =
  (flag: string, field: string): Rule =>
  (record) =>
    valueOf(record, flag) === '1' ? valueOf(record, field) : undefined;

/** Sent only beside another field that is not blank: the contract's date beside its number. */
export const besides =
  (other: string, field: string, format: (value: string) => string = (value) => value): Rule =>
  (record) =>
    valueOf(record, other) === '' ? undefined : format(valueOf(record, field));

/** A sequence 'a-b' has a first and a last line; a single number is both. */
export const sequencePart =
  (field: string, part: 'first' | 'last'): Rule =>
  (record) => {
    const [first = '', last = first] = valueOf(record, field)
      .split('-')
      .map((each) => each.trim());
    return part === 'first' ? first : last;
  };

/** An amount that is sent only above zero. */
export const aboveZero =
  (field: string): Rule =>
  (record) => {
    const value = valueOf(record, field);
    return compare(value, '0') > 0 ? wire.amount(value) : undefined;
  };

/** Depósito (DA): only the first value declaration is sent. */
export const onlyFirstInWarehouse = (
  _record: AnyRecord,
  index: number,
  { modality }: DucaXmlContext,
): boolean => modality !== 'DA' || index === 0;
