import { expect, it } from 'vitest';
import { problem, warning } from '../../../shared/foundation/rules/problem.ts';
import { besideErrors } from './usePaperProblems.ts';

const cut = (path: string) => problem('print.too-long', path, 'no cabe');

it('leaves a field to the error that it already has, but not to a warning', () => {
  const found = [cut('DVA.A'), cut('DVA.B'), cut('DVA.C')];
  const own = [problem('field.too-long', 'DVA.A', 'es largo'), warning('dva.x', 'DVA.B', 'revise')];
  expect(besideErrors(found, own).map(({ path }) => path)).toEqual(['DVA.B', 'DVA.C']);
});
