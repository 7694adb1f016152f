import type { UsedMonth } from '../../../shared/users/operator/procedures.ts';

/** What a month is charged for, in words: how many of each document at what price. */
export const chargeOf = ({ CARGOS }: UsedMonth): string =>
  CARGOS.map(({ DOCUMENTO, CANTIDAD, PRECIO, MONEDA }) =>
    PRECIO === ''
      ? `${CANTIDAD} × ${DOCUMENTO}, sin precio publicado`
      : `${CANTIDAD} × ${DOCUMENTO} a ${MONEDA} ${PRECIO}`,
  ).join('; ');
