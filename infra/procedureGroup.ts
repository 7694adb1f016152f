import type { ModuleName } from '../shared/foundation/modules.ts';
import type { FunctionDefinition, Grant } from './parts.ts';

// Words by which the topology says what a function may do.

export const read = (...names: string[]): Grant[] => names.map((table) => ({ table, access: 'read' }));
/** Rows that all companies share, and none of a company's. */
export const writeShared = (...names: string[]): Grant[] =>
  names.map((table) => ({ table, access: 'write', keys: 'system' }));
export const readShared = (...names: string[]): Grant[] =>
  names.map((table) => ({ table, access: 'read', keys: 'system' }));
/** Rows of companies, and none that all share. */
export const writeCompanies = (...names: string[]): Grant[] =>
  names.map((table) => ({ table, access: 'write', keys: 'company' }));
export const readCompanies = (...names: string[]): Grant[] =>
  names.map((table) => ({ table, access: 'read', keys: 'company' }));
/** What happened goes to the logbook with the change; nobody but the logbook sees what others told it. */
export const tellsLogbook: Grant = { table: 'happenings', access: 'add', keys: 'system' };
/** Messages go out with the change that they tell of: put with it, taken away once they are sent. */
export const handsOn: Grant = { table: 'outbox', access: 'pass', keys: 'system' };
export const write = (...names: string[]): Grant[] => names.map((table) => ({ table, access: 'write' }));
/** Rows that nobody changes or takes away (reliability, audit chain). */
export const append = (table: string): Grant => ({ table, access: 'append' });

/** Copies of a group that computes little: at a tenth of a second a call they answer a hundred calls a second. */
const COPIES = 10;

/** What every procedure group needs: who is calling, and what was answered before. */
export const http = (
  module: ModuleName,
  grants: Grant[],
  more: Partial<
    Pick<FunctionDefinition, 'memoryMb' | 'timeoutSeconds' | 'reserved' | 'speaks' | 'opens' | 'long'>
  > = {},
): FunctionDefinition => ({
  name: module,
  module,
  entry: 'handler',
  trigger: { kind: 'http' },
  memoryMb: 1024,
  timeoutSeconds: 29,
  reserved: COPIES,
  ...more,
  grants: [
    ...writeShared('sessions'),
    ...writeCompanies('idempotency'),
    tellsLogbook,
    ...readCompanies('users'),
    ...read('catalogues'),
    // Seals documents, and what is kept of a call's parameters and of a sign-in.
    { secret: 'data-key' },
    ...grants,
  ],
});

export const sendTo = (...names: string[]): Grant[] => names.map((queue) => ({ queue, access: 'send' }));
