import { ACCEPTED } from '../standing.ts';

/** Selective channel by customs office. */
export const channelsSql = `
SELECT ADUANA, CANAL, COUNT(*) AS DECLARACIONES, SUM(CIF) AS VALOR, SUM(TRIBUTOS) AS IMPORTE
FROM hechos
WHERE CLASE = 'declaracion' AND ${ACCEPTED} AND FECHA BETWEEN :DESDE AND :HASTA
GROUP BY ADUANA, CANAL
ORDER BY ADUANA, CANAL`;
