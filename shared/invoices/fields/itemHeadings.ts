/** How suppliers' lists head their columns, in Spanish and English: a paste from Excel finds its fields by them. */
const HEADINGS = {
  ID_PRODUCTO: 'código, cód., referencia, ref., no. de parte, part number, part no., item no., sku, code',
  NOMBRE_COMERCIAL:
    'descripción, descripción de la mercancía, producto, artículo, mercancía, description, description of goods, product, goods',
  CARACTERISTICAS: 'especificaciones, specification, specifications',
  MARCA: 'brand',
  MODELO_ESTILO: 'modelo, estilo, model, style',
  NUMERO_SERIAL: 'serie, serial, serial number, s/n',
  ID_PAIS_ORIGEN: 'país de origen, origin, country of origin, coo',
  CLASIFICACION_ARANCELARIA:
    'partida, partida arancelaria, inciso, inciso arancelario, fracción arancelaria, clasificación, hs, hs code, tariff code',
  CANTIDAD_UNIDADES: 'cant., unidades, quantity, qty',
  ID_UNIDAD_MEDIDA: 'unidad de medida, u/m, um, u.m., medida, unit, uom',
  VALOR_UNITARIO:
    'precio unitario, precio unit., p. unit., p. unitario, p/u, precio, costo unitario, unit price, price',
  VALOR_ITEM:
    'total, valor total, precio total, importe, monto, valor, subtotal, amount, total price, total amount',
  PESO_BRUTO: 'peso bruto, gross weight, gw, g.w.',
  PESO_NETO: 'peso neto, net weight, nw, n.w.',
  CANTIDAD_BULTOS: 'cantidad de bultos, cajas, cartones, packages, cartons, ctns',
} as const;

export const headingsOf = (name: keyof typeof HEADINGS): readonly string[] => HEADINGS[name].split(', ');
