import { renderDisplay } from '../pdf/renderDisplay.ts';
import type { Problem } from '../rules/problem.ts';
import type { PrintedFacts, PrintedForm } from './printedForm.ts';

/** What a form's paper cannot show whole, found by laying it out as for the screen: no file is made. */
export const laidOutProblems = <B, O>(form: PrintedForm<B, O>, facts: PrintedFacts<B, O>): Problem[] =>
  form.problems(renderDisplay(form.layout(facts)).reports);
