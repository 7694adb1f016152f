import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { countries } from '../../../shared/countries/countries.ts';
import { compare, isZero } from '../../../shared/foundation/decimal/decimal.ts';
import { blankRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { costData } from '../../../shared/work-orders/costs/costData.ts';
import { taxChanges } from '../../../shared/transmission/amendmentChanges.ts';
import { authorities } from '../../../shared/transmission/authorities.ts';
import { enterCost } from '../../work-orders/costs/enterCost.ts';
import { ordersOf } from '../../work-orders/orders.ts';
import type { Declaration, DeclarationKind, DeclarationRow } from './declaration.ts';

/**
 * Puts each tax of an accepted declaration among the costs of its order, as paid by the agency and charged to the
 * client; of a change that was accepted, what is owed more. What is owed less is the authority's to give back, and a
 * person enters it as a refund when it does. Its name follows from declaration, tax and version, so that news that comes
 * again charges nothing again. Each goes into the account of the importer whom the order has at that moment.
 * @param changed version that was accepted before, of a change; undefined of a registration
 */
export async function chargeTaxes<B extends AnyBody>(
  kind: DeclarationKind<B>,
  { services, scope, store, stored, reference }: Declaration<B>,
  body: B,
  changed?: number,
): Promise<void> {
  const { ID, ID_ORDEN, VERSION_SELLADA = 0 }: DeclarationRow = stored.header;
  if (!kind.charged) return;
  const { number, day, rate, taxes } = kind.charged(body);
  // Without its rate a line has no amount in the other currency: a person enters it then.
  if (ID_ORDEN === '' || rate === '' || isZero(rate)) return;
  const before = changed === undefined ? [] : kind.charged((await store.content(ID, changed)).body).taxes;
  for (const { CONCEPTO, DIFERENCIA } of taxChanges(before, taxes)) {
    if (compare(DIFERENCIA, '0') < 0) continue;
    const name = reference.row(catalogue.taxes, CONCEPTO)?.VALOR ?? CONCEPTO;
    const GASTO = {
      ...blankRecord(costData),
      ID_CONCEPTO: 'IMPUESTO',
      FECHA: day || reference.today,
      DESCRIPCION: changed === undefined ? name : `${name}, por la versión ${VERSION_SELLADA}`,
      PROVEEDOR: authorities[reference.country].name,
      DOCUMENTO: number,
      ID_MONEDA: countries[reference.country].currency.code,
      TIPO_CAMBIO: rate,
      MONTO: DIFERENCIA,
      IMPUESTO: '0.00',
      PAGADO_POR: 'AGENCIA',
      CARGO_CLIENTE: '1',
      ORIGEN: ID,
    };
    const ID_GASTO = changed === undefined ? `${ID}-${CONCEPTO}` : `${ID}-${CONCEPTO}-v${VERSION_SELLADA}`;
    const order = await ordersOf({ services, scope }).header(ID_ORDEN);
    await enterCost({ services, scope }, order, { ID_GASTO, GASTO }, reference);
  }
}
