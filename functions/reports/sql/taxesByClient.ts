import { CLIENT, CLIENT_NAME } from '../clients.ts';
import { ACCEPTED } from '../standing.ts';

/** What each client paid and what was only guaranteed, by kind of tax. */
export const taxesByClientSql = `
SELECT ${CLIENT_NAME} AS CLIENTE, NIT, CODIGO, COUNT(DISTINCT ID) AS DECLARACIONES,
  SUM(CASE WHEN CLASE = 'tributo' THEN MONTO ELSE 0 END) AS IMPORTE,
  SUM(CASE WHEN CLASE = 'garantia' THEN MONTO ELSE 0 END) AS GARANTIZADO
FROM hechos
WHERE CLASE IN ('tributo', 'garantia') AND ${ACCEPTED} AND FECHA BETWEEN :DESDE AND :HASTA
GROUP BY ${CLIENT}, CODIGO
ORDER BY CLIENTE, NIT, CODIGO`;
