import type { Field } from '../../fields/field.ts';
import { compare } from '../../decimal/decimal.ts';

/** When a check of a company finds something in a value; what it is compared with is a text, as it is stored. */
type Finds = (value: string, compared: string) => boolean;

/** Capitals and blanks at the ends are how people type, and make no other value. */
const plain = (text: string): string => text.normalize('NFC').trim().toLocaleLowerCase('es');

const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Days and moments stand as text in the order of time. */
const order = (one: string, other: string): number =>
  NUMBER.test(one) && NUMBER.test(other) ? compare(one, other) : one < other ? -1 : one > other ? 1 : 0;

const written =
  (finds: Finds): Finds =>
  (value, compared) =>
    value !== '' && finds(plain(value), plain(compared));

export const OWN_CONDITIONS = {
  IGUAL: written((a, b) => a === b || order(a, b) === 0),
  DISTINTO: written((a, b) => order(a, b) !== 0),
  VACIO: (value) => value.trim() === '',
  LLENO: (value) => value.trim() !== '',
  MENOR: written((a, b) => order(a, b) < 0),
  MAYOR: written((a, b) => order(a, b) > 0),
  CONTIENE: written((a, b) => a.includes(b)),
  NO_CONTIENE: written((a, b) => !a.includes(b)),
  EMPIEZA: written((a, b) => a.startsWith(b)),
  NO_EMPIEZA: written((a, b) => !a.startsWith(b)),
} as const satisfies Record<string, Finds>;

export type OwnConditionName = keyof typeof OWN_CONDITIONS;

const MEASURED: readonly Field['kind'][] = ['integer', 'decimal', 'date', 'dateTime'];

/** Whether less and more are said of the values of a field. */
export const isMeasured = ({ kind }: Field): boolean => MEASURED.includes(kind);
