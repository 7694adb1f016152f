import { pendingIn } from '../../shared/foundation/copies/stale.ts';
import { round } from '../../shared/foundation/decimal/decimal.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { indefinite } from '../../shared/foundation/documents/noun.ts';
import { recordIn, type AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { tellOtherImporter } from '../../shared/work-orders/otherImporter.ts';
import { namedByCopies } from '../runtime/documents/copyOnce.ts';
import { HeaderStore, type HeaderKind } from '../runtime/documents/headerStore.ts';
import { createDocument } from '../runtime/documents/implementations.ts';
import type { MadeCopy } from '../runtime/documents/madeCopy.ts';
import type { Call } from '../runtime/executor.ts';
import { openOrderFor, whileOpen } from '../work-orders/orders.ts';
import { bankRate, sourceKinds } from './sources.ts';

/** A declaration as its copy needs it. */
interface Declaration {
  definition: AnyDocument;
  /** Its header, which has TIPO_CAMBIO and FECHA_TIPO_CAMBIO. */
  header: string;
  /** Where it names the tax id of the order's client: its importer, or the exporter of what leaves. */
  importer: { group: string; field: string };
}

/**
 * Stores a copy of a declaration as a new draft, valued at the bank's last rate. An order gives it its documents when it is formed again, but not its number: that one
 * belongs to the order's own declaration until a person says otherwise. The order may be another importer's, as that of one begun by hand may: it is told.
 * @param made of one that is part of the copy of its order: its lines are named by the copies of the papers that they stand for
 */
export async function createCopy(
  call: Call<unknown>,
  { definition, header, importer }: Declaration,
  copied: AnyBody,
  orderId: string | undefined,
  made?: MadeCopy,
) {
  const action = `recibir ${indefinite(definition.noun)}`;
  const order = orderId === undefined ? undefined : await openOrderFor(call, orderId, action);
  // What today knows by itself is not asked for.
  const { rate, day } = await bankRate(call);
  const { decimals } = definition.dataSets[header]!.fields['TIPO_CAMBIO']!;
  const place = { ...importer, value: recordIn(copied, importer.group)[importer.field] ?? '' };
  const valued: AnyBody = {
    ...copied,
    [header]: {
      ...recordIn(copied, header),
      TIPO_CAMBIO: rate === '' ? '' : round(rate, decimals ?? 0),
      FECHA_TIPO_CAMBIO: day,
    },
    PENDIENTES: tellOtherImporter(pendingIn(copied), place, order),
  };
  const body =
    made && orderId !== undefined
      ? namedByCopies(definition, valued, orderId, await copiesIn(call, orderId))
      : valued;
  const given = { body, orderId: orderId ?? '', ...(made ? { made } : {}) };
  return createDocument(definition, call, given, { inOrder: whileOpen });
}

/** The papers of an order that were copied into it, by what they are copies of. */
async function copiesIn({ services, scope }: Call<unknown>, orderId: string): Promise<Map<string, string>> {
  const found = await Promise.all(
    Object.values<HeaderKind>(sourceKinds).map((kind) =>
      new HeaderStore(kind, services, scope).headers(orderId),
    ),
  );
  return new Map(
    found.flat().flatMap(({ ID, COPIA_DE }) => (COPIA_DE === undefined ? [] : [[COPIA_DE, ID] as const])),
  );
}
