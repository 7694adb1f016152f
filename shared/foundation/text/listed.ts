import { once } from '../once.ts';

// Each reads its rules of the language when it is made, which no start waits for.
const both = once(() => new Intl.ListFormat('es', { type: 'conjunction' }));
const either = once(() => new Intl.ListFormat('es', { type: 'disjunction' }));

/** «24, 25 y 27» */
export const allOf = (texts: readonly string[]): string => both().format(texts);

/** «8 o 10» */
export const oneOfThem = (texts: readonly string[]): string => either().format(texts);
