import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createParties } from '../../functions/parties/handler.ts';
import { createTransmission } from '../../functions/transmission/handler.ts';
import {
  startAuthorities,
  type PracticeAuthorities,
} from '../../infra/embedded/authorities/startAuthorities.ts';
import { startWorld, type Person } from './world.ts';

/**
 * The look-ups over real tables and HTTP, with a clock of their own; what is logged is kept here. `secret` is what
 * `service-credentials` holds.
 */
export async function startServicesWorld() {
  const world = await startWorld();
  const folder = mkdtempSync(join(tmpdir(), 'despacho-practice-'));
  const held = { secret: '{}' };
  const practice: PracticeAuthorities = await startAuthorities({
    dataDir: folder,
    now: () => world.services.now(),
  });
  Object.assign(process.env, practice.env, { SAT_LOOKUP_TIMEOUT_MS: '400' });
  held.secret = JSON.stringify(practice.serviceCredentials);
  const logged: string[] = [];
  const write = (...said: unknown[]) => void logged.push(JSON.stringify(said));
  const services = {
    ...world.services,
    log: { info: write, warn: write, error: write },
    secret: async (name: string) =>
      name === 'service-credentials' ? held.secret : world.services.secret(name),
  };
  const transmission = createTransmission(async () => services);
  const parties = createParties(async () => services);
  return {
    ...world,
    services,
    practice,
    held,
    logged,
    transmission,
    /** A card of the company, and its id. */
    card: async (by: Person, NIT: string): Promise<string> => {
      const { result } = await world.call(
        parties,
        'create',
        { CUERPO: { FICHA: { ID_ROL: 'IMPORTADOR', NOMBRE: 'X', NIT } } },
        by,
      );
      return (result as { header: { ID: string } }).header.ID;
    },
    stop: async () => {
      await practice.stop();
      await world.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type ServicesWorld = Awaited<ReturnType<typeof startServicesWorld>>;
