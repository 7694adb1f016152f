import { ACCEPTED } from '../standing.ts';

/** Taxes by month and kind, paid and only guaranteed. */
export const taxesByMonthSql = `
SELECT substr(FECHA, 1, 7) AS MES, CODIGO, COUNT(DISTINCT ID) AS DECLARACIONES,
  SUM(CASE WHEN CLASE = 'tributo' THEN MONTO ELSE 0 END) AS IMPORTE,
  SUM(CASE WHEN CLASE = 'garantia' THEN MONTO ELSE 0 END) AS GARANTIZADO
FROM hechos
WHERE CLASE IN ('tributo', 'garantia') AND ${ACCEPTED} AND FECHA BETWEEN :DESDE AND :HASTA
GROUP BY substr(FECHA, 1, 7), CODIGO
ORDER BY MES DESC, CODIGO`;
