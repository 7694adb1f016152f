import { inject } from 'vitest';
import type { Given } from './globalSetup.ts';

const answer = await fetch(inject('instances'), { method: 'POST' });
if (!answer.ok) throw new Error(`No instance for this file: ${await answer.text()}`);

/** Where the instance of this test file answers, and the variables with which a program reaches its parts. */
export const { url, env } = (await answer.json()) as Given;
