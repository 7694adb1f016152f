import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { generateSync } from 'otplib';
import { companyRowKey, userRowKey } from '../../functions/runtime/caller.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { passwordProvider } from '../../functions/users/identityProvider.ts';
import { loginKey } from '../../functions/users/userRows.ts';
import { checkNamed } from '../namedRefusal.ts';
import { Authenticator } from './authenticator.ts';
import { eventOf, startWorld, textOf, type Answer, type Handler, type World } from './world.ts';

export const ORIGIN = 'https://despacho.example';
export const PASSWORD = 'nueve barcos de papel';

export const totp = (CODIGO: string) => ({ PRUEBA: { METODO: 'codigo', CODIGO } });
export const recovery = (CODIGO: string) => ({ PRUEBA: { METODO: 'recuperacion', CODIGO } });
export const passkey = (RESPUESTA: unknown) => ({ PRUEBA: { METODO: 'llave', RESPUESTA } });

/** A browser at the product's address: it keeps cookies, and calls procedures of any handler. */
export interface Browser {
  cookies: Map<string, string>;
  call: (procedure: string, params?: unknown, options?: { key?: string; on?: Handler }) => Promise<Answer>;
}

interface Enrolled {
  browser: Browser;
  login: string;
  secret: string;
  codes: string[];
}

export interface FactorWorld extends World {
  users: Handler;
  browser: (address?: string) => Browser;
  /** A user who signs in with `PASSWORD`; `transmitir` and `admin` are those who need a second factor. */
  member: (company: string, id: string, may: 'escribir' | 'transmitir' | 'admin') => Promise<string>;
  /** The password given, which opens a session or a first step. */
  password: (login: string, browser?: Browser) => Promise<Browser>;
  /** Somebody who added an app of codes at the first sign-in, and whose code of then is behind. */
  withApp: (company: string, id: string, may?: 'escribir' | 'transmitir' | 'admin') => Promise<Enrolled>;
  /** Somebody who added a passkey at the first sign-in. */
  withPasskey: (
    company: string,
    id: string,
    key?: { counts: boolean },
  ) => Promise<{ browser: Browser; login: string; key: Authenticator }>;
  /** Moves the clock by seconds. */
  wait: (seconds: number) => void;
  /** Code that an app shows now, or so many seconds from now. */
  code: (secret: string, from?: number) => string;
}

const START = Date.parse('2026-11-20T15:00:10Z');

async function startFactorWorld(): Promise<FactorWorld> {
  const world = await startWorld(new Date(START).toISOString());
  process.env['APP_ORIGINS'] = `${ORIGIN},http://127.0.0.1:4600`;
  delete process.env['PRACTICE'];
  const users = createUsers(async () => world.services);
  let passed = 0;
  const { database } = world.services;

  const browser = (address = '198.51.100.7'): Browser => {
    const cookies = new Map<string, string>();
    const call: Browser['call'] = async (procedure, params = {}, { key, on = users } = {}) => {
      const event = eventOf(procedure, params) as APIGatewayProxyEvent & { headers: Record<string, string> };
      Object.assign(event.headers, {
        origin: ORIGIN,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(key ? { 'idempotency-key': key } : {}),
      });
      event.requestContext.identity.sourceIp = address;
      const answered = await on(event, { awsRequestId: 'prueba' } as Context);
      for (const cookie of answered.multiValueHeaders?.['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(cookie)) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      const body = JSON.parse(textOf(answered)) as Pick<Answer, 'result' | 'error'>;
      checkNamed(procedure, body.error?.code);
      return { status: answered.statusCode, ...body };
    };
    return { cookies, call };
  };

  const member: FactorWorld['member'] = async (company, id, may) => {
    await world.person(company, id, may === 'transmitir' ? ['escribir', 'transmitir'] : ['escribir']);
    const login = `${id}@${company}`;
    const key = userRowKey(company, id);
    await database.write(
      {
        kind: 'update',
        table: 'users',
        key,
        set: { loginPk: loginKey(login), SUPER: may === 'admin' ? '1' : '0' },
        when: { exists: true },
      },
      {
        kind: 'update',
        table: 'users',
        key: companyRowKey(company),
        set: { FuncionalidadesEspeciales: [], Nit: '1', NombrePlanNegocio: '' },
        when: { exists: true },
      },
      await passwordProvider(world.services).passwordWrite(company, id, PASSWORD),
    );
    return login;
  };
  const wait = (seconds: number): void => {
    passed += seconds;
    world.setClock(new Date(START + passed * 1000).toISOString());
  };
  const code = (secret: string, from = 0): string =>
    generateSync({ secret, epoch: START / 1000 + passed + from });
  const password = async (login: string, by = browser()): Promise<Browser> => {
    const answer = await by.call('login', [login, PASSWORD]);
    if (answer.status !== 200) throw new Error(`${login} gave the password: ${saidBy(answer)}`);
    return by;
  };
  return {
    ...world,
    users,
    browser,
    member,
    password,
    wait,
    code,
    withApp: async (company, id, may = 'transmitir') => {
      const login = await member(company, id, may);
      const by = await password(login);
      const { SECRETO: secret } = (await by.call('beginTotp')).result;
      const { result } = await by.call('confirmTotp', [code(secret)]);
      wait(90);
      return { browser: by, login, secret, codes: result.CODIGOS };
    },
    withPasskey: async (company, id, { counts } = { counts: true }) => {
      const login = await member(company, id, 'transmitir');
      const by = await password(login);
      const key = new Authenticator(ORIGIN);
      key.counts = counts;
      const { result } = await by.call('beginPasskey');
      const made = await by.call('confirmPasskey', { NOMBRE: 'Llave azul', RESPUESTA: key.create(result) });
      if (made.status !== 200) throw new Error(`${login} added no passkey: ${saidBy(made)}`);
      return { browser: by, login, key };
    },
  };
}

/** `200 ok`, or the status and the code of a refusal. */
export const saidBy = ({ status, error }: Answer): string => `${status} ${error?.code ?? 'ok'}`;

/** The world of a file's tests, where each has a company and minutes of its own; call it once, at the top of the file. */
export function useFactorWorld() {
  const here = {} as { world: FactorWorld; company: string };
  let turn = 0;
  beforeAll(async () => {
    here.world = await startFactorWorld();
  });
  afterAll(() => here.world.stop());
  beforeEach(async () => {
    turn += 1;
    here.company = `emp-${turn}`;
    here.world.wait(3600);
    await here.world.company(here.company);
    delete process.env['PRACTICE'];
  });
  return {
    here,
    password: (...given: Parameters<FactorWorld['password']>) => here.world.password(...given),
    withApp: (id: string, may?: 'escribir' | 'admin') => here.world.withApp(here.company, id, may),
    withPasskey: (id: string, key?: { counts: boolean }) => here.world.withPasskey(here.company, id, key),
  };
}
