import { isLocal } from '../../../shared/settings.ts';

export interface Practice {
  /** Addresses of the practice authorities, and the mark that the screens show as a red band. */
  env: Record<string, string>;
  /** Value of the secret `authority-credentials` of a new data folder. */
  credentials: Record<string, unknown>;
  /** The same of the secret `service-credentials`. */
  serviceCredentials: Record<string, unknown>;
  stop: () => Promise<void>;
}

/** Practice would speak to a real authority; tells which setting says so. */
export class RealAuthority extends Error {}

/**
 * Practice authorities and what marks an instance as practice. Refuses when a setting points at an authority that is
 * not on this machine: what is transmitted there has legal effect. Who shows `key` may direct the practice SAT.
 */
export async function startPractice(
  dataDir: string,
  settings: Record<string, string>,
  key: string,
  rate?: string,
): Promise<Practice> {
  for (const [name, value] of Object.entries(settings)) {
    if (name.endsWith('_ENDPOINT') && !isLocal(value)) throw new RealAuthority(sentence(name, value));
  }
  // SOAP is slow to load, and an instance without practice never needs it.
  const { startAuthorities } = await import('../authorities/startAuthorities.ts');
  const authorities = await startAuthorities({ dataDir, key, ...(rate === undefined ? {} : { rate }) });
  return {
    env: { ...authorities.env, PRACTICE: '1' },
    credentials: authorities.credentials,
    serviceCredentials: authorities.serviceCredentials,
    stop: () => authorities.stop(),
  };
}

const sentence = (name: string, value: string): string =>
  `${name} es «${value}», que no está en esta máquina, y el modo de práctica no transmite a una autoridad real. ` +
  `Quite ${name}, o inicie sin práctica con PRACTICE=0.`;
