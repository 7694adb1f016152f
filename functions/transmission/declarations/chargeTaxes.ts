import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { countries } from '../../../shared/countries/countries.ts';
import { compare, isZero } from '../../../shared/foundation/decimal/decimal.ts';
import { blankRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { costData, type Payment } from '../../../shared/work-orders/costs/costData.ts';
import { taxPayment } from '../../../shared/work-orders/costs/taxPayment.ts';
import { taxChanges } from '../../../shared/transmission/amendmentChanges.ts';
import { authorities } from '../../../shared/transmission/authorities.ts';
import { costsOf } from '../../work-orders/costs/costRows.ts';
import { enterCost } from '../../work-orders/costs/enterCost.ts';
import { ordersOf } from '../../work-orders/orders.ts';
import type { Declaration, DeclarationRow, HeardKind } from './declaration.ts';

const CHANGED = /-v(\d+)$/;

/** Name of the line that charges a tax; of a change, by its version too. */
const costId = (declaration: string, tax: string, version?: number): string =>
  version === undefined ? `${declaration}-${tax}` : `${declaration}-${tax}-v${version}`;

/** Who paid each tax of a declaration, as it is said of the line that charged it last. */
async function paymentsOf<B extends AnyBody>(
  { services, scope }: Declaration<B>,
  orderId: string,
  declaration: string,
): Promise<Map<string, Payment>> {
  const version = (id: string): number => Number(CHANGED.exec(id)?.[1] ?? 0);
  const lines = (await costsOf({ services, scope }, orderId))
    .filter(({ GASTO }) => GASTO.ORIGEN === declaration)
    .sort((a, b) => version(a.ID_GASTO) - version(b.ID_GASTO));
  return new Map(
    lines.map(({ ID_GASTO, GASTO: { PAGADO_POR, CARGO_CLIENTE } }) => [
      ID_GASTO.replace(CHANGED, ''),
      { PAGADO_POR, CARGO_CLIENTE },
    ]),
  );
}

/**
 * Puts each tax of an accepted declaration among the costs of its order, paid as the company has it (`taxPayment`); of a
 * change that was accepted, what is owed more, paid as the same tax was before. What is owed less is the authority's to give back, and a
 * person enters it as a refund when it does. Its name follows from declaration, tax and version, so that news that comes
 * again charges nothing again. Each goes into the account of the importer whom the order has at that moment.
 * @param changed version that was accepted before, of a change; undefined of a registration
 */
export async function chargeTaxes<B extends AnyBody>(
  kind: HeardKind<B>,
  declaration: Declaration<B>,
  body: B,
  changed?: number,
): Promise<void> {
  const { services, scope, store, stored, reference } = declaration;
  const { ID, ID_ORDEN, VERSION_SELLADA = 0 }: DeclarationRow = stored.header;
  if (!kind.charged) return;
  const { number, day, rate, taxes } = kind.charged(body);
  // Without its rate a line has no amount in the other currency: a person enters it then.
  if (ID_ORDEN === '' || rate === '' || isZero(rate)) return;
  const before = changed === undefined ? [] : kind.charged((await store.content(ID, changed)).body).taxes;
  const paid = changed === undefined ? undefined : await paymentsOf(declaration, ID_ORDEN, ID);
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
      ...(paid?.get(costId(ID, CONCEPTO)) ?? taxPayment(reference)),
      ORIGEN: ID,
    };
    const ID_GASTO = costId(ID, CONCEPTO, changed === undefined ? undefined : VERSION_SELLADA);
    const order = await ordersOf({ services, scope }).header(ID_ORDEN);
    await enterCost({ services, scope }, order, { ID_GASTO, GASTO }, reference);
  }
}
