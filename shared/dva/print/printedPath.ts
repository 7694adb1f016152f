/** Fields that are printed inside the box of another: texts of 'otro', names of codes, details of a line. */
const WITHIN: Readonly<Record<string, string>> = {
  OTRO_NIVEL_COMERCIAL: 'ID_NIVEL_COMERCIAL',
  OTRA_CONDICION_COMERCIAL: 'ID_CONDICION_COMERCIAL',
  OTRO_TIPO_INTERMEDIARIO: 'ID_TIPO_INTERMEDIARIO',
  VERSION_INCOTERM: 'ID_INCOTERM',
  OTRA_FORMA_ENVIO: 'FORMA_ENVIO',
  OTRA_FORMA_PAGO: 'FORMA_PAGO',
  UNIDAD_MEDIDA: 'ID_UNIDAD_MEDIDA',
  ID_PRODUCTO: 'NOMBRE_COMERCIAL',
  NUMERO_SERIAL: 'CARACTERISTICAS',
  ESTADO_MERCANCIA: 'ID_ESTADO_MERCANCIA',
  DESCRIPCION_ESTADO_MERCANCIA: 'ID_ESTADO_MERCANCIA',
  PAIS_ORIGEN: 'ID_PAIS_ORIGEN',
  ACUERDO_PREFERENCIAL_2: 'ACUERDO_PREFERENCIAL_1',
};

/** Path of the printed box that shows a field: its own, or that of the field it is printed with. */
export function printedPath(path: string): string {
  const at = path.lastIndexOf('.') + 1;
  return path.slice(0, at) + (WITHIN[path.slice(at)] ?? path.slice(at));
}
