import type { DuaBody } from '../../../shared/dua/dataSets.ts';
import { dischargedBy, dischargeLines, type Discharged } from '../../../shared/dua/discharge/discharge.ts';
import {
  judgeCancelling,
  tooManyEarlier,
  unknownEarlier,
  withdrawnEarlier,
  type OtherCancelling,
} from '../../../shared/dua/discharge/judgeCancelling.ts';
import { duaKind } from '../../../shared/dua/kind.ts';
import { cancelledNumberMark, numberMark } from '../../../shared/dua/marks.ts';
import { nameOf } from '../../../shared/foundation/documents/kind.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { IN_FLIGHT_STATES, IN_FORCE_STATES } from '../../../shared/transmission/declarationLife.ts';
import { dischargedByOthers, eitherOf } from '../../../shared/transmission/discharge.ts';
import type { Write } from '../../runtime/database.ts';
import { findMarked } from '../../runtime/documents/findMarked.ts';
import { indexMissing } from '../../runtime/documents/indexMissing.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { DocumentStore, Stored } from '../../runtime/documents/store.ts';
import type { Call } from '../../runtime/executor.ts';
import { asItStands } from '../../transmission/declarations/acceptedContent.ts';
import type { DeclarationRow } from '../../transmission/declarations/declaration.ts';
import { sealLock } from '../../transmission/declarations/sealLock.ts';
import { duaDeclaration } from '../declaration.ts';
import { duasOf } from '../duas.ts';

type Asking = Pick<Call<unknown>, 'services' | 'scope'>;
type Of = Pick<Stored<DuaBody>, 'header' | 'body'>;

const TABLE = 'dua';
/** Declarations on their way that are looked at beside one that cancels the same. */
const MOST_BESIDE = 500;
/** Earlier declarations that one seal locks: more than these is refused before, for its transaction holds them whole (design 6: 100 writes). */
export const MOST_LOCKED = 40;

interface Judged {
  problems: Problem[];
  /** Keep another one from being sealed that was judged at the same moment. */
  writes: Write[];
}

/**
 * Judges what a DUA cancels of earlier ones, by what the registered ones cancelled and what those on their way would. A
 * number of which the company has no DUA is asked about.
 */
export async function itemsCancelled(call: Asking, of: Of, reference: Reference): Promise<Judged> {
  const asked = dischargedBy(of.body);
  const [first] = asked;
  if (!first) return { problems: [], writes: [] };
  const store = duasOf(call);
  await indexMissing(store, reference);
  const but = new Set([of.header.ID]);
  const marksBy = (mark: (number: string) => string | undefined): string[] =>
    asked.flatMap(({ number }) => mark(number) ?? []);
  const [named, beside] = await Promise.all([
    findMarked(store, marksBy(numberMark), { but }),
    findMarked(store, marksBy(cancelledNumberMark), { but, most: MOST_BESIDE }),
  ]);
  const judged = await Promise.all(
    asked.map((each) => {
      const headers = named.get(numberMark(each.number)!) ?? [];
      const others = beside.get(cancelledNumberMark(each.number)!) ?? [];
      return judgeOne(call, of, each, { headers, others, reference });
    }),
  );
  const writes = judged.flatMap((each) => each.writes);
  const many = writes.length > MOST_LOCKED ? [tooManyEarlier(first, writes.length, MOST_LOCKED)] : [];
  return { problems: [...judged.flatMap(({ problems }) => problems), ...many], writes };
}

interface Around {
  /** Of the number that it names, and those that name it too. */
  headers: readonly HeaderRow[];
  others: readonly HeaderRow[];
  reference: Reference;
}

const IN_FLIGHT_OR_FORCE = [...IN_FORCE_STATES, ...IN_FLIGHT_STATES];

async function judgeOne(
  call: Asking,
  { header, body }: Of,
  discharged: Discharged,
  { headers, others, reference }: Around,
): Promise<Judged> {
  const stands = headers.find(({ ESTADO }) => IN_FLIGHT_OR_FORCE.includes(ESTADO));
  if (!stands) {
    const problem = headers[0] ? withdrawnEarlier(discharged, headers[0].ID) : unknownEarlier(discharged);
    return { problems: [problem], writes: [] };
  }
  const store = duasOf(call);
  // The lock is read before what it keeps.
  const lock = await sealLock(call, { table: TABLE, of: ['cancelled', stands.ID], reason: CANCELLED_NOW });
  const { body: earlier } = await asItStands(duaDeclaration, store, await store.open(stands.ID));
  const told = toldBy(earlier, header.ID);
  const untold = others.filter((each) => isOnItsWay(each) || isUntold(each, told));
  const beside = await Promise.all(
    untold.map((each) => cancellingOf(store, each, discharged, { earlier, reference })),
  );
  const own = dischargeLines(header.ID, body, discharged, earlier, reference);
  return {
    problems: judgeCancelling(discharged, own, { id: stands.ID, body: earlier }, [
      ...told.map((each) => {
        const now = beside.find(({ id }) => id === each.id);
        return now ? { ...each, lines: eitherOf(each.lines, now.lines) } : each;
      }),
      ...beside.filter(({ id }) => !told.some((each) => each.id === id)),
    ]),
    writes: [lock],
  };
}

/** Sealed to be registered or modified: one that is being withdrawn still holds what it was registered with. */
const isOnItsWay = ({ ESTADO, OPERACION_SELLADA }: DeclarationRow): boolean =>
  IN_FLIGHT_STATES.includes(ESTADO) && OPERACION_SELLADA !== 'D';

/** Registered, and the earlier declaration hears of it in this moment. */
const isUntold = ({ ID, ESTADO }: HeaderRow, told: readonly OtherCancelling[]): boolean =>
  IN_FORCE_STATES.includes(ESTADO) && !told.some(({ id }) => id === ID);

/** What registered declarations cancelled of an earlier one, each once, as that was told. */
function toldBy({ DESCARGAS }: DuaBody, but: string): OtherCancelling[] {
  const byNumber = Map.groupBy(dischargedByOthers(DESCARGAS, but), ({ NUMERO_DUA }) => NUMERO_DUA);
  return [...byNumber].map(([number, lines]) => ({
    id: lines[0]!.ID_DESCARGA,
    called: `DUA ${number}`,
    lines,
  }));
}

/** What another declaration cancels of the same earlier one: as it was sealed, or as it stands registered. */
async function cancellingOf(
  store: DocumentStore<DuaBody>,
  { ID }: HeaderRow,
  { number: named }: Discharged,
  { earlier, reference }: { earlier: DuaBody; reference: Reference },
): Promise<OtherCancelling> {
  const stored = await store.open(ID);
  const { header, body } = isOnItsWay(stored.header)
    ? stored
    : await asItStands(duaDeclaration, store, stored);
  const same = dischargedBy(body).find(({ number }) => numberMark(number) === numberMark(named));
  const lines = same ? dischargeLines(ID, body, same, earlier, reference) : [];
  return { id: ID, called: nameOf(duaKind, header.RESUMEN), lines };
}

const CANCELLED_NOW =
  'Otra declaración canceló ítems de la misma DUA en este momento y nada se selló. Revise «Problemas» y transmita de nuevo.';
