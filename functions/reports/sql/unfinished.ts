/** Declarations that are not finished, the oldest first. */
export const unfinishedSql = `
SELECT MODULO, ID, CREADO, date_diff('day', CAST(substr(CREADO, 1, 10) AS date), CAST(:HOY AS date)) AS DIAS, NO_ORDEN, CLIENTE,
  ESTADO, REGIMEN, ADUANA, USUARIO, LINEAS
FROM hechos
WHERE CLASE = 'declaracion' AND ABIERTO = '1'
ORDER BY CREADO, ID`;
