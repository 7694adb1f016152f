import { plainOrderNumber } from '../../foundation/numbers/orderNumber.ts';

/** Letters of a file's name that a server of files takes anywhere; the names of spec 5, text cleaning, hold no others. */
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/;

/** Whether a name is one that goes over the wire as it is: no folder, no command, nothing hidden. */
export const isPlainName = (name: string): boolean => PLAIN.test(name) && !name.includes('..');

/** What a file is called while it is on its way: named by its content too, so that a rest of other bytes is never gone on with. */
export const partName = (name: string, sha256: string): string => `${name}.${sha256.slice(0, 12)}.parte`;

/** The declaration number that stands first in the name of a file that comes back; '' where none stands. */
export const orderIn = (name: string): string =>
  isPlainName(name) ? plainOrderNumber(name.split('_')[0] ?? '') : '';
