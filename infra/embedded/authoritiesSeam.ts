import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Authorities {
  /** Addresses and time-outs of the authorities, `SAT_ENDPOINT` and the like. */
  env: Record<string, string>;
  /** What the functions must show them; becomes the secret `authority-credentials` of a new data folder. */
  credentials?: Record<string, unknown>;
  stop: () => Promise<void> | void;
}

interface AuthoritiesModule {
  startAuthorities: (options: { dataDir: string }) => Promise<Authorities>;
}

const NONE: Authorities = { env: {}, stop: () => undefined };

/**
 * Practice authorities, on this machine only. Whoever names an authority of their own (`SAT_ENDPOINT`) gets that one
 * for it, since the instance's environment stands above this one.
 */
export async function startPracticeAuthorities(dataDir: string): Promise<Authorities> {
  const file = new URL('./authorities/startAuthorities.ts', import.meta.url);
  if (!existsSync(fileURLToPath(file))) return NONE;
  const module = (await import(/* @vite-ignore */ file.href)) as AuthoritiesModule;
  return module.startAuthorities({ dataDir });
}
