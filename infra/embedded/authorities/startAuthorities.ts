import { join } from 'node:path';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { banguatWsdl } from '../../../shared/transmission/wsdl/banguat.ts';
import { gtSatWsdl } from '../../../shared/transmission/wsdl/gtSat.ts';
import { publishedAt } from '../../../shared/transmission/wsdl/publishedAt.ts';
import { localDay } from '../../../shared/foundation/dates/date.ts';
import { answering, headersOf, MESSAGE_MB, type Declarations, type Published } from './answering.ts';
import { CERTIFIER_OBJECTIONS, certifierAddresses, certifierNumber } from './certifierService.ts';
import { demoCompanies } from '../demo/companies.ts';
import { PracticeFiles } from './files/practiceFiles.ts';
import { Ledger, sarahNumber } from './ledger.ts';
import { offer } from './offer.ts';
import { PracticeAuthority, type Mood } from './practiceAuthority.ts';
import { PracticeServices } from './practiceServices.ts';
import { hondurasRateOf, rateOf } from './practiceRate.ts';
import { MANIFEST_OBJECTIONS, manifestAddresses } from './manifestService.ts';
import { SARAH_OBJECTIONS, sarahService } from './sarahService.ts';
import { satService } from './satService.ts';
import { portOf } from '../http/portOf.ts';

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
  /** Users at what is looked up, under the names of `service-credentials`. */
  serviceCredentials: Record<string, unknown>;
  services: PracticeServices;
  files: PracticeFiles;
  sat: PracticeAuthority;
  ledger: Ledger;
  sarah: PracticeAuthority;
  sarahLedger: Ledger;
  manifests: PracticeAuthority;
  manifestLedger: Ledger;
  certifiers: PracticeAuthority;
  certifierLedger: Ledger;
  stop: () => Promise<void>;
}

