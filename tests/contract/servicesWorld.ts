import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createParties } from '../../functions/parties/handler.ts';
import { createTransmission } from '../../functions/transmission/handler.ts';
import {
  startAuthorities,
  type PracticeAuthorities,
} from '../../infra/embedded/authorities/startAuthorities.ts';
import { forgetRefusals } from '../../functions/transmission/outside/account.ts';
import { serviceKey, SERVICES } from '../../functions/transmission/outside/rows.ts';
import { serviceAccounts } from '../../shared/transmission/outside/accounts.ts';
import { outsideServices } from '../../shared/transmission/outside/register.ts';
import { startWorld, type Person } from './world.ts';

const START = Date.parse('2026-11-20T15:00:00Z');
/** So many minutes after the morning on which the tests of services begin. */
export const after = (minutes: number): string => new Date(START + minutes * 60_000).toISOString();

let number = 1000000;
/** A NIT that no test has asked for, not one that plays a script. */
export const fresh = (): string => `${(number += 7)}K`;

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
    /** Every service answers again, none is known to have failed, and nobody’s user to be refused. */
    calm: async (): Promise<void> => {
      const { mood } = practice.services;
      mood.serviceDown = false;
      mood.slowMs = 0;
      mood.queued.clear();
      mood.refused.clear();
      for (const { name } of outsideServices)
        await services.database.aside({ kind: 'delete', table: SERVICES, key: serviceKey(name) });
      const doors = [
        ...outsideServices.map(({ name }) => name),
        ...serviceAccounts.map(({ service }) => service),
      ];
      for (const company of ['emp-1', 'emp-2'])
        await forgetRefusals(services, { company }, [...new Set(doors)]);
    },
    stop: async () => {
      await practice.stop();
      await world.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type ServicesWorld = Awaited<ReturnType<typeof startServicesWorld>>;
