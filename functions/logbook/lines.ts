import type { Permission } from '../../shared/foundation/contracts/procedure.ts';
import { PRODUCT_LOGIN, PRODUCT_NAME } from '../../shared/foundation/access/ownLogins.ts';
import { APPLICATIONS } from '../../shared/foundation/modules.ts';
import { isOneOf } from '../../shared/foundation/oneOf.ts';
import type { LogLine } from '../../shared/logbook/line.ts';
import { LINES_A_PAGE, type LogbookSeal, type logbookProcedures } from '../../shared/logbook/procedures.ts';
import { missingText } from '../../shared/logbook/root.ts';
import { userRowKey, type UserRow } from '../runtime/caller.ts';
import { Cursors } from '../runtime/cursor.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { companyKey } from '../runtime/keys.ts';
import { chainCompany } from './chain.ts';
import { idTyped, titlesOf } from './titlesOf.ts';
import { lineOf, pageOfLines, type Place } from './readLines.ts';
import { comparedRoot } from './root.ts';

/** How long an answer waits for what happened a moment ago. */
export const CATCH_UP_MS = 4000;

/** Where the logbook begins. */
const NEWEST = { from: undefined, back: false };
/** Second word of a cursor whose line is of the page. */
const INSIDE = '1';

const sealed = (cursors: Cursors, place: Place | undefined, back: boolean): string =>
  place ? cursors.seal({ at: [place.at, place.inside ? INSIDE : ''], back }) : '';

function opened(cursors: Cursors, cursor: string): { from: Place; back: boolean } {
  const { at, back } = cursors.open(cursor);
  return { from: { at: at[0], inside: at[1] === INSIDE }, back };
}

/** Whether the reader may know what a change replaced: who may read the module it was made in, administers, or operates the platform, in whose logbook no company is. */
function mayKnow({ scope }: Call<unknown>, module: string): boolean {
  if (scope.permissions.has('admin') || scope.permissions.has('operator')) return true;
  if (module === 'users' || !isOneOf(APPLICATIONS, module)) return false;
  const right: Permission = `${module}:read`;
  return scope.permissions.has(right);
}

const peopleOf = ({ services, scope }: Call<unknown>): Promise<UserRow[]> => {
  const { sk } = userRowKey(scope.company, '');
  return services.database.query<UserRow>('users', {
    pk: companyKey(scope),
    prefix: sk,
    few: 'people of one company',
  });
};

/** Up to where the logbook is sealed, and what is missing of it. */
async function sealOf({ services, scope }: Call<unknown>): Promise<LogbookSeal> {
  const root = await comparedRoot(services, scope);
  if (!root) return { N: 0, SELLADO: '', FALTAN: [] };
  return { N: root.N, SELLADO: root.SELLADO, FALTAN: root.FALTAN.map((each) => missingText(each)) };
}

/**
 * Whether the product did it by itself. Somebody may have its login from before it was kept from people (`checkLogin`): what
 * a person does comes from an address.
 */
const isProducts = ({ USUARIO, DIRECCION }: Pick<LogLine, 'USUARIO' | 'DIRECCION'>): boolean =>
  USUARIO === PRODUCT_LOGIN && DIRECCION === '';

/** One page of the logbook, newest first, with what happened up to this moment. */
export const lines: Implementation<typeof logbookProcedures.lines> = async (call) => {
  const { services, scope, input } = call;
  const { CURSOR = '', ...asked } = input;
  if (CURSOR === '') await chainCompany(services, scope.company, services.now().getTime() + CATCH_UP_MS);
  const cursors = new Cursors(services, scope, 'logbook', asked);
  const { from, back } = CURSOR === '' ? NEWEST : opened(cursors, CURSOR);
  const DOCUMENTO = await idTyped(call, asked.DOCUMENTO ?? '', asked.MODULO);
  const [{ rows, newer, older }, people, SELLO] = await Promise.all([
    pageOfLines(services.database, scope, { ...asked, DOCUMENTO }, { from, back, size: LINES_A_PAGE }),
    peopleOf(call),
    sealOf(call),
  ]);
  const names = new Map(people.map((row) => [row.Usuario, row.NombreUsuario]));
  const titles = await titlesOf(call, rows, people);
  return {
    LINEAS: rows.map((row) => {
      const { ANTERIOR: _before, ...line } = lineOf(services, scope, row);
      const known = mayKnow(call, line.MODULO);
      return {
        ...line,
        ...(known ? {} : { CAMBIOS: [] }),
        // Who may not read a module learns that something was done in it, and not to what.
        TITULO: known ? (titles.get(line.ID) ?? '') : '',
        RESERVADO: known ? ('0' as const) : ('1' as const),
        NOMBRE: isProducts(line) ? PRODUCT_NAME : (names.get(line.USUARIO) ?? line.USUARIO),
      };
    }),
    SELLO,
    ANTERIOR: sealed(cursors, newer, true),
    SIGUIENTE: sealed(cursors, older, false),
  };
};
