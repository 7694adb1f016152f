import type { Guard } from './guard.ts';

const LINK_LINES = ['tests/contract/linkLines.test.ts'];
const OPERATOR = 'functions/users/operator';
const EXPORT = 'functions/reports/companyExport';
const CATALOGUES = 'functions/catalogues';
const CONSOLE = ['tests/contract/operator.test.ts'];
const EXPORTED = ['tests/contract/companyExport.test.ts'];
const ERASED = ['tests/contract/eraseCompany.test.ts'];
const LISTS = ['tests/contract/catalogues.test.ts'];
const EDITIONS = ['tests/contract/tariffEditions.test.ts'];

/** What is of a whole company, or of all of them: its life, plan, data taken away, rights given, and the lists that all share. */
export const companyGuards: readonly Guard[] = [
  {
    keeps: 'the platform’s own place from being suspended, closed or erased like a company',
    file: `${OPERATOR}/companyRow.ts`,
    text: "if (!row || row.PLATAFORMA === '1') throw",
    instead: 'if (!row) throw',
    tests: CONSOLE,
  },
  {
    keeps: 'sessions of a company that was suspended from coming back with it',
    file: `${OPERATOR}/suspend.ts`,
    text: '  for (const { IdUsuario } of users) await revokeUser(services, IdUsuario);\n',
    instead: '  void users;\n',
    tests: CONSOLE,
  },
  {
    keeps: 'a company that works from being closed',
    file: `${OPERATOR}/closeCompany.ts`,
    text: "if (row.ACTIVO === '1')\n",
    instead: 'if (false as boolean)\n',
    tests: CONSOLE,
  },
  {
    keeps: 'deeds of the operator from being done without a line in the company’s logbook',
    file: `${OPERATOR}/companyRow.ts`,
    text: 'await services.database.noting(journalOf(services, doing)).write(...writes);',
    instead: 'void doing;\n    await services.database.write(...writes);',
    tests: CONSOLE,
  },
  {
    keeps: 'a plan from ruling days that are over',
    file: `${OPERATOR}/setPlan.ts`,
    text: 'if (input.DESDE < localDay(services.now()))\n',
    instead: 'if (false as boolean)\n',
    tests: CONSOLE,
  },
  {
    keeps: 'more people than the plan of a company has room for out',
    file: `${OPERATOR}/limits.ts`,
    text: 'if (isFull((await usersOf(call)).length, plan.USUARIOS))',
    instead: 'if (false as boolean)',
    tests: CONSOLE,
  },
  {
    keeps: 'more programs than the plan of a company has room for out',
    file: `${OPERATOR}/limits.ts`,
    text: 'if (plan && isFull(inForce, plan.TOKENS))',
    instead: 'if (plan && inForce < 0)',
    tests: CONSOLE,
  },
  {
    keeps: 'what the authority rejected from being charged',
    file: 'functions/transmission/meter.ts',
    text: "state === 'REJECTED' ? counted(monthOf(head.created), 'RECHAZADAS') : ",
    instead: '',
    tests: CONSOLE,
  },
  {
    keeps: 'one answer that is told twice from being counted twice',
    file: 'functions/transmission/meter.ts',
    text: ' || isFinal(head.state)) return [];',
    instead: ') return [];',
    tests: CONSOLE,
  },
  {
    keeps: 'consent from holding after its last day',
    file: `${OPERATOR}/consent.ts`,
    text: 'CONSENTIMIENTO && CONSENTIMIENTO.HASTA >= day ?',
    instead: 'CONSENTIMIENTO ?',
    tests: EXPORTED,
  },
  {
    keeps: 'consent that was withdrawn from holding',
    file: `${OPERATOR}/consent.ts`,
    text: 'HASTA: addDays(today, -1) }',
    instead: 'DESDE: addDays(today, -1) }',
    tests: EXPORTED,
  },
  {
    keeps: 'consent without an end from being given',
    file: `${OPERATOR}/consent.ts`,
    text: 'if (daysBetween(DESDE, input.HASTA) > MOST_CONSENT_DAYS)',
    instead: 'if (daysBetween(DESDE, input.HASTA) < 0)',
    tests: EXPORTED,
  },
  {
    keeps: 'two exports of one company from being made at once',
    file: `${EXPORT}/startExport.ts`,
    text: 'if ((await listed(services, { company })).some((each) => isBeingMade(each, services.now())))',
    instead: 'if (false as boolean)',
    tests: EXPORTED,
  },
  {
    keeps: 'data of a company from leaving the house without a line in its logbook',
    file: `${EXPORT}/startExport.ts`,
    text: '  await services.database.write(takenBy(row, part.NOMBRE, scope.userName));\n',
    instead: '',
    tests: EXPORTED,
  },
  {
    keeps: 'an operator’s download of a company’s data from staying untold',
    file: `${EXPORT}/startExport.ts`,
    text: "  await asOperator(call, 'descargar los datos de la empresa', takenBy(row, part.NOMBRE, who));\n",
    instead: '  void who;\n',
    tests: EXPORTED,
  },
  {
    keeps: 'another company from being erased by a wrong id',
    file: 'infra/administer/eraseCompany.ts',
    text: 'if (company.Nombre !== name.trim())',
    instead: 'if (false as boolean)',
    tests: ERASED,
  },
  {
    keeps: 'a company that works from being erased',
    file: 'infra/administer/eraseCompany.ts',
    text: "if (company.ACTIVO === '1' || !company.BAJA)",
    instead: 'if (!company.BAJA)',
    tests: ERASED,
  },
  {
    keeps: 'rows of other companies from being erased with one',
    file: 'infra/administer/eraseCompany.ts',
    text: "return first === 'C' ? owner === company : row['company'] === company;",
    instead: "return first === 'C' || row['company'] === company;",
    tests: ERASED,
  },
  {
    keeps: 'lists that all companies share from who does not operate the platform',
    file: `${CATALOGUES}/replaceList.ts`,
    text: 'if (!(await operatesPlatform(parts))) {',
    instead: 'if (false as boolean) {',
    tests: LISTS,
  },
  {
    keeps: 'the load of a shared list from being undone by who does not operate the platform',
    file: `${CATALOGUES}/undo.ts`,
    text: 'if (!(await operatesPlatform(call)))\n',
    instead: 'if (false as boolean)\n',
    tests: LISTS,
  },
  {
    keeps: 'a file with a wrong row from replacing a list',
    file: `${CATALOGUES}/replaceList.ts`,
    text: '  if (errors.length === 0) return;\n',
    instead: '  if (errors.length >= 0) return;\n',
    tests: LISTS,
  },
  {
    keeps: 'a list that somebody replaced meanwhile from being replaced unseen',
    file: `${CATALOGUES}/replaceList.ts`,
    text: ": { when: seen === '' ? { absent: true } : { equals: { ESTAMPA_TIEMPO: seen } } }),",
    instead: ': {}),',
    tests: LISTS,
  },
  {
    keeps: 'an edition of the tariff from ruling before its day',
    file: `${CATALOGUES}/importCsv.ts`,
    text: 'if (input.VIGENTE_DESDE > localDay(call.services.now())) {',
    instead: 'if (false as boolean) {',
    tests: [...LISTS, ...EDITIONS],
  },
  {
    keeps: 'editions of the tariff from being loaded out of their order',
    file: `${CATALOGUES}/tariffEdition.ts`,
    text: 'if (!origin.sample && !MUESTRA && VIGENTE_DESDE < origin.validFrom) {',
    instead: 'if (false as boolean) {',
    tests: EDITIONS,
  },
  {
    keeps: 'a role from being given that takes the last administrator’s rights',
    file: 'functions/users/roles.ts',
    text: '  requireAdministrator(before, after);\n',
    instead: '  void after;\n',
    tests: ['tests/contract/setPermissions.test.ts'],
  },
  {
    keeps: 'a role that somebody has from being taken away',
    file: 'functions/users/roles.ts',
    text: 'if (holder && !SHIPPED_ROLES[ROL])',
    instead: 'if (false as boolean)',
    tests: ['tests/contract/setPermissions.test.ts'],
  },
  {
    keeps: 'a release by two from being asked for where nobody can release',
    file: 'functions/users/releaseOption.ts',
    text: 'if (ACTIVA && !canRelease(before))',
    instead: 'if (false as boolean)',
    tests: ['tests/contract/releaseOption.test.ts'],
  },
  {
    keeps: 'people from giving a program what they do not have themselves',
    file: 'functions/users/tokens.ts',
    text: 'if (!call.scope.permissions.has(known.permission))',
    instead: 'if (false as boolean)',
    tests: ['tests/contract/programTokens.test.ts'],
  },
  {
    keeps: 'programs from being given what only a person decides',
    file: 'functions/users/tokens.ts',
    text: 'if (!isForPrograms(each))',
    instead: 'if (false as boolean)',
    tests: ['tests/contract/programTokens.test.ts'],
  },
  {
    keeps: 'options of a person from being read and written for another',
    file: 'functions/users/configuration.ts',
    text: "companyKey(scope, 'CONFIG', scope.userId)",
    instead: "companyKey(scope, 'CONFIG', '')",
    tests: ['tests/contract/extras.test.ts'],
  },
  {
    keeps: 'the making of a password link from going untold',
    file: 'functions/users/firstLink.ts',
    text: 'item: row, when: { absent: true }, noted });',
    instead: 'item: row, when: { absent: true } });',
    tests: LINK_LINES,
  },
  {
    keeps: 'the use of a password link from going untold',
    file: 'functions/users/firstLink.ts',
    text: '        noted: notedOf(link, userProcedures.usePasswordLink),\n',
    instead: '',
    tests: LINK_LINES,
  },
];
