import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentTrace } from '../../functions/runtime/trace.ts';
import { createHandler, type Call } from '../../functions/runtime/executor.ts';
import { companyRowKey } from '../../functions/runtime/caller.ts';
import type { Log } from '../../functions/runtime/log.ts';
import { param } from '../../shared/foundation/contracts/params.ts';
import { procedure } from '../../shared/foundation/contracts/procedure.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { eventOf, startWorld, textOf, type Person, type World } from './world.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } satisfies Log;
const work = vi.fn(async (_call: unknown): Promise<string> => 'done');
const facts = { group: 'duca', summary: 'usted no tiene permiso para probar', result: z.string() } as const;
const procedures = {
  open: procedure({ ...facts, name: 'open', params: {}, permission: 'public', effect: 'read' }),
  own: procedure({
    ...facts,
    name: 'own',
    params: { EMPRESA: param.company(), TEXTO: param.optional(param.text('Texto')) },
    permission: 'duca:read',
    effect: 'read',
  }),
  send: procedure({ ...facts, name: 'send', params: {}, permission: 'duca:transmit', effect: 'write' }),
};

let world: World;
let ana: Person;
let handler: ReturnType<typeof createHandler>;
const START = Date.parse('2026-11-20T15:00:00Z');

beforeAll(async () => {
  world = await startWorld();
  handler = createHandler({
    group: 'duca',
    procedures,
    implementations: { open: work, own: work, send: work },
    catalogues: [],
    services: async () => ({ ...world.services, log }),
  });
});
afterAll(() => world.stop());
beforeEach(async () => {
  vi.clearAllMocks();
  work.mockImplementation(async () => 'done');
  world.setClock(new Date(START).toISOString());
  await world.company('emp-1');
  ana = await world.person('emp-1', 'ana');
});

async function call(name: string, params: unknown = [], as: Person | null = ana, more: object = {}) {
  const event = { ...eventOf(name, params, as ?? undefined), ...more } as APIGatewayProxyEvent;
  const answered = await handler(event, { awsRequestId: 'ref-1' } as Context);
  const body = JSON.parse(textOf(answered)) as {
    result?: string;
    error?: { code: string; message: string; reference: string; problems: unknown[]; details?: unknown };
  };
  const cookies = answered.multiValueHeaders?.['set-cookie'];
  return { status: answered.statusCode, headers: answered.headers ?? {}, cookies, ...body };
}
const codeOf = async (...of: Parameters<typeof call>) => (await call(...of)).error?.code;

