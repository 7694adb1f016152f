import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Reads without a limit, by file: why the rows of their partition stay few however long a company works here. Whatever is
 * not on this list says `limit`.
 */
const FEW: Record<string, string> = {
  'dossier/printed.ts': 'prints of one document',
  'logbook/lines.ts': 'people of one company',
  'manifests/titleClaims.ts': 'declarations of one manifest',
  'notifications/complementaryWatch.ts': 'settings of one person',
  'platform/health.ts': 'operations of the authorities',
  'runtime/documents/store.ts': 'documents of one order',
  'runtime/documents/totals.ts': 'states, values of one column, sixteen parts',
  'runtime/people.ts': 'people of one company',
  'runtime/reference.ts': 'lists of one country',
  'runtime/session.ts': 'sessions of one person',
  'transmission/breaker.ts': 'operations of the authorities',
  'transmission/evidence.ts': 'steps of one transmission',
  'users/configuration.ts': 'settings of one person',
  'users/factor/factorRows.ts': 'factors of one person',
  'users/forgetAttempts.ts': 'attempts upon one login',
  'users/listUsers.ts': 'people of one company',
  'users/permissionTable.ts': 'people of a company, whoever administers them',
  'users/sessions.ts': 'sessions of one person',
  'users/workingCompanies.ts': 'companies of the installation',
  'work-orders/assign.ts': 'people of one company',
  'work-orders/file.ts': 'documents of one order',
  'work-orders/inUse.ts': 'people who have one order open',
};

/** Text of each call of the database's `query` in a source, from its name to its closing bracket. */
function queriesOf(source: string): string[] {
  return [...source.matchAll(/\.query(?:<[^(]*>)?\(\s*(?=['"`A-Za-z])/g)].map(({ index, 0: begun }) => {
    let open = 1;
    let at = index + begun.length;
    while (open > 0 && at < source.length) {
      if (source[at] === '(') open += 1;
      if (source[at] === ')') open -= 1;
      at += 1;
    }
    return source.slice(index, at);
  });
}

/** What it asks may have been put together before. */
const bounded = (call: string, source: string): boolean =>
  /\blimit\b/.test(call) || (/\basked\b/.test(call) && /\blimit\b/.test(source));

it('every read of rows says how many it takes at most, or why they are few', () => {
  const unbounded = new Map<string, number>();
  for (const file of globSync('**/*.ts', { cwd: root })) {
    if (/\.test\.ts$|^runtime\/database\.ts$/.test(file)) continue;
    const source = readFileSync(root + file, 'utf8');
    const found = queriesOf(source).filter((call) => !bounded(call, source)).length;
    if (found > 0) unbounded.set(file, found);
  }
  const named = [...unbounded.keys()].sort();
  expect(named.filter((file) => !(file in FEW))).toEqual([]);
  expect(Object.keys(FEW).filter((file) => !unbounded.has(file))).toEqual([]);
});

it('sees a read that takes whatever there is', () => {
  expect(queriesOf("await database.query<Row>('duca', { pk: companyKey(scope) });")[0]).not.toContain(
    'limit',
  );
  expect(queriesOf("rows = database.query('duca', { pk, limit: 5 });")).toHaveLength(1);
  expect(queriesOf('new URL(request.query)')).toEqual([]);
});
