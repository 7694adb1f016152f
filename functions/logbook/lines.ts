import type { Permission } from '../../shared/foundation/contracts/procedure.ts';
import { APPLICATIONS } from '../../shared/foundation/modules.ts';
import { isOneOf } from '../../shared/foundation/oneOf.ts';
import { LINES_A_PAGE, type logbookProcedures } from '../../shared/logbook/procedures.ts';
import { userRowKey, type UserRow } from '../runtime/caller.ts';
import { Cursors } from '../runtime/cursor.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { companyKey } from '../runtime/keys.ts';
import { chainCompany } from './chain.ts';
import { lineOf, pageOfLines } from './readLines.ts';

/** How long an answer waits for what happened a moment ago. */
export const CATCH_UP_MS = 4000;

/** Whether the reader may know what a change replaced: who may read the module it was made in, or administers. */
function mayKnow({ scope }: Call<unknown>, module: string): boolean {
  if (scope.permissions.has('admin')) return true;
  if (module === 'users' || !isOneOf(APPLICATIONS, module)) return false;
  const right: Permission = `${module}:read`;
  return scope.permissions.has(right);
}

/** Names of the company's people by their logins. */
async function namesOf({ services, scope }: Call<unknown>): Promise<Map<string, string>> {
  const { sk } = userRowKey(scope.company, '');
  const rows = await services.database.query<UserRow>('users', { pk: companyKey(scope), prefix: sk });
  return new Map(rows.map((row) => [row.Usuario, row.NombreUsuario]));
}

/** One page of the logbook, newest first, with what happened up to this moment. */
export const lines: Implementation<typeof logbookProcedures.lines> = async (call) => {
  const { services, scope, input } = call;
  const { CURSOR = '', ...asked } = input;
  if (CURSOR === '') await chainCompany(services, scope.company, services.now().getTime() + CATCH_UP_MS);
  const cursors = new Cursors(services, scope, 'logbook', asked);
  const behind = CURSOR === '' ? '' : cursors.open(CURSOR).at[0];
  const [{ rows, next }, names] = await Promise.all([
    pageOfLines(services.database, scope, asked, { behind, size: LINES_A_PAGE }),
    namesOf(call),
  ]);
  return {
    LINEAS: rows.map((row) => {
      const { ANTERIOR: _before, ...line } = lineOf(services, scope, row);
      const known = mayKnow(call, line.MODULO);
      return {
        ...line,
        ...(known ? {} : { CAMBIOS: [] }),
        RESERVADO: known ? ('0' as const) : ('1' as const),
        NOMBRE: names.get(line.USUARIO) ?? (line.USUARIO === 'sistema' ? 'Despacho' : line.USUARIO),
      };
    }),
    SIGUIENTE: next === '' ? '' : cursors.seal({ at: [next, ''], back: false }),
  };
};
