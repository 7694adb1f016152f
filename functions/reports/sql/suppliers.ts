import { CLIENT, CLIENT_NAME } from '../clients.ts';
import { ACCEPTED } from '../standing.ts';

/** Value by supplier and client. */
export const suppliersSql = `
SELECT PROVEEDOR, ${CLIENT_NAME} AS CLIENTE, COUNT(*) AS DECLARACIONES, SUM(FOB) AS VALOR_TRANSACCION, SUM(CIF) AS VALOR
FROM hechos
WHERE CLASE = 'declaracion' AND ${ACCEPTED} AND FECHA BETWEEN :DESDE AND :HASTA
GROUP BY PROVEEDOR, ${CLIENT}
ORDER BY VALOR DESC, PROVEEDOR, CLIENTE`;
