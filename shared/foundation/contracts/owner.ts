/**
 * Header of an answer that names the company for which it was worked, so that whoever gives turns to callers knows
 * whose share the next call of that sign-in takes. It is taken off before the answer leaves.
 */
export const OWNER_HEADER = 'x-despacho-owner';
