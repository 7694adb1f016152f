/** Ids as the product gives them to documents and lines (`functions/runtime/ids.ts`), of whatever kind. */
export const GIVEN_ID = /^[a-z]{3}-[0-9a-hjkmnp-tv-z]{22}$/;
