import type { DucaBody } from './dataSets.ts';

interface Place {
  path: string;
  value: string;
}

/** An invoice where a DUCA lists it. */
export interface ListedInvoice {
  id: string;
  /** Value declaration that covers it; '' where its goods carry none. */
  dva: string;
  /** Who issued it. */
  by: string;
  /** What a sentence calls the list, and its line there, from 1. */
  list: string;
  line: number;
  number: Place;
  day: Place;
  /** In US dollars. */
  total: Place;
}

type Listing = Pick<DucaBody, 'DVAS' | 'DVA_FACTURAS' | 'FRACCION_ITEMS' | 'DOCUMENTOS'>;

/**
 * The invoices that a DUCA declares: those of its value declarations, and in box 54 those of goods that carry none (what
 * leaves or only crosses, domain 2.1).
 */
export function listedInvoices({ DVAS, DVA_FACTURAS, FRACCION_ITEMS, DOCUMENTOS }: Listing): ListedInvoice[] {
  const suppliers = new Map(DVAS.map((each) => [each.ID_DVA, each.NOMBRE_PROVEEDOR]));
  const bare = new Set(FRACCION_ITEMS.flatMap((each) => (each.ID_DVA === '' ? each.ID_FACTURA : [])));
  return [
    ...DVA_FACTURAS.map((each, at): ListedInvoice => {
      const path = `DVA_FACTURAS[${at}]`;
      return {
        id: each.ID_FACTURA,
        dva: each.ID_DVA,
        by: suppliers.get(each.ID_DVA) ?? '',
        list: 'Facturas',
        line: at + 1,
        number: { path: `${path}.NUMERO_FACTURA`, value: each.NUMERO_FACTURA },
        day: { path: `${path}.FECHA_FACTURA`, value: each.FECHA_FACTURA },
        total: { path: `${path}.TOTAL_FACTURA`, value: each.TOTAL_FACTURA },
      };
    }),
    ...DOCUMENTOS.flatMap((each, at): ListedInvoice[] => {
      const path = `DOCUMENTOS[${at}]`;
      if (each.ID_DOCUMENTO === '' || !bare.has(each.ID_DOCUMENTO)) return [];
      return [
        {
          id: each.ID_DOCUMENTO,
          dva: '',
          by: each.ENTIDAD_EMISORA,
          list: 'Casilla 54.2',
          line: at + 1,
          number: { path: `${path}.NUMERO_DOCUMENTO`, value: each.NUMERO_DOCUMENTO },
          day: { path: `${path}.FECHA_EMISION`, value: each.FECHA_EMISION },
          total: { path: `${path}.MONTO`, value: each.MONTO },
        },
      ];
    }),
  ];
}
