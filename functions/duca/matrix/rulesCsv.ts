/** Reading and writing the matrix as a file: an administrator's, now and then, so a start does without it. */
export const rulesCsv = () => import('../../../shared/duca/matrix/readRulesCsv.ts');
