import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCredentials, readSettings } from '../../shared/settings.ts';
import { ensureFunctions } from '../build/ensureFunctions.ts';
import { ensureWeb } from '../build/web.ts';
import { clientAddressBehind } from './http/clientAddress.ts';
import { takeDataFolder } from './folder/dataFolder.ts';
import { keepCopying } from './copies/copies.ts';
import { NoCopy } from './copies/copyFolder.ts';
import { seedDemo, type DemoUser } from './demo/demoSeam.ts';
import { startHistory } from './demo/history/startHistory.ts';
import { isFull } from './folder/diskSpace.ts';
import { commonEnvironment, everyPlace, settingsOf } from './functions/environment.ts';
import { FunctionLog } from './functions/functionLog.ts';
import { Host, type PageHandler } from './http/host.ts';
import { FunctionPools } from './functions/functionPools.ts';
import { Owners } from './functions/owners.ts';
import { startPractice } from './demo/practice.ts';
import { keepNoting, lifeVariables } from './folder/lastLife.ts';
import { claimForPractice } from './folder/practiceData.ts';
import { randomKey } from './services/secretFiles.ts';
import { startServices } from './services/services.ts';
import { StaticFiles } from './http/staticFiles.ts';
import { wholeTopology, type Topology } from './settings/topologyOf.ts';
import { Workers } from './queues/workers.ts';

export interface InstanceOptions {
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  /** Where a copy of the data folder is laid every hour; none are made when absent. */
  copiesDir?: string;
  host?: string;
  topology?: Topology;
  /** Folder that holds `functions/`, `web/` and `build/`. */
  root?: string;
  /** Where builds are kept; `build` in the root by default. */
  buildDir?: string;
  quiet?: boolean;
  /** Variables for the functions, above everything else. */
  env?: Record<string, string>;
  /** The built app (default), none, or the handler that stands in for it while developing. */
  pages?: 'built' | 'none' | ((server: Host['server']) => Promise<PageHandler>);
  /** Demo companies and practice authorities; on by default. */
  practice?: boolean;
  /** A month of sample work for the demo companies; off by default, for whoever tests begins with nothing. */
  history?: boolean;
  /** Quetzales per dollar of the practice bank, with five decimals; one that follows from the day when absent. */
  practiceRate?: string;
}

export interface Instance {
  url: string;
  port: number;
  /** Every variable that any function gets, to reach the instance's parts with an SDK client. */
  env: Record<string, string>;
  demoUsers: DemoUser[];
  /** Runs a function as its trigger would. */
  invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** New calls run the bundles of this folder. */
  reload: (bundles: string) => void;
  stop: () => Promise<void>;
}

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** What stops the parts that stand already, the last one first. */
type Stops = (() => Promise<void> | void)[];

const now = (): Date => new Date();

/** How long what is in work may take to end before it is cut off; it is taken up again at the next start. */
const GRACE_MS = 4000;

/** Who calls first has the processor alone; copies are made ahead for who comes later. */
const WARM_AFTER_MS = 1000;

