import { STANDING, UNCLEARED } from '../standing.ts';

/** Accepted declarations by the end of their validity; once cleared it asks nothing of anyone. */
export const expiringSql = `
SELECT MODULO, ID, VALIDA_HASTA, date_diff('day', CAST(:HOY AS date), CAST(VALIDA_HASTA AS date)) AS DIAS, NUMERO, NO_ORDEN,
  CLIENTE, ADUANA, ESTADO, CANAL
FROM hechos
WHERE CLASE = 'declaracion' AND VALIDA_HASTA >= :HOY AND ${UNCLEARED} AND ${STANDING}
ORDER BY VALIDA_HASTA, ID`;
