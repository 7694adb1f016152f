import type { Guard } from './guard.ts';

const RUNTIME = 'functions/runtime';
const CALLERS = ['tests/contract/callers.test.ts'];
const EXECUTOR = ['tests/contract/executor.test.ts'];
const REQUEST = [`${RUNTIME}/http/request.test.ts`];
const PERMISSIONS = ['shared/foundation/access/permissions.test.ts'];

/** Who may call, as whom, and what for. */
export const accessGuards: readonly Guard[] = [
  {
    keeps: 'whoever lacks the permission of a procedure out of it',
    file: `${RUNTIME}/executor.ts`,
    text: 'if (!scope.permissions.has(contract.permission))',
    instead: 'if (false as boolean)',
    tests: EXECUTOR,
  },
  {
    keeps: 'the company that a call names from being believed',
    file: `${RUNTIME}/executor.ts`,
    text: '      if (caller) checkCompany(contract, input, caller.scope);\n',
    instead: '',
    tests: EXECUTOR,
  },
  {
    keeps: 'people of a disabled company, and disabled people, out',
    file: `${RUNTIME}/caller.ts`,
    text: "if (company?.ACTIVO !== '1' || user?.ACTIVO !== '1') throw refusal('session.missing');",
    instead: "if (!company || user?.ACTIVO !== '1') throw refusal('session.missing');",
    tests: CALLERS,
  },
  {
    keeps: 'a disabled user out',
    file: `${RUNTIME}/caller.ts`,
    text: "if (company?.ACTIVO !== '1' || user?.ACTIVO !== '1') throw refusal('session.missing');",
    instead: "if (company?.ACTIVO !== '1' || !user) throw refusal('session.missing');",
    tests: CALLERS,
  },
  {
    keeps: 'pages of other sites from calling with the session of the browser',
    file: `${RUNTIME}/http/request.ts`,
    text: "if (!settings().APP_ORIGINS.includes(origin)) throw refusal('request.origin');",
    instead: '',
    tests: REQUEST,
  },
  {
    keeps: 'callers from naming an address of their choice where no edge writes it',
    file: `${RUNTIME}/http/request.ts`,
    text: "const named = headers[optionalSetting('VIEWER_HEADER', '')] ?? '';",
    instead: "const named = headers['x-despacho-viewer'] ?? '';",
    tests: [`${RUNTIME}/http/viewer.test.ts`],
  },
  {
    keeps: 'forms of other sites that send no origin out',
    file: `${RUNTIME}/http/request.ts`,
    text: "if (site !== 'same-origin' && site !== 'none') throw refusal('request.origin');",
    instead: '',
    tests: REQUEST,
  },
  {
    keeps: 'calls without any proof of whose page they are out',
    file: `${RUNTIME}/http/request.ts`,
    text: " else if (client === '') throw refusal('request.unknown-client');",
    instead: '',
    tests: REQUEST,
  },
  {
    keeps: 'what a form can send without asking from being read as a call',
    file: `${RUNTIME}/http/request.ts`,
    text: "  if (event.body && !JSON_TYPE.test(headers['content-type'] ?? '')) throw refusal('request.media-type');\n",
    instead: '',
    tests: REQUEST,
  },
  {
    keeps: 'links from doing anything',
    file: `${RUNTIME}/http/request.ts`,
    text: "  if (event.httpMethod !== 'POST' && event.httpMethod !== 'PUT') throw refusal('request.method');\n",
    instead: '',
    tests: REQUEST,
  },
  {
    keeps: 'an application that the user was not allowed closed',
    file: 'shared/foundation/access/permissions.ts',
    text: 'if (!row?.client || !row.user || !row.allowed) continue;',
    instead: 'if (!row?.client || !row.user) continue;',
    tests: PERMISSIONS,
  },
  {
    keeps: 'an application that the company does not have closed',
    file: 'shared/foundation/access/permissions.ts',
    text: 'if (!row?.client || !row.user || !row.allowed) continue;',
    instead: 'if (!row?.user || !row.allowed) continue;',
    tests: PERMISSIONS,
  },
  {
    keeps: 'what was taken from a person apart from their role from being given by it',
    file: 'shared/foundation/access/overlay.ts',
    text: "    if (said !== undefined) return { on: said, by: 'own' };\n",
    instead: '',
    tests: ['shared/users/whyOf.test.ts'],
  },
  {
    keeps: 'a group of fields closed to whom it was closed',
    file: 'shared/foundation/access/permissions.ts',
    text: "    if (isClosed('ver')) return [];\n",
    instead: '',
    tests: ['shared/users/whyOf.test.ts'],
  },
  {
    keeps: 'somebody in every company who can give permissions',
    file: 'functions/users/setPermissions.ts',
    text: '  requireAdministrator(before, after);\n',
    instead: '',
    tests: ['tests/contract/setPermissions.test.ts'],
  },
  {
    keeps: 'two changes of permissions at once from undoing each other',
    file: 'functions/users/permissionTable.ts',
    text: 'when: { exists: true, missingOrBelow: { ACCESO } },',
    instead: 'when: { exists: true },',
    tests: ['tests/contract/setPermissions.test.ts'],
  },
  {
    keeps: 'profile 4 out of declarations and invoices',
    file: 'shared/foundation/access/permissions.ts',
    text: '    if (isClient(access.profileId) && !OPEN_TO_PROFILE_4.includes(module)) continue;\n',
    instead: '',
    tests: PERMISSIONS,
  },
  {
    keeps: 'other profiles out',
    file: 'shared/foundation/access/permissions.ts',
    text: '  if (!OWN_PROFILES.includes(access.profileId)) return granted;\n',
    instead: '',
    tests: PERMISSIONS,
  },
  {
    keeps: 'a stolen token that was replaced from being used',
    file: `${RUNTIME}/session.ts`,
    text: 'if (row.replacedUntil !== undefined && at > row.replacedUntil) {',
    instead: 'if (false as boolean) {',
    tests: CALLERS,
  },
  {
    keeps: 'polls of the page from keeping a session alive',
    file: `${RUNTIME}/session.ts`,
    text: 'if (background || row.replacedUntil !== undefined) return { row, hash };',
    instead: 'if (row.replacedUntil !== undefined) return { row, hash };',
    tests: CALLERS,
  },
  {
    keeps: 'a session from living longer than twelve hours',
    file: `${RUNTIME}/session.ts`,
    text: 'set: { lastSeen: at, expires: Math.min(row.absolute, at + IDLE_SECONDS) },',
    instead: 'set: { lastSeen: at, expires: at + IDLE_SECONDS },',
    tests: CALLERS,
  },
  {
    keeps: 'a session that was ended from getting a new token',
    file: `${RUNTIME}/session.ts`,
    text: 'await services.database.write(lives, ...writes);',
    instead: 'await services.database.write(...writes);',
    tests: CALLERS,
  },
  {
    keeps: 'passwords from being guessed without waiting',
    file: 'functions/users/attempts.ts',
    text: "  if (at < seen.until) throw refusal('session.delayed', { minutes: Math.ceil((seen.until - at) / 60) });\n",
    instead: '',
    tests: ['tests/contract/attempts.test.ts'],
  },
  {
    keeps: 'a burst of guesses from outrunning the counting',
    file: 'functions/users/attempts.ts',
    text: "  if (seen.flying >= IN_FLIGHT) throw refusal('session.delayed', { minutes: 1 });\n",
    instead: '',
    tests: ['tests/contract/attempts.test.ts'],
  },
];
