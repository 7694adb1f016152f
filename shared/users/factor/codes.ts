/** Digits of the code that an authenticator app shows (RFC 6238). */
export const CODE_DIGITS = 6;

/** A code as people type or paste it, «123 456» or «123-456», without what only helps to read it. */
export const plainCode = (typed: string): string => typed.replace(/[\s.-]/g, '');

/** How many recovery codes a person is given at once. */
export const RECOVERY_CODES = 10;

/** Letters of a recovery code: 32 of them, Crockford's, none that looks like another; 16 are 80 bits. */
export const RECOVERY_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
export const RECOVERY_LENGTH = 16;

/** A recovery code as people type it, without capitals, blanks and hyphens. */
export const plainRecoveryCode = (typed: string): string => plainCode(typed).toLowerCase();

/** As it is shown and printed: `abcd-efgh-jkmn-pqrs`. */
export const shownRecoveryCode = (plain: string): string => (plain.match(/.{1,4}/g) ?? []).join('-');
