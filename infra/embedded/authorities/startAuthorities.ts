import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { banguatWsdl } from '../../../shared/transmission/wsdl/banguat.ts';
import { gtSatWsdl } from '../../../shared/transmission/wsdl/gtSat.ts';
import { publishedAt } from '../../../shared/transmission/wsdl/publishedAt.ts';
import { localDay } from '../../../shared/foundation/dates/date.ts';
import { Ledger, sarahNumber } from './ledger.ts';
import { offer } from './offer.ts';
import { PracticeAuthority, type Mood } from './practiceAuthority.ts';
import { hondurasRateOf, rateOf } from './practiceRate.ts';
import { reply } from './reply.ts';
import { SARAH_OBJECTIONS, sarahService } from './sarahService.ts';
import { satService, type Served } from './satService.ts';
import { isScript, scripts } from './scripts.ts';

export interface AuthoritiesOptions {
  dataDir: string;
  /** 0 takes a free port. */
  port?: number;
  /** What whoever directs the practice authorities must show; nobody can when absent. */
  key?: string;
  now?: () => Date;
  /** Quetzales per dollar on every day, with five decimals. */
  rate?: string;
  /** Told of each request that gets no answer. */
  onSilence?: (request: IncomingMessage) => void;
}

export interface PracticeAuthorities {
  /** Where the functions find the authorities; nothing of one that the environment names already. */
  env: Record<string, string>;
  credentials: Record<string, unknown>;
  sat: PracticeAuthority;
  ledger: Ledger;
  sarah: PracticeAuthority;
  sarahLedger: Ledger;
  stop: () => Promise<void>;
}

const SAT_PATH = '/sat/transmision';
const SARAH_PATH = '/sarah/declaraciones';
const BCH_PATH = '/api/v1';
const BANGUAT_PATH = '/variables/ws/TipoCambio.asmx';
/** Largest request that the practice SAT takes, in megabytes; whoever sends is told by the settings. */
const MESSAGE_MB = 32;

/**
 * Practice authorities on this machine: SAT, SARAH and Banco de Guatemala over real SOAP, the Banco Central de Honduras
 * over JSON. When the environment names one
 * of its own, the practice one is not offered and nothing says «practice»: a real authority never meets practice settings.
 */
export async function startAuthorities({
  dataDir,
  port = 0,
  key,
  now = () => new Date(),
  rate,
  onSilence,
}: AuthoritiesOptions): Promise<PracticeAuthorities> {
  const ledger = new Ledger(dataDir);
  const sat = new PracticeAuthority(ledger, now);
  const server = createServer();
  const sarahLedger = new Ledger(dataDir, 'sarah', sarahNumber);
  const sarah = new PracticeAuthority(sarahLedger, now, SARAH_OBJECTIONS);
  const serve = await satService(server, SAT_PATH, sat);
  const serveSarah = sarahService(sarah, sarahLedger, now);
  /** Declarations: who is asked, by path, and who answers. */
  const services: Record<
    string,
    { mood: Mood; serve: (body: string, request: IncomingMessage) => Promise<Served> }
  > = {
    [SAT_PATH]: { mood: sat.mood, serve: (body, request) => serve(body, headersOf(request)) },
    [SARAH_PATH]: { mood: sarah.mood, serve: async (body) => serveSarah(body) },
  };
  const soapBank = await offer(server, BANGUAT_PATH, banguatWsdl, {
    TipoCambio: { TipoCambioSoap: { TipoCambioDia: () => rateOf(localDay(now()), rate) } },
  });
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (fromPage(request) || (path === '/script' && !knows(request, key))) {
      return void response.writeHead(403).end();
    }
    if (request.method === 'GET') return publish(path, response);
    const body = await read(request);
    if (path === '/script')
      return void response.end(JSON.stringify(direct({ sat, sarah }, JSON.parse(body))));
    if (path === BANGUAT_PATH) {
      const done = await soapBank.processRequest(body, { headers: headersOf(request), url: path });
      return reply(response, scripts.accept.reply, done.body, now());
    }
    const service = services[path];
    if (!service) return void response.writeHead(404).end();
    if (service.mood.slowMs > 0) await sleep(service.mood.slowMs);
    const { script, text } = await service.serve(body, request);
    if (script.reply.kind === 'hang') onSilence?.(request);
    reply(response, script.reply, text, now());
  }

  /** The description of what answers on a path, with the port that this server got. */
  function publish(path: string, response: ServerResponse): void {
    if (path.startsWith(`${BCH_PATH}/indicadores/97/`)) {
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify(hondurasRateOf(localDay(now()))));
    }
    const wsdl = { [SAT_PATH]: gtSatWsdl, [BANGUAT_PATH]: banguatWsdl }[path];
    if (wsdl === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' });
    response.end(publishedAt(wsdl, `${origin}${path}`));
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      ...offered({ SAT: `${origin}${SAT_PATH}`, SARAH: `${origin}${SARAH_PATH}` }),
      BANGUAT_ENDPOINT: `${origin}${BANGUAT_PATH}`,
      BCH_ENDPOINT: `${origin}${BCH_PATH}`,
    },
    credentials: { 'gt-sat': { '*': PRACTISING }, 'hn-sarah': { '*': PRACTISING } },
    sat,
    ledger,
    sarah,
    sarahLedger,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      ledger.close();
      sarahLedger.close();
    },
  };
}

