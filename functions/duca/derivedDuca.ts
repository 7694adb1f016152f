import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { dvaDefinition } from '../../shared/dva/definition.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { ducaFromDvas } from '../../shared/duca/derive/ducaFromDvas.ts';
import type { DucaSources } from '../../shared/duca/derive/sources.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { derivedDva } from '../dva/derivedDva.ts';
import type { DerivedKind, PapersOfKind } from '../runtime/documents/sources/derivedKind.ts';

/** What an order's own documents tell a DUCA; rate and declarant come from elsewhere. */
export function ducaSourcesIn(
  papers: PapersOfKind,
): Pick<DucaSources, 'order' | 'dvas' | 'transports' | 'invoices'> {
  const [order] = papers(workOrderDefinition);
  return {
    order: order!,
    dvas: papers(dvaDefinition),
    transports: papers(transportDefinition),
    invoices: papers(invoiceDefinition),
  };
}

const NO_RATE = { rate: '', day: '' } as const;
const NOBODY = { NUMERO_IDENTIFICACION: '', NOMBRE: '', DOMICILIO: '' } as const;

/** The DUCA as a derived document: of everything in its order. */
export const derivedDuca: DerivedKind<DucaBody> = {
  definition: ducaDefinition,
  reads: 'order',
  order: workOrderDefinition,
  papers: [dvaDefinition, transportDefinition, invoiceDefinition],
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
