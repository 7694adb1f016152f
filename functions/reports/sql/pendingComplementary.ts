import { STANDING } from '../standing.ts';

/** Accepted provisional declarations that still owe their complementary one. */
export const pendingComplementarySql = `
SELECT MODULO, ID, ACEPTADA, date_diff('day', CAST(FECHA AS date), CAST(:HOY AS date)) AS DIAS, NUMERO, NO_ORDEN, CLIENTE,
  TIPO, ADUANA, USUARIO, CIF
FROM hechos
WHERE CLASE = 'declaracion' AND PENDIENTE = '1' AND ${STANDING}
ORDER BY ACEPTADA, ID`;
