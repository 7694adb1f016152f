import { catalogue } from '../../shared/catalogues/names.ts';
import { countries } from '../../shared/countries/countries.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { isZero } from '../../shared/foundation/decimal/decimal.ts';
import { formatUnifiedNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { blankRecord } from '../../shared/foundation/fields/dataSet.ts';
import { costData } from '../../shared/work-orders/costs/costData.ts';
import { authorities } from '../../shared/transmission/authorities.ts';
import { ConditionLost } from '../runtime/database.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { newCostWrites } from '../work-orders/costs/costRows.ts';
import { ordersOf } from '../work-orders/orders.ts';

/**
 * Puts each tax of an accepted declaration among the costs of its order, as paid by the agency and charged to the
 * client. Its name follows from declaration and tax, so that news that comes again charges nothing again.
 */
export async function chargeTaxes(
  parts: { services: Services; scope: TenantScope },
  { ID, ID_ORDEN }: HeaderRow,
  { DUCA, TRIBUTOS }: DucaBody,
  reference: Reference,
): Promise<void> {
  // Without its rate a line has no amount in the other currency: a person enters it then.
  if (ID_ORDEN === '' || DUCA.TIPO_CAMBIO === '' || isZero(DUCA.TIPO_CAMBIO)) return;
  const order = await ordersOf(parts).header(ID_ORDEN);
  for (const tax of TRIBUTOS.filter(({ IMPORTE }) => IMPORTE !== '' && !isZero(IMPORTE))) {
    const GASTO = {
      ...blankRecord(costData),
      ID_CONCEPTO: 'IMPUESTO',
      FECHA: DUCA.FECHA_ACEPTACION.slice(0, 10) || reference.today,
      DESCRIPCION: reference.row(catalogue.taxes, tax.CODIGO_TRIBUTO)?.VALOR ?? tax.CODIGO_TRIBUTO,
      PROVEEDOR: authorities[reference.country].name,
      DOCUMENTO: formatUnifiedNumber(DUCA.NUMERO_DUCA),
      ID_MONEDA: countries[reference.country].currency.code,
      TIPO_CAMBIO: DUCA.TIPO_CAMBIO,
      MONTO: tax.IMPORTE,
      IMPUESTO: '0.00',
      PAGADO_POR: 'AGENCIA',
      CARGO_CLIENTE: '1',
      ORIGEN: ID,
    };
    const NIT = order.RESUMEN['NIT_IMPORTADOR'] ?? '';
    const ID_GASTO = `${ID}-${tax.CODIGO_TRIBUTO}`;
    try {
      await parts.services.database.write(
        ...newCostWrites(parts, ID_ORDEN, { ID_GASTO, NIT, GASTO }, reference),
      );
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
    }
  }
}
