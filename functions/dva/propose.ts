import { freightProblems } from '../../shared/dva/derive/orderDollars.ts';
import { proposeGroups } from '../../shared/dva/derive/proposeGroups.ts';
import { unaskedProblems } from '../../shared/dva/derive/unasked.ts';
import { doubtsOf, transportOf } from '../../shared/dva/derive/transportOf.ts';
import type { dvaProcedures } from '../../shared/dva/procedures.ts';
import { warning } from '../../shared/foundation/rules/problem.ts';
import type { Implementation } from '../runtime/executor.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import { dvasOf } from './dvas.ts';
import { matchDvas, orderDvas } from './orderDvas.ts';
import { orderSources } from './orderSources.ts';

/** Which DVAs the invoices of an order make, and why; writes nothing. */
export const propose: Implementation<typeof dvaProcedures.propose> = async (call) => {
  const { ID_ORDEN } = call.input;
  const [{ sources }, dvas, reference] = await Promise.all([
    orderSources(call, ID_ORDEN),
    orderDvas(dvasOf(call), ID_ORDEN),
    call.reference(),
  ]);
  const groups = proposeGroups(sources, reference);
  const { matched, left } = matchDvas(
    groups.map((each) => each.invoices),
    dvas,
  );
  const doubtful = new Set(doubtsOf(sources).flatMap((each) => each.invoices));
  const adrift = sources.invoices
    .filter((each) => sources.transports.length > 1 && !transportOf(each, sources) && !doubtful.has(each))
    .map(({ body }) => body.FACTURA.NUMERO_FACTURA || 'sin número');
  const problems = [
    sources.invoices.length === 0 &&
      warning(
        'dva.order-without-invoices',
        '',
        'La orden no tiene facturas; agréguelas antes de derivar la DVA.',
      ),
    sources.transports.length === 0 &&
      warning(
        'dva.order-without-transport',
        '',
        'La orden no tiene documento de transporte; sin él faltarán aduanas y flete.',
      ),
    adrift.length > 0 &&
      warning(
        'dva.invoice-without-transport',
        '',
        `Ninguno de los ${sources.transports.length} documentos de transporte nombra estas facturas: ${adrift.join(', ')}. Escriba sus números en el que las ampara; sin él faltarán aduanas y flete.`,
      ),
    ...unaskedProblems(sources, reference),
    ...freightProblems(sources, reference),
  ].filter((each) => each !== false);
  return {
    GRUPOS: groups.map(({ invoices, explanation }, index) => ({
      FACTURAS: invoices.map(({ id, body }) => ({
        ID_FACTURA: id,
        NUMERO_FACTURA: body.FACTURA.NUMERO_FACTURA,
      })),
      NOMBRE_PROVEEDOR: invoices[0]!.body.FACTURA.NOMBRE_PROVEEDOR,
      EXPLICACION: explanation,
      ID: matched[index]?.header.ID ?? '',
      ID_DVA: matched[index]?.header.RESUMEN['ID_DVA'] ?? '',
    })),
    SOBRANTES: left.map((each) => publicHeader(each.header)),
    PROBLEMAS: problems,
  };
};
