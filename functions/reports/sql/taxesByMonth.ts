import { ACCEPTED } from '../standing.ts';

/** Taxes by month and kind. */
export const taxesByMonthSql = `
SELECT substr(FECHA, 1, 7) AS MES, CODIGO, COUNT(DISTINCT ID) AS DECLARACIONES, SUM(MONTO) AS IMPORTE
FROM hechos
WHERE CLASE = 'tributo' AND ${ACCEPTED} AND FECHA BETWEEN :DESDE AND :HASTA
GROUP BY substr(FECHA, 1, 7), CODIGO
ORDER BY MES DESC, CODIGO`;
