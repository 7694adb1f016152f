import { UNFINISHED } from '../standing.ts';

/** Declarations that are not finished, the oldest first; of some days alone, those that were begun on them. */
export const unfinishedSql = `
SELECT MODULO, ID, CREADO, date_diff('day', CAST(substr(CREADO, 1, 10) AS date), CAST(:HOY AS date)) AS DIAS, NO_ORDEN, CLIENTE,
  ESTADO, REGIMEN, ADUANA, USUARIO, LINEAS
FROM hechos
WHERE CLASE = 'declaracion' AND ${UNFINISHED} AND substr(CREADO, 1, 10) BETWEEN :DESDE AND :HASTA
ORDER BY CREADO, ID`;
