import { cancelledBy } from '../../shared/dua/cancelledTitles.ts';
import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { duaKind } from '../../shared/dua/kind.ts';
import { nameOf } from '../../shared/foundation/documents/kind.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { giveBack, judge } from '../manifests/titleClaims.ts';
import type { Write } from '../runtime/database.ts';
import type { Stored } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';

type Asking = Pick<Call<unknown>, 'services' | 'scope'>;

/** Judges what a DUA takes of the titles of manifests; the writes keep it, in the transaction that seals. */
export async function titlesTaken(
  call: Asking,
  { header, body }: Stored<DuaBody>,
): Promise<{ problems: Problem[]; writes: Write[] }> {
  const declaration = { id: header.ID, called: `la ${nameOf(duaKind, header.RESUMEN)}` };
  const judged = await Promise.all(cancelledBy(body).map((each) => judge(call, { declaration, ...each })));
  return {
    problems: judged.flatMap(({ problems }) => problems),
    writes: judged.flatMap(({ writes }) => writes),
  };
}

/** Gives every title back that a DUA held. */
export async function titlesBack(call: Asking, { header, body }: Stored<DuaBody>): Promise<Write[]> {
  const writes = await Promise.all(
    cancelledBy(body).map(({ manifest }) => giveBack(call, header.ID, manifest)),
  );
  return writes.flat();
}
