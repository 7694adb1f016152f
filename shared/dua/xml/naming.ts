import type { XmlNaming } from '../../foundation/xml/differences.ts';

/** By what two messages are compared: names of elements of `duaMessage`. */
export const duaNaming: XmlNaming = {
  keys: [
    ...['posicionArancelaria', 'concepto', 'tipoObligacion', 'codigo', 'referencia', 'contenedor'],
    ...['identificacion', 'matricula'],
  ],
  lines: { item: ['numeroItem'], bulto: ['numeroLinea'] },
};
