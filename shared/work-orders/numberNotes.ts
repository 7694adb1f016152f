/** Why numbers of a series were not used: kept for later, left out when the next one was corrected, or what a person said. */
export const NOTE_SORTS = ['RESERVADO', 'CORREGIDO', 'SIN_USO'] as const;
export type NoteSort = (typeof NOTE_SORTS)[number];
