import { compare, sum } from '../../foundation/decimal/decimal.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody } from '../dataSets.ts';
import { linesNamed } from './coversLine.ts';

/** Containers: each once, and as many as the transport units say together. */
export function equipmentProblems({ EQUIPO, UNIDAD }: DucaBody): Problem[] {
  const found: Problem[] = [];
  const first = new Map<string, number>();
  EQUIPO.forEach(({ NUMERO_CONTENEDOR: number }, line) => {
    if (number === '') return;
    const earlier = first.get(number);
    if (earlier === undefined) first.set(number, line);
    else {
      const message = `Casilla 24.11, línea ${line + 1}: el contenedor ${number} ya está en la línea ${earlier + 1}. Quite uno de los dos.`;
      found.push({
        ...problem('duca.container-twice', `EQUIPO[${line}].NUMERO_CONTENEDOR`, message),
        relatedPath: `EQUIPO[${earlier}].NUMERO_CONTENEDOR`,
      });
    }
  });
  const counted = UNIDAD.findIndex((each) => each.CANTIDAD_UNIDADES_CARGA !== '');
  const units = sum(UNIDAD.map((each) => each.CANTIDAD_UNIDADES_CARGA || '0'));
  if (counted >= 0 && EQUIPO.length > 0 && compare(units, String(EQUIPO.length)) !== 0) {
    const message = `Casilla 24.6: dice ${units} unidades de carga y se listan ${EQUIPO.length} contenedores. Corrija la cantidad o la lista.`;
    found.push({
      ...problem('duca.containers', `UNIDAD[${counted}].CANTIDAD_UNIDADES_CARGA`, message),
      relatedPath: 'EQUIPO[0].NUMERO_CONTENEDOR',
    });
  }
  return found;
}

/** Drivers and vehicles name a carrier of the list. */
export function carrierProblems({ TRANSPORTISTA, CONDUCTOR, UNIDAD }: DucaBody): Problem[] {
  const last = TRANSPORTISTA.length;
  return Object.entries({ CONDUCTOR, UNIDAD }).flatMap(([name, lines]) =>
    lines.flatMap(({ NUMERO_TRANSPORTISTA: number }, line) => {
      if (number === '' || (Number(number) >= 1 && Number(number) <= last)) return [];
      const box = name === 'UNIDAD' ? '24' : '23';
      const message = `Casilla ${box}, línea ${line + 1}: no hay transportista ${number}; se listan ${last}. Escriba su número de línea o deje el dato en blanco.`;
      return [problem('duca.carrier-of', `${name}[${line}].NUMERO_TRANSPORTISTA`, message)];
    }),
  );
}

/** Support documents name lines that exist: 0 for the whole declaration, one line, or a range «a-b». */
export function supportDocumentProblems({ DOCUMENTOS, FRACCIONES }: DucaBody): Problem[] {
  return DOCUMENTOS.flatMap(({ LINEA }, line) => {
    if (LINEA === '') return [];
    const named = linesNamed(LINEA);
    if (named && named.to <= FRACCIONES.length) return [];
    const message = `Casilla 54.6, línea ${line + 1}: «${LINEA}» no nombra fracciones de esta declaración. Escriba 0, un número hasta ${FRACCIONES.length} o un rango como 1-${Math.max(1, FRACCIONES.length)}.`;
    return [problem('duca.document-lines', `DOCUMENTOS[${line}].LINEA`, message)];
  });
}
