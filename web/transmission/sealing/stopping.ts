import { isBlocking, type Problem } from '../../../shared/foundation/rules/problem.ts';

/** What stands before the authority's own code, so that its word is never taken for a rule of ours. */
export const AUTHORITY = 'authority.';

/** Whether it is the authority's word on what was sent before: it asks for a look and forbids nothing. */
export const isObjection = ({ code }: Problem): boolean => code.startsWith(AUTHORITY);

/** What stops the seal; the authority itself judges anew what it objected to. */
export const stopping = (problems: readonly Problem[]): Problem[] =>
  problems.filter((each) => isBlocking(each) && !isObjection(each));
