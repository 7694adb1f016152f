import { param } from '../contracts/params.ts';

/** Parameter of a copy that is part of the copy of its order. */
export const copiedOnce = () =>
  param.optional(
    param.flag(
      '1: una sola copia en ID_ORDEN; si ya está, se devuelve como esté (copia de una orden entera)',
    ),
  );
