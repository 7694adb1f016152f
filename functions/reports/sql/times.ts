import { CLIENT, CLIENT_NAME } from '../clients.ts';
import { ACCEPTED } from '../standing.ts';

/** Time from the opening of the order to the acceptance, by client. */
export const timesSql = `
SELECT ${CLIENT_NAME} AS CLIENTE, NIT, COUNT(*) AS DECLARACIONES, MIN(MINUTOS) AS MENOR,
  CAST(ROUND(AVG(MINUTOS)) AS bigint) AS PROMEDIO, MAX(MINUTOS) AS MAYOR
FROM hechos
WHERE CLASE = 'declaracion' AND ${ACCEPTED} AND FECHA BETWEEN :DESDE AND :HASTA
GROUP BY ${CLIENT}
ORDER BY PROMEDIO DESC, CLIENTE, NIT`;
