import { add } from '../foundation/decimal/decimal.ts';
import { markOf } from '../foundation/documents/mark.ts';
import type { Container, TransportBody } from './dataSets.ts';

interface Bill {
  body: Pick<TransportBody, 'DOCUMENTO' | 'CONTENEDORES'>;
}

/** A container of an order, and the transport document that lists it first. */
export interface Carried<B extends Bill> {
  container: Container;
  bill: B;
}

/** Seals as a list of them is written. */
const SEALS = /[,;\n]/;

/** The seals of several texts, each once, in their order. */
export function sealsOf(...texts: readonly string[]): string {
  const seals = new Map<string, string>();
  for (const seal of texts.flatMap((each) => each.split(SEALS)).map((each) => each.trim())) {
    const key = markOf('', seal) ?? seal;
    if (seal !== '' && !seals.has(key)) seals.set(key, seal);
  }
  return [...seals.values()].join(', ');
}

/**
 * The containers that the bills of an order list, each once: the house bills of a consolidated one name the same container,
 * each with its own part of the packages and the weight. What they say is added, and their seals are joined. Lines without
 * a number are of containers of their own.
 */
export function containersOnce<B extends Bill>(bills: readonly B[]): Carried<B>[] {
  const byNumber = new Map<string, Carried<B>>();
  const all: Carried<B>[] = [];
  for (const bill of bills) {
    for (const line of bill.body.CONTENEDORES) {
      // Cargo of one kind is said once for the whole bill.
      const container = { ...line, ID_TIPO_CARGA: line.ID_TIPO_CARGA || bill.body.DOCUMENTO.ID_TIPO_CARGA };
      const number = markOf('', line.NUMERO_CONTENEDOR);
      const known = number === undefined ? undefined : byNumber.get(number);
      if (known) known.container = joined(known.container, container);
      else {
        const carried = { container, bill };
        all.push(carried);
        if (number !== undefined) byNumber.set(number, carried);
      }
    }
  }
  return all;
}

const joined = (one: Container, other: Container): Container => ({
  ...one,
  ID_TIPO_EQUIPO: one.ID_TIPO_EQUIPO || other.ID_TIPO_EQUIPO,
  ID_TAMANO_EQUIPO: one.ID_TAMANO_EQUIPO || other.ID_TAMANO_EQUIPO,
  ID_TIPO_CARGA: one.ID_TIPO_CARGA || other.ID_TIPO_CARGA,
  NUMERO_PRECINTO: sealsOf(one.NUMERO_PRECINTO, other.NUMERO_PRECINTO),
  CANTIDAD_BULTOS: added(one.CANTIDAD_BULTOS, other.CANTIDAD_BULTOS),
  PESO_BRUTO: added(one.PESO_BRUTO, other.PESO_BRUTO),
});

const added = (one: string, other: string): string =>
  one === '' || other === '' ? one || other : add(one, other);
