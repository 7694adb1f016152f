import type { Movement, Treatment } from '../catalogues/movement.ts';
import type { RecordOf } from '../foundation/fields/dataSet.ts';
import type { DvaBody } from '../dva/fields/dataSets.ts';
import type { InvoiceBody } from '../invoices/dataSets.ts';
import type { TransportBody } from '../transport-documents/dataSets.ts';
import type { orderData } from '../work-orders/fields/order.ts';

export interface Source<B> {
  id: string;
  body: B;
}

/** What a declaration is formed from: everything of its work order that is not void. */
export interface DeclarationSources {
  order: Source<{ ORDEN: RecordOf<typeof orderData> }>;
  invoices: readonly Source<InvoiceBody>[];
  transports: readonly Source<TransportBody>[];
  dvas: readonly Source<DvaBody>[];
  /** Local currency per US dollar, five decimals, and the day it is of; blank when none is known. */
  exchangeRate: { rate: string; day: string };
  /** The company that declares (box 6). */
  declarant: { NUMERO_IDENTIFICACION: string; NOMBRE: string; DOMICILIO: string };
  /** What a person chose in the declaration in the place of what the order foresees. */
  treatment?: Treatment;
  /** How the goods move by what is declared of them, as `takenFor` says; absent, they come in. */
  movement?: Movement;
  /** No declaration of value is made of what is declared: `dvas` are what one would say of each invoice, and are none. */
  unsworn?: true;
}
