import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { countries } from '../../../shared/countries/countries.ts';
import { compare, isZero } from '../../../shared/foundation/decimal/decimal.ts';
import { blankRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { costData, type Payment } from '../../../shared/work-orders/costs/costData.ts';
import { taxPayment } from '../../../shared/work-orders/costs/taxPayment.ts';
import { replacedBy } from '../../../shared/transmission/acceptedVersions.ts';
import { taxChanges, type OwedTax } from '../../../shared/transmission/amendmentChanges.ts';
import { authorities } from '../../../shared/transmission/authorities.ts';
import { operations } from '../../../shared/transmission/operations.ts';
import type { TransmissionSummary } from '../../../shared/transmission/transmissionSummary.ts';
import { costsOf, type CostItem } from '../../work-orders/costs/costRows.ts';
import { enterCost } from '../../work-orders/costs/enterCost.ts';
import { settleCosts, type SettledCost } from '../../work-orders/costs/settledTaxes.ts';
import { ordersOf } from '../../work-orders/orders.ts';
import { acceptedContent, withAnswersOf } from './acceptedContent.ts';
import type { Charged, Declaration, DeclarationRow, HeardKind, SealFacts } from './declaration.ts';

const CHANGED = /-v(\d+)$/;
/** Version of the change that charged a line; 0 of the registration. */
const versionIn = (id: string): number => Number(CHANGED.exec(id)?.[1] ?? 0);

/** Name of the line that charges a tax; of a change, by its version too. */
const costId = (declaration: string, tax: string, version: number): string =>
  version === 0 ? `${declaration}-${tax}` : `${declaration}-${tax}-v${version}`;

/** Who paid each tax of a declaration, as it is said of the line that charged it last. */
const paymentsIn = (lines: readonly CostItem[]): Map<string, Payment> =>
  new Map(
    [...lines]
      .sort((a, b) => versionIn(a.ID_GASTO) - versionIn(b.ID_GASTO))
      .map(({ ID_GASTO, GASTO: { PAGADO_POR, CARGO_CLIENTE } }) => [
        ID_GASTO.replace(CHANGED, ''),
        { PAGADO_POR, CARGO_CLIENTE },
      ]),
  );

/**
 * What was owed by what a change replaced: as that was sealed, with what the authority had said of it when the change was;
 * what it said since is said of the change. Of a chain that does not say it, by the version from which the change began.
 */
async function owedBefore<B extends AnyBody>(
  { definition, charged }: Pick<HeardKind<B>, 'definition'> & Required<Pick<HeardKind<B>, 'charged'>>,
  { store, stored }: Declaration<B>,
  body: B,
  version: number,
): Promise<{ taxes: readonly OwedTax[]; known: boolean } | undefined> {
  const { ID, ENMIENDA }: DeclarationRow = stored.header;
  const replaced = replacedBy(body, { OPERACION: operations.M.label, VERSION: String(version) });
  if (!replaced) {
    const base = ENMIENDA && (await store.content(ID, ENMIENDA.BASE));
    return base && { taxes: charged(base.body).taxes, known: false };
  }
  const [before, sealed] = await Promise.all([
    store.content(ID, Number(replaced.VERSION)),
    store.content(ID, version),
  ]);
  const answered = withAnswersOf(definition.dataSets, before.body, sealed.body);
  return { taxes: charged(answered).taxes, known: true };
}

type Act = Pick<TransmissionSummary, 'OPERACION' | 'VERSION'>;

/** What an accepted act charges to its order, and what that has of it. */
interface Charges extends Charged {
  /** Version of a change; 0 of the registration. */
  version: number;
  /** What is owed by the name of its line. */
  due: ReadonlyMap<string, { CONCEPTO: string; MONTO: string }>;
  /** Lines that the declaration charged. */
  lines: readonly CostItem[];
  /** Lines that are to become what the authority settled. */
  wrong: readonly SettledCost[];
}

/** Undefined of what charges nothing: a person enters it then. */
async function chargesOf<B extends AnyBody>(
  { definition, charged }: Pick<HeardKind<B>, 'definition' | 'charged'>,
  declaration: Declaration<B>,
  body: B,
  { OPERACION, VERSION }: Act,
): Promise<Charges | undefined> {
  const { services, scope, stored } = declaration;
  const { ID, ID_ORDEN }: DeclarationRow = stored.header;
  if (!charged) return undefined;
  const said = charged(body);
  // Without its rate a line has no amount in the other currency: a person enters it then.
  if (ID_ORDEN === '' || said.rate === '' || isZero(said.rate)) return undefined;
  const version = OPERACION === 'M' ? VERSION : 0;
  const before =
    version === 0
      ? { taxes: [], known: true }
      : await owedBefore({ definition, charged }, declaration, body, version);
  if (!before) return undefined;
  const due = new Map(
    taxChanges(before.taxes, said.taxes)
      .filter(({ DIFERENCIA }) => compare(DIFERENCIA, '0') > 0)
      .map(({ CONCEPTO, DIFERENCIA }) => [costId(ID, CONCEPTO, version), { CONCEPTO, MONTO: DIFERENCIA }]),
  );
  const lines = (await costsOf({ services, scope }, ID_ORDEN)).filter(({ GASTO }) => GASTO.ORIGEN === ID);
  const wrong = (said.settled ?? false) && before.known ? otherwise(lines, due, version) : [];
  return { ...said, version, due, lines, wrong };
}

/** How many lines `chargeTaxes` would enter or bring to what was settled. */
export async function unchargedTaxes<B extends AnyBody>(
  kind: HeardKind<B>,
  declaration: Declaration<B>,
  body: B,
  act: Act,
): Promise<number> {
  const charges = await chargesOf(kind, declaration, body, act);
  if (!charges) return 0;
  const there = new Set(charges.lines.map(({ ID_GASTO }) => ID_GASTO));
  return charges.wrong.length + [...charges.due.keys()].filter((id) => !there.has(id)).length;
}

/**
 * How many taxes of an accepted act that another one has replaced were never charged; none where its order has any line of
 * it: what each became since is not told apart.
 */
export async function unchargedBefore<B extends AnyBody>(
  kind: HeardKind<B>,
  declaration: Declaration<B>,
  act: Act,
): Promise<number> {
  const { store, stored } = declaration;
  const sealed = await store.content(stored.header.ID, act.VERSION);
  const body = withAnswersOf(kind.definition.dataSets, sealed.body, stored.body);
  const charges = await chargesOf(kind, declaration, body, act);
  if (!charges || charges.lines.some(({ ID_GASTO }) => versionIn(ID_GASTO) === charges.version)) return 0;
  return charges.due.size;
}

/**
 * Puts each tax of an accepted declaration among the costs of its order, paid as the company has it (`taxPayment`); of a
 * change that was accepted, what is owed more, paid as the same tax was before. What is owed less is the authority's to give back, and a
 * person enters it as a refund when it does. Its name follows from declaration, tax and version, so that news that comes
 * again charges nothing again; what was charged as we reckon it becomes what the authority settles of the same act later. Each
 * goes into the account of the importer whom the order has at that moment.
 * @param act registration or change that was accepted
 */
export async function chargeTaxes<B extends AnyBody>(
  kind: HeardKind<B>,
  declaration: Declaration<B>,
  body: B,
  act: Act,
): Promise<void> {
  const { services, scope, stored, reference } = declaration;
  const { ID, ID_ORDEN }: DeclarationRow = stored.header;
  const charges = await chargesOf(kind, declaration, body, act);
  if (!charges) return;
  const { number, day, rate, version, due, lines, wrong } = charges;
  const authority = authorities[reference.country].name;
  const said = `${authority} liquidó ${kind.called} ${number}`;
  await settleCosts({ services, scope }, { orderId: ID_ORDEN, said }, wrong, reference);
  const paid = paymentsIn(lines);
  const there = new Set(lines.map(({ ID_GASTO }) => ID_GASTO));
  for (const [ID_GASTO, { CONCEPTO, MONTO }] of due) {
    if (there.has(ID_GASTO)) continue;
    const name = reference.row(catalogue.taxes, CONCEPTO)?.VALOR ?? CONCEPTO;
    const GASTO = {
      ...blankRecord(costData),
      ID_CONCEPTO: 'IMPUESTO',
      FECHA: day || reference.today,
      DESCRIPCION: version === 0 ? name : `${name}, por la versión ${version}`,
      PROVEEDOR: authority,
      DOCUMENTO: number,
      ID_MONEDA: countries[reference.country].currency.code,
      TIPO_CAMBIO: rate,
      MONTO,
      IMPUESTO: '0.00',
      ...(paid.get(costId(ID, CONCEPTO, 0)) ?? taxPayment(reference)),
      ORIGEN: ID,
    };
    const order = await ordersOf({ services, scope }).header(ID_ORDEN);
    await enterCost({ services, scope }, order, { ID_GASTO, GASTO }, reference);
  }
}

/** The same of what stands accepted where a change or a withdrawal of it was refused: what was heard meanwhile counts. */
export async function chargeAccepted<B extends AnyBody>(
  kind: HeardKind<B>,
  declaration: Declaration<B>,
  { OPERACION_SELLADA: OPERACION, VERSION_SELLADA: VERSION }: Partial<SealFacts>,
): Promise<void> {
  if (OPERACION === undefined || VERSION === undefined) return;
  const accepted = await acceptedContent(kind, declaration.store, declaration.stored);
  if (accepted) await chargeTaxes(kind, declaration, accepted.body, { OPERACION, VERSION });
}

/** Lines of one act that charge something else than it owes. */
const otherwise = (
  lines: readonly CostItem[],
  due: ReadonlyMap<string, { MONTO: string }>,
  version: number,
): SettledCost[] =>
  lines
    .filter(({ ID_GASTO, ANULADA }) => versionIn(ID_GASTO) === version && ANULADA !== '1')
    .map((row) => ({ row, MONTO: due.get(row.ID_GASTO)?.MONTO ?? '0.00' }))
    .filter(({ row, MONTO }) => compare(row.GASTO.MONTO, MONTO) !== 0);
