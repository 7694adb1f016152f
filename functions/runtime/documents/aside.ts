import { companyKey } from '../keys.ts';
import type { TenantScope } from '../scope.ts';
import type { Write } from '../write.ts';
import { countedState } from './countedState.ts';
import { isMarked, partitionOf } from './headerIndex.ts';
import type { HeaderRow } from './rows.ts';
import { totalKey, totalWrites, valueCounted } from './totals.ts';

/**
 * Writes by which a draft, as it was read, goes aside with its deleted order, or comes back with it. It keeps its state,
 * and lists and totals have it under another, so that whoever asks what stands in a state reads none of them. Of a kind
 * nothing must be known but where its documents lie: none of those in orders is found by an index of what is open.
 * @param table where the kind lies.
 * @param day on which its order was deleted; undefined as it comes back.
 */
export function asideWrites(
  table: string,
  scope: Pick<TenantScope, 'company'>,
  part: number,
  before: HeaderRow,
  day: string | undefined,
): [Write, ...Write[]] {
  const { APARTADO: _aside, ...standing } = before;
  const after = day === undefined ? standing : { ...standing, APARTADO: day };
  const indexed = isMarked(before) && before.CONTADO !== undefined;
  const CONTADO = indexed ? totalKey(countedState(after), valueCounted(before.CONTADO!)) : undefined;
  return [
    {
      kind: 'update',
      table,
      key: { pk: companyKey(scope), sk: before.sk },
      set: {
        // An answer that was on its way reads it anew: it is counted elsewhere by now.
        LOCK: before.LOCK + 1,
        statePk: partitionOf(scope, after),
        ...(CONTADO === undefined ? {} : { CONTADO }),
        ...(day === undefined ? {} : { APARTADO: day }),
      },
      ...(day === undefined ? { remove: ['APARTADO'] } : {}),
      when: { equals: { LOCK: before.LOCK, ESTADO: before.ESTADO } },
    },
    ...totalWrites({ table, scope, part }, 'count', indexed ? before.CONTADO : undefined, CONTADO),
  ];
}
