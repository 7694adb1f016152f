/**
 * Forms in which a declaration goes to the authority: its data, the envelope around them, and the plain file. Apart from
 * what writes them, which weighs more than all of an editor and comes when somebody looks.
 */
export const DUA_FORMATS = ['XML', 'SOAP', 'DECDAT'] as const;
export type DuaFormat = (typeof DUA_FORMATS)[number];
