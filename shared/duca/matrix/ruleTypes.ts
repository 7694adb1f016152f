/** What a rule of the matrix may say of a node. NO APLICA may be written out: it takes a node from one class while `*` gives it to the others. */
export const RULE_TYPES = ['MANDATORIA', 'CONDICIONAL', 'NO APLICA'] as const;
