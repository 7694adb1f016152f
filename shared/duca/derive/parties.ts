import { compare } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { ducaCountries } from '../countries.ts';
import type { DucaBody } from '../dataSets.ts';
import type { DucaSources } from './sources.ts';

/** The value declaration of highest value: its supplier stands in box 4 and its incoterm in box 30 (domain 1.1). */
export const foremostDva = ({ dvas }: DucaSources): DucaSources['dvas'][number] | undefined =>
  dvas.reduce<DucaSources['dvas'][number] | undefined>(
    (best, each) => (best && compare(best.body.DVA.CASILLA_46, each.body.DVA.CASILLA_46) >= 0 ? best : each),
    undefined,
  );

/** The seller as its own invoice knows it. */
function sellerOf(sources: DucaSources, dva: DucaSources['dvas'][number] | undefined) {
  const ids = new Set(dva?.body.FACTURAS.map((each) => each.ID_FACTURA));
  const invoice = sources.invoices.find((each) => ids.has(each.id));
  return {
    number: invoice?.body.FACTURA.ID_PROVEEDOR ?? '',
    type: invoice?.body.FACTURA.ID_TIPO_IDENTIFICACION ?? '',
  };
}

const address = (...parts: string[]): string => parts.filter((each) => each !== '').join(', ');

/** Boxes 4, 5 and 6, and every supplier once. */
export function partiesOf(
  sources: DucaSources,
  reference: Reference,
): Pick<DucaBody, 'EXPORTADOR' | 'IMPORTADOR' | 'DECLARANTE' | 'PROVEEDORES'> {
  const { ORDEN } = sources.order.body;
  const foremost = foremostDva(sources);
  const seller = sellerOf(sources, foremost);
  const header = foremost?.body.DVA;
  return {
    EXPORTADOR: {
      NUMERO_IDENTIFICACION: seller.number,
      TIPO_IDENTIFICACION: seller.type,
      ID_PAIS_EMISION: header?.ID_PAIS_PROVEEDOR ?? '',
      NOMBRE: header?.NOMBRE_PROVEEDOR ?? '',
      DOMICILIO: address(header?.DIRECCION_PROVEEDOR ?? '', header?.CIUDAD_PROVEEDOR ?? ''),
    },
    IMPORTADOR: {
      NUMERO_IDENTIFICACION: ORDEN.NIT_IMPORTADOR,
      TIPO_IDENTIFICACION: ORDEN.NIT_IMPORTADOR === '' ? '' : ducaCountries[reference.country].identification,
      ID_PAIS_EMISION: ORDEN.NIT_IMPORTADOR === '' ? '' : reference.country,
      NOMBRE: ORDEN.NOMBRE_IMPORTADOR,
      DOMICILIO: address(ORDEN.DIRECCION_IMPORTADOR, ORDEN.CIUDAD_IMPORTADOR),
    },
    DECLARANTE: { CODIGO: ORDEN.REGISTRO_DECLARANTE, ...sources.declarant },
    PROVEEDORES: suppliersOf(sources),
  };
}

function suppliersOf(sources: DucaSources): DucaBody['PROVEEDORES'] {
  const seen = new Set<string>();
  return sources.dvas.flatMap((dva) => {
    const { NOMBRE_PROVEEDOR, ID_PAIS_PROVEEDOR, DIRECCION_PROVEEDOR, CIUDAD_PROVEEDOR } = dva.body.DVA;
    const key = `${NOMBRE_PROVEEDOR}|${ID_PAIS_PROVEEDOR}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      {
        ID_PROVEEDOR: dva.id,
        NOMBRE_PROVEEDOR,
        NUMERO_IDENTIFICACION: sellerOf(sources, dva).number,
        ID_PAIS_PROVEEDOR,
        DOMICILIO_PROVEEDOR: address(DIRECCION_PROVEEDOR, CIUDAD_PROVEEDOR),
      },
    ];
  });
}
