/** Attributes of a modality that a company says (spec 3, settings and permissions); absent, no DVA is asked for and box 44 is carried. */
export const DVA_REGIME = 'DVA';
export const BOX_44_REGIME = 'CASILLA_44';
