import type { Write } from '../../functions/runtime/database.ts';
import { formOf, REFUSED_CHANGE, refusedTotal } from '../../functions/runtime/documents/headerIndex.ts';
import { markWrites } from '../../functions/runtime/documents/indexRows.ts';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';
import { anyPart, totalWrites } from '../../functions/runtime/documents/totals.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { documentKinds } from '../../shared/documentKinds.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { scanned } from '../everyRow.ts';
import type { Done } from './done.ts';
import { companyOf } from './documentRows.ts';
import { isDone, markDone, written, type Asked } from './oneTime.ts';

const CHANGE = 'refused';

/**
 * Counts the documents of which a change stands refused, which versions before read one by one, and puts each among those
 * that are found by it. Each is one transaction on condition that its header is as it was read, and says in it what it is
 * counted under, so that running again counts nothing twice.
 */
export async function countRefused(asked: Asked): Promise<Done> {
  const sum: Done = { done: 0, left: 0 };
  const done = await Promise.all(documentKinds.map(({ module }) => isDone(asked, module, CHANGE)));
  const waiting = documentKinds.filter((_, at) => !done[at]);
  if (waiting.length === 0) return sum;
  // The kinds bring their checks and tables along: only what has work to do waits for them.
  const { documentDefinitions } = await import('../../shared/documentDefinitions.ts');
  for (const { module } of waiting) {
    const kind = documentDefinitions[module];
    const before = sum.left;
    const headers = scanned<HeaderRow>(asked.client, {
      TableName: asked.nameOf(module),
      ConsistentRead: true,
      FilterExpression:
        'begins_with(sk, :head) AND (attribute_exists(RECHAZO) OR attribute_exists(CONTADO_RECHAZO))',
      ExpressionAttributeValues: { ':head': 'H#' },
    });
    for await (const header of headers) {
      // One that is not in the index is counted as it comes there.
      if (header.INDICE !== formOf(kind)) continue;
      if (refusedTotal(kind, header) === (header.CONTADO_RECHAZO ?? '')) continue;
      const counted = await count(asked, kind, header);
      sum[counted ? 'done' : 'left'] += 1;
    }
    if (sum.left === before) await markDone(asked, module, CHANGE);
  }
  return sum;
}

async function count(asked: Asked, kind: AnyDocument, header: HeaderRow): Promise<boolean> {
  const scope = { company: companyOf(header) };
  const { module: table } = kind;
  const CONTADO_RECHAZO = refusedTotal(kind, header);
  const writes: Write[] = [
    {
      ...{ kind: 'update', table, key: { pk: companyKey(scope), sk: header.sk } },
      set: { CONTADO_RECHAZO },
      when: { equals: { LOCK: header.LOCK, ESTADO: header.ESTADO } },
    },
    ...totalWrites({ table, scope, part: anyPart() }, 'refused', header.CONTADO_RECHAZO, CONTADO_RECHAZO),
    ...markWrites(table, scope, [], CONTADO_RECHAZO === '' ? [] : [REFUSED_CHANGE], header.ID),
  ];
  return written(asked, writes);
}
