/** The act by which a client is asked, as the menu of a DVA calls it. */
export const ASK_APPROVAL = 'Pedir aprobación al cliente';