const PRACTISING = { user: 'practica', password: 'practica' };

/** Waits that suit a training session: a doubt is settled in seconds, where the real authority gets half an hour. */
const TRAINING = {
  PRACTICE: '1',
  SAT_SETTLE_FACTOR: '0.02',
  SAT_TIMEOUT_MS: '8000',
  SAT_QUERY_TIMEOUT_MS: '5000',
  SAT_MESSAGE_MB: String(MESSAGE_MB),
  SARAH_MESSAGE_MB: String(MESSAGE_MB),
};

/** Settings of the authorities that are offered: those for which the environment names no other address. */
function offered(addresses: Record<string, string>): Record<string, string> {
  const free = Object.entries(addresses).filter(([name, address]) => {
    const own = process.env[`${name}_ENDPOINT`];
    return own === undefined || own === '' || own === address;
  });
  if (free.length === 0) return {};
  return Object.assign(
    {},
    TRAINING,
    ...free.map(([name, address]) => ({
      [`${name}_ENDPOINT`]: address,
      [`${name}_PRACTICE_ENDPOINT`]: address,
    })),
  ) as Record<string, string>;
}

/** Whether a browser sent it: programs state no origin, and call the authority by a name of this machine. */
const fromPage = ({ headers, socket }: IncomingMessage): boolean =>
  headers.origin !== undefined ||
  !['127.0.0.1', 'localhost'].some((name) => headers.host === `${name}:${socket.localPort}`);

function knows({ headers }: IncomingMessage, key: string | undefined): boolean {
  const shown = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${key ?? ''}`);
  return key !== undefined && shown.length === wanted.length && timingSafeEqual(shown, wanted);
}

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MESSAGE_MB * 1024 * 1024) throw new Error('Request too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** `{authority?, key?, play?: [names], serviceDown?, slowMs?, unique?}`; answers the scripts that exist. */
function direct(authorities: Record<string, PracticeAuthority>, order: Record<string, unknown>): object {
  const { mood } = authorities[String(order['authority'] ?? 'sat')] ?? authorities['sat']!;
  const names = Array.isArray(order['play']) ? order['play'].map(String) : [];
  const unknown = names.filter((name) => !isScript(name));
  if (unknown.length > 0)
    return { error: `No hay guion ${unknown.join(', ')}`, guiones: Object.keys(scripts) };
  if (names.length > 0)
    mood.queued.set(typeof order['key'] === 'string' ? order['key'] : '*', names.filter(isScript));
  if (typeof order['serviceDown'] === 'boolean') mood.serviceDown = order['serviceDown'];
  if (typeof order['slowMs'] === 'number') mood.slowMs = order['slowMs'];
  if (typeof order['unique'] === 'boolean') mood.unique = order['unique'];
  return { guiones: Object.keys(scripts) };
}
