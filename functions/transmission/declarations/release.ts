import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { impossible } from '../../../shared/foundation/contracts/refusal.ts';
import { HELD_ANSWER_STATES } from '../../../shared/transmission/declarationLife.ts';
import type { Release, ReleasedOperation, Releases } from '../../../shared/transmission/releaseProcedures.ts';
import { ConditionLost } from '../../runtime/database.ts';
import type { Call } from '../../runtime/executor.ts';
import { companyKey } from '../../runtime/keys.ts';
import { companyOf } from '../../runtime/people.ts';
import { jobScope } from '../../runtime/scope.ts';
import { isReleaseWanted, releaseKey, RELEASES, type ReleaseRow } from '../release.ts';
import { acceptedSeal } from './acceptedSeal.ts';
import { declarationStore, worthOf, type DeclarationKind, type DeclarationRow } from './declaration.ts';

/** Releases of one document that are read; a version has three at most. */
const MOST_RELEASES = 100;

/** The transition that sends it, by which is known when it may be released. */
const SENT_BY: Record<ReleasedOperation, string> = { R: 'transmit', M: 'sendAmendment', D: 'withdraw' };

type Asking<I> = Pick<Call<I>, 'input' | 'services' | 'scope' | 'session'>;

/**
 * Logins of those who wrote what the authority has not accepted; they are not the second person. What was taken out of the
 * queue never left, and what was rejected is sent again: whoever wrote it prepared what goes out next.
 */
async function preparers<B extends AnyBody>(
  kind: DeclarationKind<B>,
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  header: DeclarationRow,
): Promise<string[]> {
  const standing = HELD_ANSWER_STATES.includes(header.ESTADO) ? header : acceptedSeal(header);
  const accepted = standing.VERSION_SELLADA ?? 0;
  const versions = await declarationStore(kind, call).versions(header.ID);
  const wrote = versions.filter(({ VERSION }) => VERSION > accepted).map(({ USUARIO }) => USUARIO);
  const product = jobScope(call.scope.company, call.scope.country);
  const everybody = new Set([...wrote, ...(accepted === 0 ? [header.CREADO_POR] : [])]);
  return [...everybody].filter((login) => login !== product.login);
}

/** What is known of the release of a document. */
async function releasesOf<B extends AnyBody>(
  kind: DeclarationKind<B>,
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  header: DeclarationRow,
): Promise<Releases> {
  const { services, scope } = call;
  const [company, rows, PREPARARON] = await Promise.all([
    companyOf({ services, scope }),
    services.database.query<ReleaseRow>(kind.definition.module, {
      pk: companyKey(scope, header.ID),
      prefix: RELEASES,
      descending: true,
      limit: MOST_RELEASES,
    }),
    preparers(kind, call, header),
  ]);
  return {
    PEDIDA: company && isReleaseWanted(company, worthOf(kind, header)) ? '1' : '0',
    DESDE: company?.LIBERACION?.DESDE ?? '',
    PREPARARON,
    LIBERACIONES: rows.map(({ VERSION, OPERACION, USUARIO, LOGIN, FECHA }) => ({
      VERSION,
      OPERACION,
      USUARIO,
      LOGIN,
      FECHA,
    })),
  };
}

/** Says that the version as it stands may be sent: by somebody who wrote nothing of it. Said twice, it is said once. */
async function release<B extends AnyBody>(
  kind: DeclarationKind<B>,
  call: Asking<{ ID: string; LOCK: number; OPERACION: ReleasedOperation }>,
): Promise<Releases> {
  const { input, services, scope } = call;
  const store = declarationStore(kind, call);
  const header: DeclarationRow = await store.header(input.ID);
  if (header.LOCK !== input.LOCK) throw await store.staleRefusal(header, input.LOCK);
  const sending = store.definition.states.transitions[SENT_BY[input.OPERACION]];
  if (!sending?.from.includes(header.ESTADO)) throw store.stateRefusal(header, 'liberarse');
  const known = await releasesOf(kind, call, header);
  if (known.PEDIDA === '0')
    throw impossible('Su empresa no pide que otra persona la libere: se transmite sin ello.');
  if (known.PREPARARON.includes(scope.login))
    throw impossible('Usted escribió parte de lo que se enviaría: la libera una persona que no la preparó.');
  const fact: Release = {
    VERSION: header.VERSION,
    OPERACION: input.OPERACION,
    USUARIO: scope.userName,
    LOGIN: scope.login,
    FECHA: localDateTime(services.now()),
  };
  const key = releaseKey(scope, header.ID, fact);
  const item: ReleaseRow & typeof key = { ...key, ...fact, ID_USUARIO: scope.userId };
  try {
    await services.database.write(
      { kind: 'put', table: store.table, item, when: { absent: true } },
      {
        kind: 'check',
        table: store.table,
        key: store.headerKey(header.ID),
        when: { equals: { LOCK: header.LOCK, ESTADO: header.ESTADO } },
        lost: () => store.movedRefusal(header.ID),
      },
    );
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    if (error.write.kind === 'check') throw await error.reason();
  }
  return releasesOf(kind, call, header);
}

export const releaseImplementations = <B extends AnyBody>(kind: DeclarationKind<B>) => ({
  releases: async (call: Asking<{ ID: string }>): Promise<Releases> =>
    releasesOf(kind, call, await declarationStore(kind, call).header(call.input.ID)),
  release: (call: Asking<{ ID: string; LOCK: number; OPERACION: ReleasedOperation }>): Promise<Releases> =>
    release(kind, call),
});
