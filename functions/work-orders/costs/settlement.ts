import { catalogue } from '../../../shared/catalogues/names.ts';
import { countries } from '../../../shared/countries/countries.ts';
import { nameOf } from '../../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../../shared/work-orders/kind.ts';
import type { costProcedures } from '../../../shared/work-orders/costs/procedures.ts';
import { SETTLEMENT_TITLE, settlementLayout } from '../../../shared/work-orders/costs/settlementForm.ts';
import {
  inBoth,
  isForClient,
  OF_ANNULLED,
  placeOf,
  totalsOf,
} from '../../../shared/work-orders/costs/totals.ts';
import { archivalPdf } from '../../runtime/prints/makePrint.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { rowsOfImporter } from '../importerRows.ts';
import { ordersOf } from '../orders.ts';
import { costsOf } from './costRows.ts';

/** The settlement for the client as a tagged, archival PDF, of what is theirs and in their account, whoever prints it. */
export const settlement: Implementation<typeof costProcedures.settlement> = async (call) => {
  const [header, reference] = await Promise.all([ordersOf(call).header(call.input.ID), call.reference()]);
  const rows = (await rowsOfImporter(call, header, await costsOf(call, header.ID)))
    .filter(({ GASTO }) => isForClient(GASTO, reference))
    .sort((a, b) => a.GASTO.FECHA.localeCompare(b.GASTO.FECHA));
  const own = rows.map(({ GASTO }) => GASTO);
  const lines = rows.map(({ GASTO: each, ANULADA }) => ({
    FECHA: each.FECHA,
    CONCEPTO: reference.row(catalogue.costConcepts, each.ID_CONCEPTO)?.VALOR ?? each.ID_CONCEPTO,
    DETALLE: [each.DESCRIPCION, each.PROVEEDOR, each.DOCUMENTO, ANULADA === '1' ? OF_ANNULLED : '']
      .filter((part) => part !== '')
      .join(' · '),
    PLACE: placeOf(each, reference),
    ...inBoth(each, reference),
  }));
  const order = nameOf(workOrderKind, header.RESUMEN);
  const layout = settlementLayout({
    agency: call.scope.companyName,
    order,
    client: header.RESUMEN['NOMBRE_IMPORTADOR'] ?? '',
    taxId: header.RESUMEN['NIT_IMPORTADOR'] ?? '',
    country: reference.country,
    day: reference.today,
    lines,
    totals: totalsOf(own, reference),
  });
  const { bytes } = await archivalPdf(layout, {
    title: `${SETTLEMENT_TITLE}, ${order}`,
    language: countries[reference.country].locale,
    author: call.scope.companyName,
    createdAt: call.services.now(),
  });
  const name = `liquidacion-${header.RESUMEN['CORRELATIVO'] ?? header.ID}.pdf`;
  return { NOMBRE: name, PDF: Buffer.from(bytes).toString('base64') };
};
