import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { companyRowKey, userRowKey } from '../../functions/runtime/caller.ts';
import { SESSION_COOKIE } from '../../functions/runtime/http/request.ts';
import { Sealer } from '../../functions/runtime/seal.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { openSession } from '../../functions/runtime/session.ts';
import { commonEnvironment, everyPlace } from '../../infra/embedded/functions/environment.ts';
import { wholeTopology } from '../../infra/embedded/settings/topologyOf.ts';
import type { CountryCode } from '../../shared/countries/country.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { APPLICATIONS, type ModuleName } from '../../shared/foundation/modules.ts';
import { startParts } from '../emptyParts.ts';
import { checkNamed } from '../namedRefusal.ts';
import { startMoto } from './moto.ts';

export type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

// Tests look into answers of every procedure; each expectation says what it finds there.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Anything = any;

/** Answer of a procedure: `result` when it was done, `error` when it was refused. */
export interface Answer<R = Anything> {
  status: number;
  result: R;
  error?: { code: string; message: string; problems: Problem[]; details?: Anything };
}

export interface Person {
  company: string;
  id: string;
  login: string;
  token: string;
}

export interface World {
  services: Services;
  /** Moves the clock of every handler. */
  setClock: (at: string) => void;
  /** Takes a company's objects away, as an order on the machine does. */
  erase: (bucket: string, prefix: string) => number;
  /** A company with every application; more facts of its row in `extra`. */
  company: (id: string, country?: CountryCode, extra?: Record<string, unknown>) => Promise<void>;
  /** A signed-in user with every application, and every right unless `rights` says otherwise. */
  person: (company: string, id: string, rights?: readonly ('escribir' | 'transmitir')[]) => Promise<Person>;
  /** Calls a procedure of a handler as a person, or as nobody. */
  call: (handler: Handler, procedure: string, params: unknown, as?: Person) => Promise<Answer>;
  stop: () => Promise<void>;
}

/** The parts of one machine, or with `SECOND_OPINION=moto` those of moto, which must not be told from them. */
const partsIn = (folder: string) =>
  process.env['SECOND_OPINION'] === 'moto' ? startMoto(wholeTopology) : startParts(folder);

/**
 * The product's parts on one machine (tables, objects, queues, secrets) with handlers of the test's own process on
 * them: `createInvoices(async () => world.services)`. Nothing is mocked but the clock.
 */
export async function startWorld(start = '2026-11-20T15:00:00Z'): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'despacho-world-'));
  let clock = new Date(start);
  // The clients sign with the machine's time, so the parts keep it too.
  const parts = await partsIn(folder);
  Object.assign(
    process.env,
    commonEnvironment(parts.endpoints, parts.credentials),
    everyPlace(wholeTopology, parts.places),
    'env' in parts ? parts.env : {},
  );
  const services = await createServices(awsClients(), () => clock);
  const { database } = services;

  return {
    services,
    setClock: (at) => {
      clock = new Date(at);
    },
    company: (id, country = 'GT', extra = {}) =>
      database.write({
        kind: 'put',
        table: 'users',
        item: {
          ...companyRowKey(id),
          Nombre: `Empresa ${id}`,
          AbreviaturaPais: country,
          ACTIVO: '1',
          APLICACIONES: Object.fromEntries(APPLICATIONS.map((module) => [module, '1'])),
          ...extra,
        },
      }),
    person: async (company, id, rights = ['escribir', 'transmitir']) => {
      const login = `${id}@${company}`;
      await database.write({ kind: 'put', table: 'users', item: userRow(company, id, login, rights) });
      const { AbreviaturaPais } = (await database.get<{ AbreviaturaPais: CountryCode }>(
        'users',
        companyRowKey(company),
      ))!;
      const { token } = await openSession(services, {
        company,
        country: AbreviaturaPais,
        userId: id,
        login,
        factor: true,
      });
      return { company, id, login, token };
    },
    call: async (handler, procedure, params, as) => {
      const answered = await handler(eventOf(procedure, params, as), { awsRequestId: 'prueba' } as Context);
      const body = JSON.parse(textOf(answered)) as Pick<Answer, 'result' | 'error'>;
      checkNamed(procedure, body.error?.code);
      return { status: answered.statusCode, ...body };
    },
    erase: (bucket, prefix) => {
      if (!('emulators' in parts))
        throw new Error('Nobody erases by the machine where it is not the machine');
      return parts.emulators.erase(bucket, prefix);
    },
    stop: async () => {
      await parts.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The services of another process over the same data: what a process remembers hangs on its one sealer. */
export const anotherProcess = (services: Services): Services => ({
  ...services,
  sealer: Object.assign(Object.create(Sealer.prototype) as Sealer, services.sealer),
});

const userRow = (company: string, id: string, login: string, rights: readonly string[]) => ({
  ...userRowKey(company, id),
  IdUsuario: id,
  Usuario: login,
  NombreUsuario: `Usuario ${id}`,
  EmailUsuario: `${id}@ejemplo.com`,
  IdPerfil: '1',
  SUPER: '0',
  ACTIVO: '1',
  APLICACIONES: Object.fromEntries(
    APPLICATIONS.map((module: ModuleName) => [module, { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' }]),
  ),
  PERMISOS: APPLICATIONS.flatMap((ID_MODULO) => rights.map((CLAVE) => ({ ID_MODULO, CLAVE, VALOR: '1' }))),
});

/** What a browser would make of an answer. */
export const textOf = ({ body, isBase64Encoded }: APIGatewayProxyResult): string =>
  isBase64Encoded ? brotliDecompressSync(Buffer.from(body, 'base64')).toString() : body;

/** Call as a browser's, which takes compressed answers. */
export const eventOf = (procedure: string, params: unknown, as?: Person): APIGatewayProxyEvent =>
  ({
    httpMethod: 'POST',
    path: `/api/prueba/${procedure}`,
    pathParameters: { procedure },
    headers: {
      'accept-encoding': 'gzip, deflate, br',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(as ? { cookie: `${SESSION_COOKIE}=${as.token}` } : {}),
    },
    body: JSON.stringify({ params }),
    isBase64Encoded: false,
    requestContext: { identity: { sourceIp: '127.0.0.1' } },
  }) as unknown as APIGatewayProxyEvent;
