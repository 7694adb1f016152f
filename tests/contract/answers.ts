import { expect } from 'vitest';
import type { Answer } from '../tenants/api.ts';

/** Status and refusal in a line: '200 ok', '403 permission.denied'. */
export const codeOf = (answer: Answer): string => `${answer.status} ${answer.body.error?.code ?? 'ok'}`;

/** Result of a call that must not be refused. */
export function resultOf<T>(answer: Answer): T {
  expect(answer.body.error).toBeUndefined();
  return answer.body.result as T;
}
