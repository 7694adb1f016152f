import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsInForce } from '../../foundation/rules/matrix.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { changeRules, mergeRules, type RuleEdit } from './changeRules.ts';
import { queryRules, type RuleQuery } from './queryRules.ts';
import { readRulesCsv, writeRulesCsv } from './readRulesCsv.ts';
import { ruleList, type RuleList } from './rule.ts';
import { ruleOf, type Rule } from './ruleRow.ts';

const rule = (NODO: string, TIPO: string, days: Partial<Rule> = {}): Rule =>
  ruleOf({ ID_NODO: `duca.${NODO}`, NODO_PADRE: 'duca', NODO, CLASE: '*', REGIMEN: 'ID', TIPO, ...days });
const list = (...rules: Rule[]): RuleList => ({
  rules,
  source: 'Resolución 1',
  validFrom: '2026-01-01',
  sample: false,
  stored: true,
});
const edit = (NODO: string, TIPO: string): RuleEdit => ({
  NODO_PADRE: 'duca',
  NODO,
  CLASE: '*',
  REGIMEN: 'ID',
  TIPO,
});
const facts = { day: '2027-02-01', source: 'Resolución 2', sample: false };
const told = (rules: readonly Rule[]): string[] =>
  rules.map(
    (each) => `${each.NODO} ${each.TIPO} ${each.VIGENTE_DESDE}..${each.VIGENTE_HASTA} ${each.FUENTE}`,
  );
const answers = (rules: readonly Rule[], day: string): string[] =>
  rowsInForce(rules, day)
    .map((row) => `${row.NODO} ${row.TIPO}`)
    .toSorted();

describe('changeRules', () => {
  it('begins a new row on the day and ends the one before, which stays', () => {
    const { rules, changes } = changeRules(
      list(rule('equipos', 'CONDICIONAL')),
      [edit('equipos', 'MANDATORIA')],
      facts,
    );
    expect(told(rules)).toEqual([
      'equipos CONDICIONAL ..2027-01-31 ',
      'equipos MANDATORIA 2027-02-01.. Resolución 2',
    ]);
    expect(changes.map((each) => [each.kind, each.before?.TIPO, each.rule.TIPO])).toEqual([
      ['changed', 'CONDICIONAL', 'MANDATORIA'],
    ]);
  });

  it('adds, takes away, and lets alone what already says so', () => {
    const before = list(rule('equipos', 'CONDICIONAL'), rule('observaciones', 'CONDICIONAL'));
    const { rules, changes } = changeRules(
      before,
      [edit('equipos', ''), edit('observaciones', 'CONDICIONAL'), edit('vehiculos', 'MANDATORIA')],
      { ...facts, source: 'Resolución 1' },
    );
    expect(told(rules)).toEqual([
      'equipos CONDICIONAL ..2027-01-31 ',
      'observaciones CONDICIONAL .. ',
      'vehiculos MANDATORIA 2027-02-01.. ',
    ]);
    expect(changes.map((each) => each.kind)).toEqual(['removed', 'added']);
  });

  it('replaces what had not begun, and lets a later row wait for its day', () => {
    const { rules } = changeRules(
      list(
        rule('equipos', 'CONDICIONAL', { VIGENTE_DESDE: '2027-02-01' }),
        rule('equipos', 'NO APLICA', { VIGENTE_DESDE: '2028-01-01' }),
      ),
      [edit('equipos', 'MANDATORIA')],
      facts,
    );
    expect(told(rules)).toEqual([
      'equipos MANDATORIA 2027-02-01.. Resolución 2',
      'equipos NO APLICA 2028-01-01.. ',
    ]);
  });

  it('never changes what a day before the change answers', () => {
    const node = fc.constantFrom('equipos', 'observaciones', 'vehiculos');
    const type = fc.constantFrom('MANDATORIA', 'CONDICIONAL', 'NO APLICA', '');
    const day = fc.constantFrom('2026-06-01', '2027-02-01', '2027-09-01');
    const steps = fc.array(fc.tuple(node, type, day), { maxLength: 8 });
    fc.assert(
      fc.property(steps, (all) => {
        let now = list(rule('equipos', 'CONDICIONAL'));
        for (const [NODO, TIPO, at] of all) {
          const { rules } = changeRules(now, [edit(NODO, TIPO)], { ...facts, day: at });
          for (const past of ['2026-01-01', '2026-05-31', '2027-01-31', '2027-08-31'].filter(
            (each) => each < at,
          )) {
            expect(answers(rules, past)).toEqual(answers(now.rules, past));
          }
          const ruling = answers(rules, at).filter((each) => each.startsWith(NODO));
          expect(ruling).toEqual(TIPO === '' ? [] : [`${NODO} ${TIPO}`]);
          now = { ...now, rules };
        }
      }),
    );
  });
});

