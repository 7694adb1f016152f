/** Code by which a declaration says that its taxes are paid with it; the others are only guaranteed or shown. */
export const PAID = 'P';
/** Code by which it says that they are only guaranteed: nobody is charged them. */
export const GUARANTEED = 'G';
