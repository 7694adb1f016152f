import { optionalSetting, setting } from '../../runtime/config.ts';

const LOCAL = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether an address is on this machine: a practice authority or a stand-in, never the real one. */
export const isLocal = (endpoint: string): boolean =>
  URL.canParse(endpoint) && LOCAL.includes(new URL(endpoint).hostname);

/**
 * Address of an authority. Only TLS leaves this machine; plain HTTP is for practice and for a stand-in on it.
 * @throws when the address would send credentials in the clear.
 */
export function endpointOf(name: string): string {
  const text = setting(name);
  if (new URL(text).protocol === 'https:' || isLocal(text)) return text;
  throw new Error(`${name} must be an https address`);
}

/** Positive number from a setting; the default when it is not set. */
export function numberOf(name: string, otherwise: number): number {
  const value = Number(optionalSetting(name, String(otherwise)));
  if (!Number.isFinite(value) || value <= 0) throw new Error(`${name} must be a positive number`);
  return value;
}