/** Starts everything of the topology on this machine, and stops all of it again if a part cannot start. */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const stops: Stops = [];
  const stop = async (): Promise<void> => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    return await start(options, stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(options: InstanceOptions, stops: Stops, stop: () => Promise<void>): Promise<Instance> {
  const { host = '127.0.0.1' } = options;
  const ground = await layGround(options, stops);
  const { pools, port } = await openDoor(options, host, ground, stops);
  stops.push(keepNoting(ground.folder, now));
  if (options.copiesDir !== undefined && ground.isAllHere) {
    const { holdFiles } = ground.services.emulators;
    const copied = { dataDir: ground.folder, copiesDir: options.copiesDir, now, holdFiles };
    stops.push(
      keepCopying(copied, (error) => pools.report('copies', error instanceof NoCopy ? error.message : error))
        .stop,
    );
  }
  if (ground.history) {
    const context = { env: ground.env, dataDir: ground.folder, history: true };
    stops.push(startHistory(context, (error) => pools.report('demo-history', error)).stop);
  }
  return {
    url: `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`,
    port,
    env: ground.env,
    demoUsers: ground.demoUsers,
    invoke: (name, event) => pools.invoke(name, event),
    reload: (built) => pools.replace(built),
    stop,
  };
}

/** What the door stands on: the data folder, the code that was built, the services of the machine, those who practise. */
async function layGround(options: InstanceOptions, stops: Stops) {
  const { root = projectRoot, topology = wholeTopology, practice = true } = options;
  const { buildDir = join(root, 'build') } = options;
  const history = practice && options.history === true;
  const settings = { ...settingsOf(process.env), ...options.env };
  readSettings(settings);
  const folder = takeDataFolder(options.dataDir);
  stops.push(folder.release);
  claimForPractice(folder.path, practice);
  const [bundles, webFolder] = await Promise.all([
    ensureFunctions({ root, functions: topology.functions }, join(buildDir, 'functions')),
    (options.pages ?? 'built') === 'built' ? ensureWeb(root) : undefined,
  ]);
  const services = await startServices(folder.path, topology, now, practice);
  stops.push(() => services.stop());
  const { secrets, endpoints, credentials, places } = services;
  const practicing = practice
    ? await startPractice(
        folder.path,
        settings,
        secrets.ensure('practice-key', randomKey),
        options.practiceRate,
      )
    : undefined;
  if (practicing) stops.push(() => practicing.stop());
  // A folder of practice from before an authority was there gets the practice user of that one too.
  readCredentials(secrets.complete('authority-credentials', practicing?.credentials ?? {}));
  readCredentials(
    secrets.complete('service-credentials', practicing?.serviceCredentials ?? {}),
    'service-credentials',
  );
  const isAllHere = endpoints.dynamo === endpoints.services;
  const environment = {
    ...commonEnvironment(endpoints, credentials),
    DATA_FOLDER: folder.path,
    // Of tables that lie elsewhere the folder tells nothing.
    ...(isAllHere ? lifeVariables(folder.path, Date.now()) : {}),
    ...(isAllHere && options.copiesDir !== undefined ? { COPIES_FOLDER: options.copiesDir } : {}),
    ...practicing?.env,
    ...settings,
  };
  const env = { ...environment, ...everyPlace(topology, places) };
  const demoUsers = practice ? await seedDemo({ env, dataDir: folder.path, history }) : [];
  const compileCache = join(buildDir, 'compile-cache');
  const built = { bundles, compileCache, webFolder };
  return {
    folder: folder.path,
    topology,
    settings,
    services,
    environment,
    env,
    demoUsers,
    history,
    isAllHere,
    built,
  };
}

type Ground = Awaited<ReturnType<typeof layGround>>;

/** The address that people open, the functions behind it, and the workers of their queues. */
async function openDoor(
  options: InstanceOptions,
  host: string,
  { folder, topology, settings, services, environment, built }: Ground,
  stops: Stops,
) {
  const log = new FunctionLog(folder, options.quiet ?? false);
  stops.push(() => log.close());
  const { services: servicesOrigin } = services.endpoints;
  const web = new Host({
    host,
    port: options.port,
    appOrigins: settings['APP_ORIGINS'],
    clientAddress: clientAddressBehind(settings['APP_PROXIES']),
    gate: services.gate,
    routes: topology.routes,
    owners: new Owners(),
    invoke: (name, event, requestId, owner) => pools.answer(name, event, requestId, owner),
    servicesOrigin,
    pages: (request, response) => pages(request, response),
    storageFull: () => isFull(folder),
    onFailure: (name, reference, error) => pools.report(`${name} ${reference}`, error),
    now,
  });
  const pages = await pageHandler(options, web.server, built.webFolder);
  const port = await web.listen();
  // The functions are told the addresses of the door, so they come after it.
  const pools = new FunctionPools({
    functions: topology.functions,
    bundles: built.bundles,
    compileCache: built.compileCache,
    environment: { ...environment, APP_ORIGINS: web.origins.join(',') },
    places: services.places,
    credentialsOf: services.credentialsOf,
    log,
  });
  stops.push(() => pools.stop());
  const workers = new Workers({
    invoke: (name, event) => pools.invoke(name, event),
    servicesOrigin,
    topology,
    credentials: services.credentials,
    places: services.places,
    onFailure: (name, error) => pools.report(name, error),
  });
  stops.push(async () => void (await Promise.all([web.stop(), withGrace(workers.stop())])));
  const warming = setTimeout(() => void pools.warm(), WARM_AFTER_MS);
  stops.push(() => clearTimeout(warming));
  return { pools, port };
}

async function pageHandler(
  { pages = 'built' }: InstanceOptions,
  server: Host['server'],
  webFolder: string | undefined,
): Promise<PageHandler> {
  if (typeof pages === 'function') return pages(server);
  if (webFolder === undefined || !existsSync(webFolder))
    return (_request, response) => void response.writeHead(404).end();
  const files = new StaticFiles(webFolder);
  return (request, response) => files.handle(request, response);
}

async function withGrace(work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, GRACE_MS);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
