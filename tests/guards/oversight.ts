import type { Guard } from './guard.ts';

/** What keeps the platform's operator, the plans and the clock from doing harm. */
export const oversightGuards: readonly Guard[] = [
  {
    keeps: 'who operates the platform from being anybody of a company',
    file: 'functions/runtime/caller.ts',
    text: "  company.PLATAFORMA === '1'\n",
    instead: "  company.PLATAFORMA === 'nunca'\n",
    tests: ['tests/contract/operator.test.ts'],
  },
  {
    keeps: 'a company that is suspended from sending',
    file: 'functions/transmission/admission.ts',
    text: "  if (exchange !== 'CONSULTA' && (await isSuspended(services, head)))\n    return { reason: 'suspended', until: now + settleRules().credentialsEvery };\n",
    instead: '',
    tests: ['tests/contract/operator.test.ts'],
  },
  {
    keeps: 'two that are sent at once from taking the last place of a plan',
    file: 'functions/transmission/meter.ts',
    text: '      when: { missingOrBelow: { ENVIADAS: plan.DECLARACIONES + rejected } },\n',
    instead: '',
    tests: ['tests/contract/operator.test.ts'],
  },
  {
    keeps: 'a mail from waiting for the day of a clock that ran ahead',
    file: 'functions/notifications/deliver.ts',
    text: ' && moment - now <= longest',
    instead: '',
    tests: ['tests/contract/mailClock.test.ts'],
  },
  {
    keeps: 'a reader of the logbook that was overtaken from taking the other back',
    file: 'functions/reports/catchUp.ts',
    text: '  const when = from ? { equals: { at: from.at } } : { absent: true as const };\n',
    instead: '  const when = undefined;\n',
    tests: ['tests/contract/reports.test.ts'],
  },
  {
    keeps: 'who was let do nothing more from being told that it ends',
    file: 'functions/notifications/expiring.ts',
    text: 'stateOf(definition.states, header.ESTADO).editable && ',
    instead: '',
    tests: ['tests/contract/registers.test.ts'],
  },
  {
    keeps: 'a record that is kept aside from taking more files',
    file: 'functions/runtime/attached/recordFiles.ts',
    text: '    if (!stateOf(definition.states, header.ESTADO).editable) throw store.stateRefusal(header, action);\n',
    instead: '',
    tests: ['tests/contract/registers.test.ts'],
  },
  {
    keeps: 'two resolutions of one number and series apart, and an agent’s papers each once',
    file: 'shared/registers/definition.ts',
    text: '  uniqueNumber: numberOf,\n',
    instead: '',
    tests: ['tests/contract/registers.test.ts'],
  },
  {
    keeps: 'a number that a colleague reserved from being typed into an open DUA',
    file: 'functions/dua/handler.ts',
    text: "    await refuseReservedChange(call, call.input.CAMBIOS, 'DECLARACION.NO_ORDEN');\n",
    instead: '',
    tests: ['tests/contract/correlativesDua.test.ts'],
  },
  {
    keeps: 'a number that a colleague reserved from a DUA that is begun',
    file: 'functions/dua/prepare.ts',
    text: "  await refuseReserved(call, recordIn(body, 'DECLARACION')['NO_ORDEN'] ?? '', 'DECLARACION.NO_ORDEN');\n",
    instead: '',
    tests: ['tests/contract/correlativesDua.test.ts'],
  },
  {
    keeps: 'what a person’s option was before from being lost when the same is said again',
    file: 'functions/users/configuration.ts',
    text: '    if (old?.VALOR === VALOR) return [];\n',
    instead: '',
    tests: ['tests/contract/extras.test.ts'],
  },
  {
    keeps: 'a mailed report from being changed by whoever did not make it',
    file: 'functions/reports/mailed/schedules.ts',
    text: "  if (!row || (row.dueno !== scope.userId && !scope.permissions.has('admin')))\n",
    instead: '  if (!row)\n',
    tests: ['tests/contract/mailedReports.test.ts'],
  },
];
