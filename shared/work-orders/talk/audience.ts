/** For whom something of an order is: the agency's own people alone, or the client's people too. */
export const AUDIENCES = ['AGENCIA', 'CLIENTE'] as const;
export type Audience = (typeof AUDIENCES)[number];

const RECEIVED = 'RECIBIDO-';

/**
 * PAPEL of a file of an order: whom it is for, or the line of reception that it answers, which both see; a receipt is
 * the agency's.
 */
export const paperPattern = /^(AGENCIA|CLIENTE|GASTO|RECIBIDO-[A-Za-z0-9-]{1,64})$/;

export const RECEIPT = 'GASTO';
export const paperOfLine = (lineId: string): string => RECEIVED + lineId;

/** Whether the client's people see a file with this PAPEL. */
export const isPaperForClient = (paper: string): boolean => paper === 'CLIENTE' || paper.startsWith(RECEIVED);
