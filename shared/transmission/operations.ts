/**
 * What a transmission asks of the authority: the specification's operation codes (spec 4, operation codes) by their
 * letter, the request for the selective channel (SOL-CAN), and what a certifier signs.
 */
export const OPERATIONS = ['V', 'R', 'M', 'D', 'CANAL', 'CERTIFICA'] as const;
export type Operation = (typeof OPERATIONS)[number];

interface OperationFacts {
  /**
   * Code on the wire (spec 4, operation codes): 0 V, 1 R, 2 M, 3 D; '' for the channel request, which is another
   * message.
   */
  code: string;
  label: string;
  /** Repeating it changes nothing at the authority, so it may be sent again without asking first. */
  harmless: boolean;
  /** What must be true of the declaration number before it may be handed over. */
  needs: 'nothing' | 'unregistered' | 'registered';
  /** A certifier numbers it, each in its own form; the country's authority numbers all others. */
  certifies?: true;
}

export const operations: Record<Operation, OperationFacts> = {
  V: { code: '0', label: 'Validación', harmless: true, needs: 'nothing' },
  R: { code: '1', label: 'Registro', harmless: false, needs: 'unregistered' },
  M: { code: '2', label: 'Rectificación', harmless: false, needs: 'registered' },
  D: { code: '3', label: 'Anulación', harmless: false, needs: 'registered' },
  // Until the authority proves that asking for the channel is a read, it is treated as a registration.
  CANAL: { code: '', label: 'Solicitud de canal', harmless: false, needs: 'registered' },
  // A second signature is a second charge and a second number of one document.
  CERTIFICA: { code: '', label: 'Certificación', harmless: false, needs: 'unregistered', certifies: true },
};

/** Whether the authority takes it on paper while its service is down; a certifier's signature is none (fault row 31). */
export const takesPaper = (operation: Operation): boolean =>
  needsNumber(operation) && operations[operation].certifies !== true;

/** Whether an acceptance without a declaration number proves nothing. */
export const needsNumber = (operation: Operation): boolean =>
  operation !== 'CANAL' && !operations[operation].harmless;