const SAT_PATH = '/sat/transmision';
const SARAH_PATH = '/sarah/declaraciones';
/** Before the addresses of the manifests. */
const MANIFESTS_PATH = '/ws';
const BCH_PATH = '/api/v1';
const LOOKUPS_PATH = '/consultas';
const TOKEN_PATH = '/aduana-digital/token';
const CERTIFIER_PATHS = ['/certificador-a', '/certificador-b'] as const;
const BANGUAT_PATH = '/variables/ws/TipoCambio.asmx';

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
  const made = practices(dataDir, now);
  const { sat, sarah, sarahLedger, manifests, certifiers, services, files } = made;
  const server = createServer();
  const serve = await satService(server, SAT_PATH, sat);
  const serveSarah = sarahService(sarah, sarahLedger, now);
  const declarations: Record<string, Declarations> = {
    [SAT_PATH]: { mood: sat.mood, serve: (body, request) => serve(body, headersOf(request)) },
    [SARAH_PATH]: { mood: sarah.mood, serve: async (body) => serveSarah(body) },
    ...manifestAddresses(manifests, MANIFESTS_PATH),
    ...certifierAddresses(certifiers, CERTIFIER_PATHS),
    ...services.addresses(LOOKUPS_PATH, TOKEN_PATH),
  };
  const soapBank = await offer(server, BANGUAT_PATH, banguatWsdl, {
    TipoCambio: { TipoCambioSoap: { TipoCambioDia: () => rateOf(localDay(now()), rate) } },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${portOf(server)}`;
  const answer = answering({
    declarations,
    bank: { path: BANGUAT_PATH, soap: soapBank },
    published: (path) => publishedOn(path, origin, now()),
    moods: moodsOf({ sat, sarah, manifests, certifiers, services, files }),
    key,
    now,
    onSilence,
  });
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  return {
    env: environmentAt(origin, await files.start()),
    credentials: CREDENTIALS,
    serviceCredentials: SERVICE_CREDENTIALS,
    ...made,
    stop: async () => {
      await files.stop();
      await closed(server, [made.ledger, sarahLedger, made.manifestLedger, made.certifierLedger]);
    },
  };
}

/** The mood of each, by the name that a script's order gives. */
const moodsOf = (made: Record<string, { mood: Mood }>): Record<string, Mood> =>
  Object.fromEntries(Object.entries(made).map(([name, { mood }]) => [name, mood]));

/** Who answers, each with the book of what it did. */
function practices(dataDir: string, now: () => Date) {
  const ledger = new Ledger(dataDir);
  const sat = new PracticeAuthority(ledger, now);
  const sarahLedger = new Ledger(dataDir, 'sarah', sarahNumber);
  const sarah = new PracticeAuthority(sarahLedger, now, SARAH_OBJECTIONS);
  const manifestLedger = new Ledger(dataDir, 'manifiestos', sarahNumber);
  const manifests = new PracticeAuthority(manifestLedger, now, MANIFEST_OBJECTIONS);
  const certifierLedger = new Ledger(dataDir, 'certificadores', certifierNumber);
  const certifiers = new PracticeAuthority(certifierLedger, now, CERTIFIER_OBJECTIONS);
  const services = new PracticeServices(now);
  const files = new PracticeFiles({ folder: join(dataDir, 'practice-archivos') });
  return {
    ledger,
    sat,
    sarahLedger,
    sarah,
    manifestLedger,
    manifests,
    certifierLedger,
    certifiers,
    services,
    files,
  };
}

async function closed(server: Server, ledgers: readonly Ledger[]): Promise<void> {
  const over = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await over;
  for (const ledger of ledgers) ledger.close();
}

/** What answers on a path without being asked anything: a description with this server's port, or the other bank's rate. */
function publishedOn(path: string, origin: string, now: Date): Published | undefined {
  if (path.startsWith(`${BCH_PATH}/indicadores/97/`))
    return { type: 'application/json', text: JSON.stringify(hondurasRateOf(localDay(now))) };
  const wsdl = { [SAT_PATH]: gtSatWsdl, [BANGUAT_PATH]: banguatWsdl }[path];
  return wsdl === undefined
    ? undefined
    : { type: 'text/xml; charset=utf-8', text: publishedAt(wsdl, `${origin}${path}`) };
}

/** Where functions find what answers at an origin. */
const environmentAt = (origin: string, files: string): Record<string, string> => ({
  ...offered({
    SAT: `${origin}${SAT_PATH}`,
    SARAH: `${origin}${SARAH_PATH}`,
    SARAH_MANIFESTS: `${origin}${MANIFESTS_PATH}`,
    SAT_LOOKUPS: `${origin}${LOOKUPS_PATH}`,
    SARAH_LOOKUPS: `${origin}${LOOKUPS_PATH}`,
    CERTIFICADOR_A: `${origin}${CERTIFIER_PATHS[0]}`,
    CERTIFICADOR_B: `${origin}${CERTIFIER_PATHS[1]}`,
    SAT_TOKEN: `${origin}${TOKEN_PATH}`,
    SARAH_TOKEN: `${origin}${TOKEN_PATH}`,
    SAT_FILES: files,
  }),
  BANGUAT_ENDPOINT: `${origin}${BANGUAT_PATH}`,
  BCH_ENDPOINT: `${origin}${BCH_PATH}`,
});

const PRACTISING = { '*': { user: 'practica', password: 'practica' } };
const CREDENTIALS = {
  'gt-sat': PRACTISING,
  'hn-sarah': PRACTISING,
  'hn-manifiestos': PRACTISING,
  'certificador-a': PRACTISING,
  'certificador-b': PRACTISING,
};

const SERVICE_CREDENTIALS = {
  'consultas-gt': PRACTISING,
  'consultas-hn': PRACTISING,
  'token-gt': PRACTISING,
  'token-hn': PRACTISING,
  // Each company has a folder of its own there, as at the authority.
  'archivos-gt': {
    ...PRACTISING,
    ...Object.fromEntries(demoCompanies.map(({ id }) => [id, { user: id, password: 'practica' }])),
  },
};

/** Waits that suit a training session: a doubt is settled in seconds, where the real authority gets half an hour. */
const TRAINING = {
  PRACTICE: '1',
  SAT_SETTLE_FACTOR: '0.02',
  SAT_TIMEOUT_MS: '8000',
  SAT_QUERY_TIMEOUT_MS: '5000',
  SAT_LOOKUP_TIMEOUT_MS: '3000',
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
