/** Digits of an advantage at the authority (spec 9, message values). */
const LENGTH = 3;

/** An advantage as it is sent: padded with zeros to three digits (spec 5, conversions); blank stays blank. */
export const advantageCode = (code: string): string => (code === '' ? '' : code.padStart(LENGTH, '0'));
