import { GROUP_NAMES } from '../../shared/foundation/access/fieldGroups.ts';
import { isForPrograms } from '../../shared/foundation/contracts/forPrograms.ts';
import { impossible, invalidParam, refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { ListedToken, tokenProcedures } from '../../shared/users/tokenProcedures.ts';
import { grantables } from '../../shared/users/grantables.ts';
import type { Write } from '../runtime/database.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { newProgramToken, programKey, programSecretKey, type ProgramRow } from '../runtime/programToken.ts';
import { requireRoomForToken } from './operator/limits.ts';
import { isInForce, programsOf, revocation } from './programs.ts';

/** A company's tokens in force, and those that ended which stay listed; the logbook keeps every one. */
const MOST_IN_FORCE = 50;
const MOST_ENDED = 50;
const DAY_SECONDS = 24 * 60 * 60;

const instant = (seconds: number): string => (seconds === 0 ? '' : new Date(seconds * 1000).toISOString());
const secondsOf = ({ services }: Call<unknown>): number => Math.floor(services.now().getTime() / 1000);

const rowsOf = ({ services, scope }: Call<unknown>): Promise<ProgramRow[]> =>
  programsOf(services.database, scope.company);

const endOf = ({ REVOCADO, VENCE }: ProgramRow): string => REVOCADO || instant(VENCE);

/** Takes the tokens off the list that ended before the last so many: whoever makes one after the other keeps few. */
const forgetEnded = (ended: readonly ProgramRow[], company: string): Write[] =>
  ended
    .toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : -1))
    .slice(MOST_ENDED)
    .map(({ ID_TOKEN }) => ({ kind: 'delete', table: 'users', key: programKey(company, ID_TOKEN) }));

async function listedOf(call: Call<unknown>): Promise<ListedToken[]> {
  const at = secondsOf(call);
  return (await rowsOf(call))
    .sort((a, b) => b.CREADO - a.CREADO)
    .map(({ ID_TOKEN, NOMBRE, PERMISOS, CREADO_POR, CREADO, VENCE, ULTIMO_USO, REVOCADO }) => ({
      ID_TOKEN,
      NOMBRE,
      PERMISOS,
      CREADO_POR,
      CREADO: instant(CREADO),
      VENCE: instant(VENCE),
      ULTIMO_USO: instant(ULTIMO_USO),
      ESTADO: REVOCADO !== '' ? 'REVOCADO' : VENCE <= at ? 'VENCIDO' : 'VIGENTE',
    }));
}

/** Tokens by which programs may call at this moment. */
export const tokensInForce = async (call: Call<unknown>): Promise<number> =>
  (await rowsOf(call)).filter((each) => isInForce(each, secondsOf(call))).length;

export const tokens: Implementation<typeof tokenProcedures.tokens> = listedOf;

/** What a program is given must be there, be for programs, and be the giver's own. */
function checkRights(asked: readonly string[], call: Call<unknown>): string[] {
  if (asked.length === 0) throw invalidParam('PERMISOS', 'elija al menos uno');
  for (const each of asked) {
    const known = grantables.find(({ permission }) => permission === each);
    if (!known) throw invalidParam('PERMISOS', `«${each}» no es un permiso que exista`);
    if (!isForPrograms(each))
      throw invalidParam(
        'PERMISOS',
        `«${each}» no se da a un programa: transmitir y liberar los decide una persona`,
      );
    if (!call.scope.permissions.has(known.permission))
      throw invalidParam('PERMISOS', `usted no tiene «${each}» y no puede darlo`);
  }
  return [...new Set(asked)];
}

export const createToken: Implementation<typeof tokenProcedures.createToken> = async (call) => {
  const { input, services, scope, session } = call;
  const NOMBRE = input.NOMBRE.trim();
  if (NOMBRE === '') throw invalidParam('NOMBRE', 'falta y es obligatorio');
  const PERMISOS = checkRights(input.PERMISOS, call);
  const CREADO = secondsOf(call);
  const { inForce = [], ended = [] } = Object.groupBy(await rowsOf(call), (each) =>
    isInForce(each, CREADO) ? 'inForce' : 'ended',
  );
  if (inForce.length >= MOST_IN_FORCE)
    throw impossible(
      `La empresa tiene ${MOST_IN_FORCE} tokens de programas vigentes, y no se admiten más. Revoque uno que ya no se use.`,
    );
  const VENCE = CREADO + input.DIAS * DAY_SECONDS;
  if (inForce.some((each) => each.NOMBRE === NOMBRE))
    throw invalidParam('NOMBRE', `ya hay un token vigente de «${NOMBRE}»; revóquelo o use otro nombre`);
  await requireRoomForToken(call, inForce.length);
  const { token, hash } = newProgramToken();
  const ID_TOKEN = services.id('prg');
  const place = programKey(scope.company, ID_TOKEN);
  const row: ProgramRow = {
    ...place,
    ID_TOKEN,
    NOMBRE,
    PERMISOS,
    GRUPOS: GROUP_NAMES,
    ID_USUARIO: scope.userId,
    CREADO_POR: scope.login,
    CREADO,
    VENCE,
    ULTIMO_USO: 0,
    REVOCADO: '',
    HASH: hash,
  };
  const secret = {
    ...programSecretKey(hash),
    company: scope.company,
    country: session.country,
    id: ID_TOKEN,
    expires: VENCE,
  };
  await services.database.write(
    {
      kind: 'put',
      table: 'users',
      item: { ...row, ...place },
      told: [
        { field: `Token «${NOMBRE}»`, before: '', after: `${PERMISOS.join(', ')}; hasta ${instant(VENCE)}` },
      ],
      when: { absent: true },
    },
    { kind: 'put', table: 'sessions', item: secret, when: { absent: true } },
    ...forgetEnded(ended, scope.company),
  );
  return { TOKEN: token, ID_TOKEN, VENCE: instant(VENCE) };
};

export const revokeToken: Implementation<typeof tokenProcedures.revokeToken> = async (call) => {
  const { input, services, scope } = call;
  const row = await services.database.get<ProgramRow>('users', programKey(scope.company, input.ID_TOKEN));
  if (!row) throw refusal('not-found', { what: 'un token' });
  await services.database.write(...revocation(scope.company, row, services.now()));
  return listedOf(call);
};