describe('the executor', () => {
  it('answers nothing but the procedures of its group', async () => {
    expect(await call('close')).toMatchObject({ status: 404, error: { code: 'procedure.unknown' } });
    expect(await codeOf('toString')).toBe('procedure.unknown');
    expect(work).not.toHaveBeenCalled();
  });

  it('asks for a session before anything is read of the call, unless the procedure is for everybody', async () => {
    expect(await call('own', 'no list', null)).toMatchObject({
      status: 401,
      error: { code: 'session.missing' },
    });
    expect(await call('open', [], null)).toMatchObject({ status: 200, result: 'done' });
    expect(work.mock.calls[0]![0]).not.toHaveProperty('scope');
  });

  it('asks for the permission of the procedure, and does nothing without', async () => {
    const reader = await world.person('emp-1', 'luz', []);
    expect(await call('send', [], reader)).toMatchObject({
      status: 403,
      error: { code: 'permission.denied', message: expect.stringContaining('probar') },
    });
    expect(await codeOf('own', ['emp-1'], reader)).toBeUndefined();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('asks for the permission before it reads the parameters', async () => {
    const reader = await world.person('emp-1', 'luz', []);
    expect(await codeOf('send', ['too', 'many'], reader)).toBe('permission.denied');
  });

  it('takes a company of a call for the caller’s own or for none', async () => {
    await world.company('emp-2');
    expect(await call('own', ['emp-2'])).toMatchObject({
      status: 404,
      error: { code: 'not-found', message: expect.stringContaining('una empresa') },
    });
    expect(await codeOf('own', { EMPRESA: 'emp-1 ' })).toBe('not-found');
    expect(work).not.toHaveBeenCalled();
    expect(await codeOf('own', { EMPRESA: 'emp-1', TEXTO: 'emp-2' })).toBeUndefined();
  });

  it('hands the procedure its input, its scope and its session, and the answer on', async () => {
    work.mockImplementationOnce(async (given) => {
      const { input, scope, session, request } = given as Call<unknown>;
      return JSON.stringify([input, scope.company, scope.userId, session.userId, request.procedure]);
    });
    const { result, status } = await call('own', ['emp-1', 'x']);
    expect(status).toBe(200);
    expect(JSON.parse(result!)).toEqual([{ EMPRESA: 'emp-1', TEXTO: 'x' }, 'emp-1', 'ana', 'ana', 'own']);
  });

  it('works under the name that its caller gave the work, and never under what is no name', async () => {
    work.mockImplementation(async () => String(currentTrace()));
    const { headers } = eventOf('own', ['emp-1'], ana);
    const named = (name: string) => ({ headers: { ...headers, 'X-Correlation-Id': name } });
    expect((await call('own', ['emp-1'], ana, named('clic-en-transmitir'))).result).toBe(
      'clic-en-transmitir',
    );
    for (const odd of ['corto', 'dos palabras juntas', 'x'.repeat(65)])
      expect((await call('own', ['emp-1'], ana, named(odd))).result).toMatch(/^[0-9a-f-]{36}$/);
    expect((await call('own', ['emp-1'])).result).toBeTruthy();
  });

  it('sets the cookies of the procedure, and the new token of a session that is due, on a refusal too', async () => {
    world.setClock(new Date(START + 3000_000).toISOString());
    await call('own', ['emp-1']);
    world.setClock(new Date(START + 3600_000).toISOString());
    work.mockImplementationOnce(async (given) => {
      (given as Call<unknown>).cookies.push('own=1');
      throw refusal('rejected', { summary: 'No.' });
    });
    const { status, cookies } = await call('own', ['emp-1']);
    expect(status).toBe(422);
    expect(cookies).toHaveLength(2);
    expect(cookies![0]).toMatch(
      /^__Host-sid=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    );
    expect(cookies![1]).toBe('own=1');
    expect((await call('own', ['emp-1'])).cookies).toBeUndefined();
  });

  it('tells a signed-in caller the revision of its lists, and nobody else', async () => {
    expect((await call('own', ['emp-1'])).headers).toHaveProperty('x-catalogue-revision');
    expect((await call('own', ['emp-2'])).headers).toHaveProperty('x-catalogue-revision');
    expect((await call('open')).headers).not.toHaveProperty('x-catalogue-revision');
  });

  it('refuses with code, sentence, reference, problems and details, and with no more', async () => {
    const problem = { code: 'x', path: 'A', severity: 'error' as const, message: 'Falta A.' };
    work.mockImplementation(async () => {
      throw refusal('rejected', { summary: 'Corrija A.' }, { problems: [problem], details: { id: 1 } });
    });
    expect((await call('own', ['emp-1'])).error).toEqual({
      code: 'rejected',
      message: 'Corrija A.',
      reference: 'ref-1',
      problems: [problem],
      details: { id: 1 },
    });
    work.mockImplementation(async () => {
      throw refusal('not-found', { what: 'una DUCA' });
    });
    expect((await call('own', ['emp-1'])).error).not.toHaveProperty('details');
    expect(log.info).toHaveBeenLastCalledWith('procedure.refused', {
      procedure: 'duca/own',
      code: 'not-found',
      company: 'emp-1',
    });
    expect(log.error).not.toHaveBeenCalled();
  });

  it.each([
    'ProvisionedThroughputExceededException',
    'ThrottlingException',
    'RequestLimitExceeded',
    'TransactionConflictException',
  ])('says of a store that is busy (%s) that nothing was lost', async (name) => {
    work.mockRejectedValueOnce(Object.assign(new Error('slow down'), { name }));
    expect(await call('own', ['emp-1'])).toMatchObject({ status: 503, error: { code: 'busy' } });
  });

  it('says of what nobody expected a reference alone, and logs the rest', async () => {
    const error = new Error('secret table name');
    work.mockRejectedValueOnce(error);
    const { status, error: told } = await call('own', ['emp-1']);
    expect(status).toBe(500);
    expect(told).toMatchObject({ code: 'internal', reference: 'ref-1', problems: [] });
    expect(told!.message).toContain('ref-1');
    expect(JSON.stringify(told)).not.toContain('secret');
    expect(log.error).toHaveBeenCalledWith('procedure.failed', {
      procedure: 'duca/own',
      reference: 'ref-1',
      company: 'emp-1',
      error,
    });
    await call('own', ['emp-1']);
    expect(log.info).toHaveBeenLastCalledWith('procedure.done', {
      procedure: 'duca/own',
      ms: expect.any(Number),
      client: '',
    });
  });

  it('fails of a procedure for everybody as of any other, with nobody’s company', async () => {
    work.mockRejectedValueOnce(new Error('away'));
    expect(await call('open', [], null)).toMatchObject({ status: 500, error: { code: 'internal' } });
    expect(log.error).toHaveBeenCalledWith(
      'procedure.failed',
      expect.objectContaining({ company: undefined }),
    );
  });

  it('answers JSON that nobody keeps and no browser guesses at', async () => {
    for (const { headers } of [await call('own', ['emp-1']), await call('own', ['emp-2'])]) {
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('lets nobody of a disabled company through, from the moment that it is', async () => {
    expect(await codeOf('own', ['emp-1'])).toBeUndefined();
    await world.services.database.write({
      kind: 'update',
      table: 'users',
      key: companyRowKey('emp-1'),
      set: { ACTIVO: '0' },
    });
    expect(await codeOf('own', ['emp-1'])).toBe('session.missing');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('refuses a link, and a page of another house, before it looks for the session', async () => {
    expect(await codeOf('own', ['emp-1'], ana, { httpMethod: 'GET' })).toBe('request.method');
    const { headers } = eventOf('own', [], ana);
    const foreign = { headers: { ...headers, origin: 'https://evil.example' } };
    expect(await codeOf('own', ['emp-1'], ana, foreign)).toBe('request.origin');
    expect(work).not.toHaveBeenCalled();
  });

  it('judges all of a call by the same lists, read once, and the next call by those of then', async () => {
    const read: unknown[] = [];
    work.mockImplementation(async (asked) => {
      const { reference } = asked as Call<unknown>;
      read.push(...(await Promise.all([reference(), reference()])), await reference());
      return 'done';
    });
    await call('own', { EMPRESA: 'emp-1' });
    await call('own', { EMPRESA: 'emp-1' });
    expect(read.map((each) => read.indexOf(each))).toEqual([0, 0, 0, 3, 3, 3]);
  });
});
