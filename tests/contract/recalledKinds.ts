import { createCafta } from '../../functions/cafta/handler.ts';
import { createDva } from '../../functions/dva/handler.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { createManifests } from '../../functions/manifests/handler.ts';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import type { Handler, World } from './world.ts';

export interface Party {
  taxId: string;
  name: string;
}
/** What one of a kind says in a test of its last values. */
export interface Kind {
  handler: Handler;
  /** In an order of its client. */
  inOrder: boolean;
  honduran?: true;
  /** The field that is looked at, and two values of it. */
  field: `${string}.${string}`;
  values: readonly [string, string];
  /** The rest of what it says: who its party is. */
  body(party: Party): Record<string, string>;
  /** Procedure that makes it count for nothing. */
  voids: [procedure: string, params: object];
}

export const MARTILLO = { taxId: '73581127', name: 'FERRETERÍA EL MARTILLO, S.A.' };
export const TEXTILES = { taxId: '576937K', name: 'TEXTILES DEL VALLE, S.A.' };
export const NAVIERA = { taxId: '08019021000018', name: 'NAVIERA DEL SUR' };
export const COURIER = { taxId: '05019021000018', name: 'COURIER DEL NORTE' };
const ANNUL: Kind['voids'] = ['transition', { ACCION: 'annul' }];

/** Each kind of document that tells last values, but the declarations, which have tests of their own. */
export function kindsOf(services: () => Promise<World['services']>): Record<string, Kind> {
  return {
    factura: {
      handler: createInvoices(services),
      inOrder: true,
      field: 'FACTURA.ID_INCOTERM',
      values: ['FOB', 'CIF'],
      body: () => ({ NOMBRE_PROVEEDOR: 'ACME INC.' }),
      voids: ANNUL,
    },
    transporte: {
      handler: createTransportDocuments(services),
      inOrder: true,
      field: 'DOCUMENTO.OBSERVACIONES',
      values: ['BODEGA 3', 'BODEGA 7'],
      body: () => ({ NOMBRE_TRANSPORTISTA: 'MAERSK' }),
      voids: ANNUL,
    },
    DVA: {
      handler: createDva(services),
      inOrder: true,
      field: 'DVA.CARGO_DECLARANTE',
      values: ['GERENTE', 'MANDATARIO'],
      body: ({ taxId }) => ({ NOMBRE_PROVEEDOR: 'ACME INC.', NIT_IMPORTADOR: taxId }),
      voids: ['transition', { ACCION: 'cancel' }],
    },
    'certificación de origen': {
      handler: createCafta(services),
      inOrder: false,
      field: 'CERTIFICACION.CARGO_FIRMANTE',
      values: ['GERENTE', 'MANDATARIO'],
      body: ({ taxId }) => ({ NIT_IMPORTADOR: taxId }),
      voids: ANNUL,
    },
    manifiesto: {
      handler: createManifests(services),
      inOrder: false,
      honduran: true,
      field: 'MANIFIESTO.OBSERVACIONES',
      values: ['MUELLE 3', 'MUELLE 7'],
      body: ({ taxId, name }) => ({ IDENTIFICACION_TRANSPORTISTA: taxId, NOMBRE_TRANSPORTISTA: name }),
      voids: ANNUL,
    },
    orden: {
      handler: createWorkOrders(services),
      inOrder: false,
      field: 'ORDEN.OBSERVACIONES',
      values: ['AVISAR AL LLEGAR', 'SIN AVISO'],
      body: ({ taxId }) => ({ NIT_IMPORTADOR: taxId }),
      voids: ['delete', {}],
    },
  };
}
