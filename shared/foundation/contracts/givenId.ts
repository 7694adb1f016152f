/** Ids as the product gives them to documents and lines (`functions/runtime/ids.ts`), of whatever kind. */
export const GIVEN_ID = /^[a-z]{3}-[0-9a-hjkmnp-tv-z]{22}$/;

/** Keys that a grid makes up for the lines that a person adds: they name nothing else. */
export const MADE_UP_KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
