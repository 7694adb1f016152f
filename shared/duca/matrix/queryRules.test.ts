import { describe, expect, it } from 'vitest';
import { queryRules, type RuleQuery } from './queryRules.ts';
import { type RuleList } from './rule.ts';
import { ruleOf, type Rule } from './ruleRow.ts';

const rule = (NODO: string, more: Partial<Rule> = {}): Rule =>
  ruleOf({
    ID_NODO: NODO,
    NODO_PADRE: 'duca',
    NODO,
    CLASE: '10',
    REGIMEN: 'ID',
    TIPO: 'MANDATORIA',
    ...more,
  });
const list = (rules: Rule[], more: Partial<RuleList> = {}): RuleList => ({
  rules,
  source: 'Resolución 1',
  validFrom: '2026-01-01',
  sample: false,
  stored: true,
  ...more,
});
const all: RuleQuery = {
  term: '',
  regime: '',
  class: '',
  parent: '',
  type: '',
  history: false,
  order: '',
  page: 1,
  size: 10,
};
const TODAY = '2026-11-20';
const found = (rules: Rule[], query: Partial<RuleQuery> = {}): string[] =>
  queryRules(list(rules), { ...all, ...query }, TODAY).rows.map((each) => each.NODO);

describe('looking for rules', () => {
  it('finds those of a modality and class, and those of every one', () => {
    const rules = [
      rule('a'),
      rule('b', { CLASE: '20' }),
      rule('c', { CLASE: '*' }),
      rule('d', { REGIMEN: 'ED' }),
      rule('e', { REGIMEN: '*' }),
    ];
    expect(found(rules)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(found(rules, { class: '10' })).toEqual(['a', 'c', 'd', 'e']);
    expect(found(rules, { class: '20' })).toEqual(['b', 'c']);
    expect(found(rules, { regime: 'ID' })).toEqual(['a', 'b', 'c', 'e']);
    expect(found(rules, { regime: 'ED', class: '10' })).toEqual(['d', 'e']);
  });

  it('finds by parent, by type and by words of node, parent, type and source', () => {
    const rules = [
      rule('PesoBruto'),
      rule('valor', { NODO_PADRE: 'fraccion', TIPO: 'CONDICIONAL', FUENTE: 'Decreto Ávila' }),
    ];
    expect(found(rules, { parent: 'duca' })).toEqual(['PesoBruto']);
    expect(found(rules, { parent: 'fraccion' })).toEqual(['valor']);
    expect(found(rules, { type: 'CONDICIONAL' })).toEqual(['valor']);
    expect(found(rules, { term: 'pesob' })).toEqual(['PesoBruto']);
    expect(found(rules, { term: 'FRACCIÓN' })).toEqual(['valor']);
    expect(found(rules, { term: 'condic' })).toEqual(['valor']);
    expect(found(rules, { term: 'avila' })).toEqual(['valor']);
    expect(found(rules, { term: 'x' })).toEqual([]);
  });

  it('shows what has ended only when asked, and says of each whether it rules', () => {
    const rules = [
      rule('over', { VIGENTE_HASTA: '2026-11-19' }),
      rule('last', { VIGENTE_HASTA: TODAY }),
      rule('first', { VIGENTE_DESDE: TODAY }),
      rule('next', { VIGENTE_DESDE: '2026-11-21' }),
    ];
    expect(found(rules)).toEqual(['last', 'first', 'next']);
    const { rows } = queryRules(list(rules), { ...all, history: true }, TODAY);
    expect(rows.map((each) => each.ESTADO)).toEqual(['terminada', 'vigente', 'vigente', 'futura']);
  });

  it('fills in day, source and whether it is a sample from the list', () => {
    const shown = (own: Partial<Rule>, more: Partial<RuleList> = {}) =>
      queryRules(list([rule('a', own)], more), all, TODAY).rows[0]!;
    expect(shown({})).toMatchObject({ VIGENTE_DESDE: '2026-01-01', FUENTE: 'Resolución 1', MUESTRA: '0' });
    expect(shown({}, { sample: true }).MUESTRA).toBe('1');
    expect(shown({ MUESTRA: '0', FUENTE: 'Propia' }, { sample: true })).toMatchObject({
      MUESTRA: '0',
      FUENTE: 'Propia',
    });
    expect(shown({ MUESTRA: '1' }).MUESTRA).toBe('1');
  });

  it('orders by a column, numbers as numbers, both ways, and as the message where there is none', () => {
    const rules = [rule('b', { CLASE: '10' }), rule('a', { CLASE: '9' }), rule('c', { CLASE: '100' })];
    expect(found(rules, { order: 'CLASE' })).toEqual(['a', 'b', 'c']);
    expect(found(rules, { order: '-CLASE' })).toEqual(['c', 'b', 'a']);
    expect(found(rules, { order: 'NODO' })).toEqual(['a', 'b', 'c']);
    expect(found(rules, { order: 'OTRO' })).toEqual(['b', 'a', 'c']);
  });

  it('goes page by page and counts all', () => {
    const rules = ['a', 'b', 'c'].map((each) => rule(each));
    expect(queryRules(list(rules), { ...all, page: 2, size: 2 }, TODAY)).toMatchObject({
      rows: [{ NODO: 'c' }],
      total: 3,
    });
    expect(found(rules, { page: 3, size: 2 })).toEqual([]);
  });
});
