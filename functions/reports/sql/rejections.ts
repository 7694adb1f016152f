/** What the authority objected to, by declaration. */
export const rejectionsSql = `
SELECT MODULO, ID, CREADO, NO_ORDEN, CLIENTE, TIPO, CODIGO, CAMPO, TEXTO, USUARIO, REGIMEN, ADUANA
FROM hechos
WHERE CLASE = 'rechazo' AND FECHA BETWEEN :DESDE AND :HASTA
ORDER BY CREADO DESC, ID DESC, N`;
