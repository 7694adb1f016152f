import { expect, it } from 'vitest';
import { FACT_KINDS, type FactKind } from '../foundation/facts/fact.ts';
import { kindsOfNotice } from './kinds.ts';

it('says in one sentence what happened, of what, and how it stands where that is known', () => {
  const said: Record<FactKind, string> = {
    assigned: 'Se le asignó: Orden 1',
    mention: 'Lo nombraron en un mensaje: Orden 1',
    message: 'Mensaje nuevo: Orden 1',
    approval: 'Se pide su aprobación: Orden 1',
    'due-soon': 'Vence pronto: Orden 1',
    overdue: 'Ya venció: Orden 1',
    outcome: 'La autoridad respondió: Orden 1',
    'needs-human': 'Una persona debe decidir: Orden 1',
    outage: 'La autoridad no responde: Orden 1',
    'no-complementary': 'Sin complementaria: Orden 1',
    expiring: 'Vence: Orden 1',
    report: 'Reporte: Orden 1',
  };
  for (const kind of FACT_KINDS) expect(kindsOfNotice[kind].sentence('Orden 1'), kind).toBe(said[kind]);
  expect(kindsOfNotice.outcome.sentence('DUCA 7', 'Canal verde')).toBe('Canal verde: DUCA 7');
});

it('comes by no way that its kind does not have, until somebody says otherwise', () => {
  for (const kind of FACT_KINDS) {
    const { channels, chosen } = kindsOfNotice[kind];
    expect(channels, kind).toEqual(expect.arrayContaining([...chosen]));
  }
});
