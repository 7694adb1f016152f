import { headKey, linesPk, type HeadRow, type LineRow } from '../logbook/rows.ts';
import { TABLE as LOGBOOK } from '../logbook/rows.ts';
import { ConditionLost } from '../runtime/database.ts';
import { renewDays } from './files/dayFile.ts';
import { isFactModule, type FactSource, type Parts } from './facts/readFacts.ts';
import { cursorKey, TABLE, type CursorRow } from './rows.ts';

/** Lines that are taken at once. */
const AT_ONCE = 200;

/** Documents that lines tell of, each once. */
function touched(lines: readonly LineRow[]): FactSource[] {
  const found = new Map<string, FactSource>();
  for (const { MODULO, ID } of lines) {
    if (ID !== '' && isFactModule(MODULO)) found.set(`${MODULO}~${ID}`, { module: MODULO, id: ID });
  }
  return [...found.values()];
}

/** Moves the cursor on, unless somebody else did meanwhile: who was overtaken would bring it back to where it has been. */
async function moveCursor(
  database: Parts['services']['database'],
  from: CursorRow | undefined,
  item: CursorRow & ReturnType<typeof cursorKey>,
): Promise<boolean> {
  const when = from ? { equals: { at: from.at } } : { absent: true as const };
  try {
    await database.aside({ kind: 'put', table: TABLE, item, when });
    return true;
  } catch (thrown) {
    if (thrown instanceof ConditionLost) return false;
    throw thrown;
  }
}

/**
 * Brings what the logbook tells since it was last read into the company's day files, until nothing is left or `until`
 * (epoch milliseconds) has come. The lines only say which documents changed; what is told of them is read as it stands,
 * so lines that are read again, or by two at once, change nothing.
 * @returns whether everything was read.
 */
export async function catchUp(parts: Parts, until: number): Promise<boolean> {
  const { database, now } = parts.services;
  const { scope } = parts;
  while (now().getTime() < until) {
    const cursor = await database.get<CursorRow>(TABLE, cursorKey(scope));
    const from = cursor ? `${cursor.at}\u0000` : '0';
    const lines = await database.query<LineRow>(LOGBOOK, {
      pk: linesPk(scope),
      between: [from, '\uffff'],
      limit: AT_ONCE,
    });
    const last = lines.at(-1);
    if (!last) return true;
    await renewDays(parts, touched(lines));
    const moved = await moveCursor(database, cursor, { ...cursorKey(scope), at: last.sk });
    if (moved && lines.length < AT_ONCE) return true;
  }
  return false;
}

/** Whether everything that the logbook holds of a company is in its day files. */
export async function isCaughtUp({ services: { database }, scope }: Parts): Promise<boolean> {
  const [head, cursor] = await Promise.all([
    database.get<HeadRow>(LOGBOOK, headKey(scope)),
    database.get<CursorRow>(TABLE, cursorKey(scope)),
  ]);
  return head === undefined || Number(cursor?.at.split('~')[1] ?? 0) >= head.N;
}

/**
 * Whether the day files tell of everything that was done until a moment (ISO): what is done meanwhile may still be on its
 * way, so a company that is always at work is not waited for without end.
 */
export async function tellsUntil(parts: Parts, moment: string): Promise<boolean> {
  const cursor = await parts.services.database.get<CursorRow>(TABLE, cursorKey(parts.scope));
  return (cursor !== undefined && cursor.at >= moment) || isCaughtUp(parts);
}
