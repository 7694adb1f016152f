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
];
