import { STANDING } from '../standing.ts';

/** Declarations by day, for the calendar of load. */
export const byDaySql = `
SELECT FECHA, COUNT(*) AS DECLARACIONES
FROM hechos
WHERE CLASE = 'declaracion' AND ${STANDING} AND FECHA BETWEEN :DESDE AND :HASTA
GROUP BY FECHA
ORDER BY FECHA`;
