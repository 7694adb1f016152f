import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureFunctions } from '../build/ensureFunctions.ts';
import type { Host, PageHandler } from './http/host.ts';
import { startClockAt } from './settings/clock.ts';
import { projectRoot, startInstance, type Instance } from './instance.ts';
import { startSettings } from './settings/settings.ts';
import { stopOnSignals } from './stopping.ts';
import { wholeTopology } from './settings/topologyOf.ts';
import { welcome } from './welcome.ts';

/** `npm run dev`: as `npm start`, with the app served from its sources and functions built again as they change. */

const QUIET_MS = 150;

/** Vite inside our own server, so that the app, its API and its hot reload share one address. */
async function developmentPages(server: Host['server']): Promise<PageHandler> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(projectRoot, 'web', 'vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  });
  return (request, response) => vite.middlewares(request, response, () => void response.writeHead(404).end());
}

/** Watches until the process ends. A build that fails is told and leaves the running code in place. */
function rebuildOnChange(instance: Instance): void {
  let timer: NodeJS.Timeout | undefined;
  const rebuild = async (): Promise<void> => {
    try {
      const { functions } = wholeTopology;
      const builds = join(projectRoot, 'build', 'functions');
      instance.reload(await ensureFunctions({ root: projectRoot, functions }, builds));
      console.log(`Funciones actualizadas ${new Date().toLocaleTimeString('es-GT')}`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  for (const folder of ['functions', 'shared']) {
    watch(join(projectRoot, folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => void rebuild(), QUIET_MS);
    });
  }
}

const began = performance.now();
const settings = startSettings(process.env);
if (settings.startsAt) startClockAt(settings.startsAt);
const starting = startInstance({ ...settings, pages: developmentPages });
stopOnSignals(async () => (await starting).stop());
const instance = await starting;
rebuildOnChange(instance);
console.log(welcome(instance, settings, performance.now() - began));
