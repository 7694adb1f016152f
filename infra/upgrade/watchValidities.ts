import type { Write } from '../../functions/runtime/database.ts';
import { dayMark } from '../../functions/runtime/documents/headerIndex.ts';
import { markWrites } from '../../functions/runtime/documents/indexRows.ts';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { ducaKind } from '../../shared/duca/kind.ts';
import { askedUntilOf } from '../../shared/duca/validity.ts';
import type { Done } from './done.ts';
import { companyOf, everyHeader } from './documentRows.ts';
import { isDone, markDone, written, type Asked } from './oneTime.ts';

const { module: TABLE } = ducaKind;
const CHANGE = 'validities';
const AT_ONCE = 8;

/**
 * Has the summary of each DUCA of before say until when its validity asks something, and puts that day into the index by
 * which the calendar finds it; each is one transaction on condition that it is as it was read. Of one whose clearance
 * was noted and that is being rectified, only its next save tells. Running again finds none.
 */
export async function watchValidities(asked: Asked): Promise<Done> {
  const sum: Done = { done: 0, left: 0 };
  if (await isDone(asked, TABLE, CHANGE)) return sum;
  let part: HeaderRow[] = [];
  const take = async (): Promise<void> => {
    const told = await Promise.all(part.map((header) => watchOne(asked, header)));
    for (const each of told) sum[each ? 'done' : 'left'] += 1;
    part = [];
  };
  for await (const header of everyHeader(asked.client, asked.nameOf(TABLE))) {
    if (header.RESUMEN['VIGENCIA'] !== undefined || askedUntilOf(header) === '') continue;
    part.push(header);
    if (part.length >= AT_ONCE) await take();
  }
  await take();
  if (sum.left === 0) await markDone(asked, TABLE, CHANGE);
  return sum;
}

async function watchOne(asked: Asked, header: HeaderRow): Promise<boolean> {
  const scope = { company: companyOf(header) };
  const VIGENCIA = askedUntilOf(header);
  const update: Write = {
    kind: 'update',
    table: TABLE,
    key: { pk: companyKey(scope), sk: header.sk },
    set: { RESUMEN: { ...header.RESUMEN, VIGENCIA } },
    when: { equals: { LOCK: header.LOCK, ESTADO: header.ESTADO } },
  };
  const marks = markWrites(TABLE, scope, [], [dayMark('VIGENCIA', VIGENCIA)!], header.ID);
  return written(asked, [update, ...marks]);
}
