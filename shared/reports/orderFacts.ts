import { cents as inCents } from '../foundation/decimal/cents.ts';
import { plainTaxId } from '../foundation/numbers/plainTaxId.ts';
import { brief, type FactHeader } from './declarationFacts.ts';
import { OPEN_STATES } from '../work-orders/states.ts';
import type { WorkOrderBody } from '../work-orders/summary.ts';
import type { Cost } from '../work-orders/costs/costData.ts';
import { inBoth, placeOf } from '../work-orders/costs/totals.ts';
import type { InvoiceBody } from '../invoices/dataSets.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { factOf, type Fact } from './facts.ts';

/** A cost of an order with the tax id and the name of the client whose account it is in. */
export interface OrderCost {
  id: string;
  NIT: string;
  CLIENTE: string;
  GASTO: Cost;
}

const common = (header: FactHeader, MODULO: string) => ({
  MODULO,
  ID: header.ID,
  VERSION: header.VERSION,
  ESTADO: header.ESTADO,
  USUARIO: header.CREADO_POR,
  CREADO: header.CREADO,
  INGRESO: header.CREADO,
  FECHA: header.CREADO.slice(0, 10),
});

/** Facts of a work order as it stands: itself and each of its costs. */
export function orderFacts(
  header: FactHeader,
  { ORDEN }: WorkOrderBody,
  costs: readonly OrderCost[],
  reference: Reference,
): Fact[] {
  const said = {
    ...common(header, 'work-orders'),
    ID_ORDEN: header.ID,
    NO_ORDEN: ORDEN.NUMERO_ORDEN,
    NUMERO: ORDEN.CORRELATIVO,
    REGIMEN: ORDEN.ID_REGIMEN,
    ADUANA: ORDEN.ID_ADUANA,
    NIT: plainTaxId(ORDEN.NIT_IMPORTADOR),
    CLIENTE: brief(ORDEN.NOMBRE_IMPORTADOR),
    AGENTE: brief(ORDEN.USUARIO_ASIGNADO),
    VENCE: ORDEN.FECHA_LIMITE,
  };
  const ABIERTO = OPEN_STATES.includes(header.ESTADO) ? '1' : '';
  return [
    factOf({ ...said, CLASE: 'orden', N: 0, ABIERTO, DESCRIPCION: brief(ORDEN.DESCRIPCION) }),
    ...costs
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ NIT, CLIENTE, GASTO }, N) => {
        const both = inBoth(GASTO, reference);
        return factOf({
          ...said,
          CLASE: 'gasto',
          N,
          ABIERTO,
          NIT: plainTaxId(NIT),
          CLIENTE: brief(CLIENTE),
          FECHA: GASTO.FECHA || said.FECHA,
          TIPO: placeOf(GASTO, reference),
          CODIGO: GASTO.ID_CONCEPTO,
          REFERENCIA: GASTO.DOCUMENTO,
          PROVEEDOR: brief(GASTO.PROVEEDOR),
          DESCRIPCION: brief(GASTO.DESCRIPCION),
          MONEDA: GASTO.ID_MONEDA,
          MONTO: inCents(both.LOCAL),
          DOLARES: inCents(both.DOLARES),
        });
      }),
  ];
}

/** The fact of an invoice; its amount in its own currency. */
export function invoiceFacts(header: FactHeader, { FACTURA, ITEMS }: InvoiceBody): Fact[] {
  return [
    factOf({
      ...common(header, 'invoices'),
      CLASE: 'factura',
      N: 0,
      ID_ORDEN: header.ID_ORDEN,
      ABIERTO: header.ESTADO === 'BORRADOR' && header.APARTADO === undefined ? '1' : '',
      REFERENCIA: FACTURA.NUMERO_FACTURA,
      VENCE: FACTURA.FECHA_FACTURA,
      PROVEEDOR: brief(FACTURA.NOMBRE_PROVEEDOR),
      MONEDA: FACTURA.ID_MONEDA,
      MONTO: inCents(FACTURA.TOTAL_FACTURA),
      LINEAS: ITEMS.length,
    }),
  ];
}
