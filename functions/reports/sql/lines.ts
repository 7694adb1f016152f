import { ACCEPTED } from '../standing.ts';

/** Every line of the accepted declarations of a period. */
export const linesSql = `
SELECT MODULO, ID, FECHA, NO_ORDEN, NUMERO, CLIENTE, LINEA, FRACCION, DESCRIPCION, ORIGEN, ACUERDO, PESO, FOB, CIF, TRIBUTOS
FROM hechos
WHERE CLASE = 'linea' AND ${ACCEPTED} AND FECHA BETWEEN :DESDE AND :HASTA
ORDER BY FECHA DESC, ID DESC, LINEA`;
