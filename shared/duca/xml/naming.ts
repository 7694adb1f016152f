import type { XmlNaming } from '../../foundation/xml/differences.ts';

/** By what two messages are compared: names of elements of `ducaMessage`. */
export const ducaNaming: XmlNaming = {
  keys: [
    ...['numeroDva', 'numeroFactura', 'codigoSAC', 'tributo', 'contenedor', 'identificacion'],
    ...['numeroIdentificacion', 'vin', 'chasis', 'matricula', 'tipo', 'numero', 'nombreCatalogo'],
  ],
  lines: { fraccion: ['numeroLinea', 'secuenciaFraccion'], itemDva: ['numeroItem'] },
};
