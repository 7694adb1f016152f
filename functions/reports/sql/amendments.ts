/** Corrections and withdrawals that were asked of the authority. */
export const amendmentsSql = `
SELECT MODULO, ID, CREADO, NO_ORDEN, NUMERO, CLIENTE, TIPO, ESTADO, CODIGO, TEXTO, USUARIO
FROM hechos
WHERE CLASE = 'transmision' AND TIPO IN ('M', 'D') AND FECHA BETWEEN :DESDE AND :HASTA
ORDER BY CREADO DESC, ID DESC, N`;
