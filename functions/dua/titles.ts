import { cancelledBy, eitherOf } from '../../shared/dua/cancelledTitles.ts';
import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { duaKind } from '../../shared/dua/kind.ts';
import { nameOf } from '../../shared/foundation/documents/kind.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { giveBack, judge, takingsOf, titlesAstray, type Taking } from '../manifests/titleClaims.ts';
import type { Write } from '../runtime/database.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { Stored } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import type { DeclarationRow } from '../transmission/declarations/declaration.ts';
import { duasOf } from './duas.ts';

type Asking = Pick<Call<unknown>, 'services' | 'scope'>;
type Of = Pick<Stored<DuaBody>, 'header' | 'body'>;

/**
 * Judges what a DUA takes of the titles of manifests; the writes keep it, in the transaction that seals. While what was
 * accepted is being modified both count.
 */
export async function titlesTaken(
  call: Asking,
  { header, body }: Of,
): Promise<{ problems: Problem[]; writes: Write[] }> {
  const changing = header.ESTADO === 'CORRECCION' ? await acceptedBody(call, header) : undefined;
  const asked = await takenBy(call, body);
  return judgedAs(call, header, changing ? eitherOf(await takenBy(call, changing), asked) : asked);
}

const takenBy = (call: Asking, body: DuaBody): Promise<Taking[]> => takingsOf(call, cancelledBy(body));

async function judgedAs(call: Asking, header: HeaderRow, takings: readonly Taking[]) {
  const declaration = { id: header.ID, called: `la ${nameOf(duaKind, header.RESUMEN)}` };
  const judged = await Promise.all(takings.map((each) => judge(call, declaration, each)));
  return {
    problems: judged.flatMap(({ problems }) => problems),
    writes: judged.flatMap(({ writes }) => writes),
  };
}

const manifestsIn = (body: DuaBody): string[] => cancelledBy(body).map(({ manifest }) => manifest);

/** Gives every title back that a DUA held. */
export const titlesBack = (call: Asking, { header, body }: Of): Promise<Write[]> =>
  giveBack(call, header.ID, { named: manifestsIn(body) });

/**
 * Leaves a registered DUA holding what `body` takes and nothing more: what another version of it held of other manifests
 * goes back first. Done again, it changes nothing.
 */
export async function holdTitles(call: Asking, { header, body }: Of, other?: DuaBody): Promise<void> {
  const { database } = call.services;
  const names = { named: manifestsIn(other ?? body), kept: manifestsIn(body) };
  const back = await giveBack(call, header.ID, names);
  if (back.length > 0) await database.write(...back);
  const { writes } = await judgedAs(call, header, await takenBy(call, body));
  if (writes.length > 0) await database.write(...writes);
}

/** How many titles are not held as a DUA that takes what `body` does holds them; without a body, how many it holds still. */
export async function titlesUnsettled(
  call: Asking,
  { ID }: Pick<HeaderRow, 'ID'>,
  body?: DuaBody,
): Promise<number> {
  return titlesAstray(call, ID, body ? await takenBy(call, body) : []);
}

/** What was accepted last of a DUA that is being changed, or was; undefined where nothing of it was changed. */
export async function acceptedBody(call: Asking, header: HeaderRow): Promise<DuaBody | undefined> {
  const { ENMIENDA }: DeclarationRow = header;
  return ENMIENDA && (await duasOf(call).content(header.ID, ENMIENDA.BASE)).body;
}
