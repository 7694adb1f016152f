import { PRINT_CHECK } from '../../shared/foundation/print/printCode.ts';
import { firstPart } from './firstPart.ts';

/** Addresses outside the guarded layout: the sign-in, the pages of a link, the prices and the check of a print. */
export const OPEN_PAGES = {
  login: '/login',
  password: '/password/:link',
  printCheck: PRINT_CHECK,
  prices: '/precios/:country?',
  stopMail: '/baja/:link',
} as const;

/** What a hash address leads to, as the pages are told it. */
export const placeOf = (hash: string): { pathname: string; search: string } =>
  new URL(hash.slice(1) || '/', 'http://localhost');

/** Whether a hash address leads to one of them. */
export const isOpenPage = (hash: string): boolean =>
  Object.values(OPEN_PAGES).some((path) => firstPart(path) === firstPart(placeOf(hash).pathname));
