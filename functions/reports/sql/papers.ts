import { STANDING } from '../standing.ts';

/** Permits, certificates and other papers of the declarations of a period. */
export const papersSql = `
SELECT MODULO, ID, FECHA, CODIGO, REFERENCIA, VENCE, TEXTO, NUMERO, NO_ORDEN, CLIENTE
FROM hechos
WHERE CLASE = 'documento' AND ${STANDING} AND FECHA BETWEEN :DESDE AND :HASTA
ORDER BY FECHA DESC, ID DESC, N`;
