/**
 * Attributes of a modality or a regime that a company says (spec 3, settings and permissions), «Si» or «No»; absent, a value
 * declaration is asked of what comes in (`movement.ts`) and box 44 is carried.
 */
export const DVA_REGIME = 'DVA';
export const BOX_44_REGIME = 'CASILLA_44';
