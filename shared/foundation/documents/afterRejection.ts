/** What came of a rejection of a whole document, and of one of a change or the withdrawal of what had been accepted. */
export const NOTHING_STANDS = 'Nada quedó registrado';
export const ACCEPTED_STANDS = 'Sigue en pie lo aceptado';
