import { formatNit } from './nit.ts';
import { formatRtn } from './rtn.ts';

/** Longest NIT (domain 4.1); an RTN has fourteen digits, so that the form tells them apart. */
const LONGEST_NIT = 12;

/** A stored tax id as people write it, by its form: «576937-K», «0801-1999-123456»; what is neither stays. */
export const taxIdByForm = (value: string): string =>
  value.length <= LONGEST_NIT ? formatNit(value) : formatRtn(value);
