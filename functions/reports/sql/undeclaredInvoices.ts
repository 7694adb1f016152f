/** Invoices that no declaration uses yet. */
export const undeclaredInvoicesSql = `
SELECT factura.MODULO AS MODULO, factura.ID AS ID, factura.FECHA AS FECHA,
  date_diff('day', CAST(factura.FECHA AS date), CAST(:HOY AS date)) AS DIAS, factura.REFERENCIA AS REFERENCIA,
  factura.PROVEEDOR AS PROVEEDOR, factura.MONEDA AS MONEDA, factura.MONTO AS MONTO, factura.LINEAS AS LINEAS,
  COALESCE(orden.NUMERO, '') AS ORDEN, COALESCE(orden.CLIENTE, '') AS CLIENTE
FROM hechos factura
LEFT JOIN hechos orden ON orden.CLASE = 'orden' AND orden.ID = factura.ID_ORDEN
WHERE factura.CLASE = 'factura' AND factura.ABIERTO = '1'
ORDER BY factura.FECHA, factura.ID`;
