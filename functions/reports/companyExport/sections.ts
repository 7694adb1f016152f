import { documentKinds } from '../../../shared/documentKinds.ts';
import { planOn } from '../../../shared/foundation/access/plan.ts';
import { localDay } from '../../../shared/foundation/dates/date.ts';
import type { Item } from '../../runtime/database.ts';
import { companyOptionsKey } from '../../runtime/companyReference.ts';
import { companyRowKey } from '../../runtime/caller.ts';
import { ownChecksKey, unpackChecks, type OwnChecksRow } from '../../runtime/documents/ownChecks.ts';
import { DocumentStore } from '../../runtime/documents/store.ts';
import { allHeaders } from '../../runtime/documents/streams.ts';
import { companyKey } from '../../runtime/keys.ts';
import { linesPk, TABLE as LOGBOOK, type LineRow } from '../../logbook/rows.ts';
import { comparedRoot } from '../../logbook/root.ts';
import { signedLogbook } from '../../logbook/signedLogbook.ts';
import { lineOf } from '../../logbook/readLines.ts';
import { definitionOf } from '../../../shared/documentDefinitions.ts';
import { planShown } from '../../users/planShown.ts';
import { listed, type CompanyRecord, type UserRecord } from '../../users/userRows.ts';
import { notesPlace, notesTable } from '../../work-orders/correlatives/notes.ts';
import type { Parts } from '../facts/readFacts.ts';
import { schedulesPk } from '../mailed/mailRows.ts';
import { TABLE } from '../rows.ts';
import { billedMonths, classifications, clientAccounts, personalOptions } from './besideDocuments.ts';
import { documentFiles } from './documentFiles.ts';
import { everyRow } from './everyRow.ts';
import { jsonFile, plainRow, type ExportedFile, type Unit } from './exportedFile.ts';

/** A section of an export, from behind a unit on ('' from its beginning). */
type Section = (parts: Parts, after: string) => AsyncGenerator<Unit>;

/** Headers, and lines of the logbook, that are read at once. */
const [HEADERS, LINES] = [100, 2_000] as const;

async function companyFiles(parts: Parts): Promise<ExportedFile[]> {
  const { services, scope } = parts;
  const { database } = services;
  const rowsAt = async (table: string, ...place: string[]): Promise<Record<string, unknown>[]> =>
    (await everyRow(database, table, companyKey(scope, ...place))).flatMap(plainRow);
  const [company, users, options, checks, notes, mailed] = await Promise.all([
    database.get<CompanyRecord>('users', companyRowKey(scope.company)),
    everyRow<UserRecord>(database, 'users', companyKey(scope), ['USER#', 'USER#~']),
    database.get<Item>('catalogues', companyOptionsKey(scope.company)),
    Promise.all(documentKinds.map(({ module }) => database.get<OwnChecksRow>(module, ownChecksKey(scope)))),
    everyRow(database, notesTable(parts), notesPlace(parts)),
    everyRow(database, TABLE, schedulesPk(scope)),
  ]);
  if (!company) throw new Error(`Company ${scope.company} is not there`);
  const people = users.map((user) => ({
    ...listed(user),
    ROL: user.ROL ?? '',
    APLICACIONES: user.APLICACIONES,
    PERMISOS: user.PERMISOS,
  }));
  const today = localDay(services.now());
  const plan = planOn(company.PLANES, today);
  // Rows of before name a plan that nobody agreed.
  const shown = planShown(company, today);
  const named: [string, unknown][] = [
    ['empresa', { ...plainRow(company)[0], ...shown, ...(plan ? { PLAN_DE_HOY: plan } : {}) }],
    ['personas', people],
    ['opciones', options ? plainRow(options) : []],
    ['revisiones-propias', checks.flatMap(unpackChecks)],
    ['correlativos-anotados', notes.flatMap(plainRow)],
    ['envios-de-reportes', mailed.flatMap(plainRow)],
    ['opciones-de-personas', await personalOptions(parts, users)],
    ['meses-facturados', await billedMonths(parts)],
    ['avisos-elegidos', await rowsAt('notifications', 'choices')],
  ];
  return named.map(([name, content]) => jsonFile(`administracion/${name}.json`, content));
}

/** One unit: what comes behind it is nothing. */
const administration: Section = async function* (parts, after) {
  if (after === '') yield { after: 'whole', documents: 0, files: await companyFiles(parts) };
};

const documentsOf = (module: string): Section =>
  async function* (parts, after) {
    const definition = definitionOf(module);
    if (!definition) throw new Error(`No documents are kept of ${module}`);
    const store = new DocumentStore(definition, parts.services, parts.scope);
    const from = after === '' ? undefined : { at: ['', after] as const, back: false };
    for await (const header of allHeaders(store)(from, HEADERS)) {
      yield { after: header.ID, documents: 1, files: await documentFiles(parts, store, header) };
    }
  };

/**
 * The logbook as files of the form that `npm run verify` goes through, each signed and following the one before; the last
 * with the sealed end.
 */
const logbook: Section = async function* (parts, after) {
  const { services, scope } = parts;
  // Before the lines: whatever is sealed by then must be among them.
  const root = await comparedRoot(services, scope);
  for (let from = after === '' ? '0' : after; ;) {
    const read = await services.database.query<LineRow>(LOGBOOK, {
      pk: linesPk(scope),
      between: [from, '~'],
      // The one before, which is not told again, and one by which it is known that there are more.
      limit: LINES + 2,
    });
    const behind = read.filter(({ sk }) => sk > from);
    const rows = behind.slice(0, LINES);
    const isLast = behind.length === rows.length;
    if (rows.length === 0 && (after !== '' || !root)) return;
    const lines = rows.map((row) => lineOf(services, scope, row));
    const { text } = await signedLogbook(services, scope, lines, isLast ? { root } : {});
    const name = `bitacora/bitacora-${String(lines[0]?.N ?? 0).padStart(9, '0')}.jsonl`;
    from = rows.at(-1)?.sk ?? from;
    yield { after: from, documents: 0, files: [{ name, bytes: Buffer.from(text) }] };
    if (isLast) return;
  }
};

/** One unit: it is summed up from all orders at once. */
const balances: Section = async function* (parts, after) {
  if (after !== '') return;
  const files = [jsonFile('administracion/gastos-saldos.json', await clientAccounts(parts))];
  yield { after: 'whole', documents: 0, files };
};

/** Everything that a company has, in the order in which it is exported. */
export const sections: readonly Section[] = [
  administration,
  ...documentKinds.map(({ module }) => documentsOf(module)),
  logbook,
  balances,
  classifications,
];