describe('mergeRules', () => {
  const reference = sampleReference();

  it('changes nothing when what was downloaded comes back', () => {
    const shipped = ruleList(reference);
    const history = changeRules({ ...shipped, stored: true }, [edit('equipos', 'MANDATORIA')], facts).rules;
    for (const current of [shipped, { ...shipped, rules: history, stored: true }]) {
      const read = readRulesCsv(writeRulesCsv(current.rules), reference);
      expect(read.problems).toEqual([]);
      const { rules, changes } = mergeRules(current, read.rules, { ...facts, source: current.source });
      expect(changes).toEqual([]);
      expect(new Set(told(rules))).toEqual(new Set(told(current.rules)));
    }
  });

  it('tells what is new, other or gone, and keeps what ruled until then', () => {
    const before = list(
      rule('equipos', 'CONDICIONAL'),
      rule('observaciones', 'CONDICIONAL'),
      rule('control', 'MANDATORIA'),
    );
    const { rules, changes } = mergeRules(
      before,
      [rule('equipos', 'MANDATORIA'), rule('control', 'MANDATORIA'), rule('vehiculos', 'CONDICIONAL')],
      facts,
    );
    expect(changes.map((each) => `${each.kind} ${each.rule.NODO}`)).toEqual([
      'changed equipos',
      'added vehiculos',
      'removed observaciones',
    ]);
    expect(told(rules)).toEqual([
      'equipos CONDICIONAL ..2027-01-31 Resolución 1',
      'observaciones CONDICIONAL ..2027-01-31 Resolución 1',
      'equipos MANDATORIA 2027-02-01.. ',
      'control MANDATORIA .. ',
      'vehiculos CONDICIONAL 2027-02-01.. ',
    ]);
    expect(answers(rules, '2027-01-31')).toEqual(answers(before.rules, '2027-01-31'));
  });

  it('stands alone over the shipped matrix', () => {
    const { rules } = mergeRules(
      { ...list(rule('equipos', 'CONDICIONAL')), stored: false },
      [rule('control', 'MANDATORIA')],
      facts,
    );
    expect(told(rules)).toEqual(['control MANDATORIA .. ']);
  });
});

describe('queryRules', () => {
  const all: RuleQuery = {
    term: '',
    regime: '',
    class: '',
    parent: '',
    type: '',
    history: false,
    order: '',
    page: 1,
    size: 50,
  };
  const shown = list(
    rule('equipos', 'CONDICIONAL', { VIGENTE_HASTA: '2026-06-30' }),
    rule('equipos', 'MANDATORIA', { VIGENTE_DESDE: '2026-07-01', FUENTE: 'Circular 9', MUESTRA: '1' }),
    rule('observaciones', 'CONDICIONAL', { REGIMEN: '*', VIGENTE_DESDE: '2027-01-01' }),
  );
  const found = (query: Partial<RuleQuery>): string[] =>
    queryRules(shown, { ...all, ...query }, '2026-11-20').rows.map((each) => `${each.NODO} ${each.ESTADO}`);

  it('filters, orders and pages, with each row’s days and origin filled in', () => {
    expect(found({})).toEqual(['equipos vigente', 'observaciones futura']);
    expect(found({ history: true, order: '-TIPO' })).toEqual([
      'equipos vigente',
      'equipos terminada',
      'observaciones futura',
    ]);
    expect(found({ term: 'OBSERVACIÓN' })).toEqual(['observaciones futura']);
    expect(found({ regime: 'ED' })).toEqual(['observaciones futura']);
    expect(found({ type: 'MANDATORIA' })).toEqual(['equipos vigente']);
    expect(found({ page: 2, size: 1 })).toEqual(['observaciones futura']);
    const [first] = queryRules(shown, all, '2026-11-20').rows;
    expect(first).toMatchObject({ FUENTE: 'Circular 9', MUESTRA: '1', VIGENTE_DESDE: '2026-07-01' });
    expect(queryRules(shown, { ...all, history: true }, '2026-11-20').rows[0]).toMatchObject({
      FUENTE: 'Resolución 1',
      MUESTRA: '0',
      VIGENTE_DESDE: '2026-01-01',
    });
  });
});
