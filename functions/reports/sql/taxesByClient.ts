import { ACCEPTED } from '../standing.ts';

/** What each client paid, by kind of tax. */
export const taxesByClientSql = `
SELECT CLIENTE, NIT, CODIGO, COUNT(DISTINCT ID) AS DECLARACIONES, SUM(MONTO) AS IMPORTE
FROM hechos
WHERE CLASE = 'tributo' AND ${ACCEPTED} AND FECHA BETWEEN :DESDE AND :HASTA
GROUP BY CLIENTE, NIT, CODIGO
ORDER BY CLIENTE, NIT, CODIGO`;
