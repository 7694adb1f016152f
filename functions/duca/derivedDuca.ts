import { ducaFromDvas } from '../../shared/duca/derive/ducaFromDvas.ts';
import type { DucaSources } from '../../shared/duca/derive/sources.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { derivedDva } from '../dva/derivedDva.ts';
import { anyDva } from '../dva/dvas.ts';
import { anyInvoice } from '../invoices/invoices.ts';
import type { DerivedKind, PapersOfKind } from '../runtime/documents/sources/derivedKind.ts';
import { anyTransport } from '../transport-documents/documents.ts';
import { anyWorkOrder } from '../work-orders/orders.ts';
import { anyDuca } from './ducas.ts';

/** What an order's own documents tell a DUCA; rate and declarant come from elsewhere. */
export function ducaSourcesIn(
  papers: PapersOfKind,
): Pick<DucaSources, 'order' | 'dvas' | 'transports' | 'invoices'> {
  const [order] = papers(anyWorkOrder);
  return {
    order: order!,
    dvas: papers(anyDva),
    transports: papers(anyTransport),
    invoices: papers(anyInvoice),
  };
}

const NO_RATE = { rate: '', day: '' } as const;
const NOBODY = { NUMERO_IDENTIFICACION: '', NOMBRE: '', DOMICILIO: '' } as const;

/** The DUCA as a derived document: of everything in its order. */
export const derivedDuca: DerivedKind<DucaBody> = {
  definition: anyDuca,
  order: anyWorkOrder,
  papers: [anyDva, anyTransport, anyInvoice],
  through: [derivedDva],
  whole: true,
  derive: (papers, _base, reference) => {
    const sources = { ...ducaSourcesIn(papers), exchangeRate: NO_RATE, declarant: NOBODY };
    return sources.dvas.length === 0 ? undefined : ducaFromDvas(sources, reference);
  },
  // One that a person wrote is built on what it names.
  builtOn: ({ header, body }, module, { ID }) => {
    if (header.FUENTES || module === 'work-orders') return true;
    const { DVAS, DVA_FACTURAS, DOCUMENTOS } = body;
    return (
      DVAS.some((each) => each.ID_DVA === ID) ||
      DVA_FACTURAS.some((each) => each.ID_FACTURA === ID) ||
      DOCUMENTOS.some((each) => each.ID_DOCUMENTO === ID)
    );
  },
};
