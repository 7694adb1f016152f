import { dvaDefinition } from '../../shared/dva/definition.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { duaFromDvas } from '../../shared/dua/derive/duaFromDvas.ts';
import { ducaSourcesIn } from '../duca/derivedDuca.ts';
import { derivedDva } from '../dva/derivedDva.ts';
import type { DerivedKind } from '../runtime/documents/sources/derivedKind.ts';

const NO_RATE = { rate: '', day: '' } as const;
const NOBODY = { NUMERO_IDENTIFICACION: '', NOMBRE: '', DOMICILIO: '' } as const;

/** The DUA as a derived document: of everything in its order. */
export const derivedDua: DerivedKind<DuaBody> = {
  definition: duaDefinition,
  reads: 'order',
  order: workOrderDefinition,
  papers: [dvaDefinition, transportDefinition, invoiceDefinition],
  through: [derivedDva],
  whole: true,
  derive: (papers, _base, reference) => {
    const sources = { ...ducaSourcesIn(papers), exchangeRate: NO_RATE, declarant: NOBODY };
    return sources.dvas.length === 0 ? undefined : duaFromDvas(sources, reference);
  },
  // One that a person wrote is built on the papers that it names.
  builtOn: ({ header, body }, module, { ID }) =>
    header.FUENTES !== undefined ||
    module === 'work-orders' ||
    body.DETALLE_DOCUMENTO.some((each) => each.ID_LINEA === ID) ||
    body.DETALLE_DOCUMENTOS.some((each) => each.ID_LINEA.startsWith(`${ID}-`)),
};
