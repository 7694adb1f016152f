import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { DEVICE_COOKIE } from '../runtime/http/request.ts';
import type { Services } from '../runtime/services.ts';
import { normalLogin } from './userRows.ts';

const KEEP_SECONDS = 400 * 24 * 60 * 60;
/** People who share one browser; of more, those who were here last. */
const MOST_PEOPLE = 5;
const FORM = /^[\w-]{22}(\.[\w-]{43}){1,5}$/;

/** What a browser says of itself: a random name, and for each login that was right here a seal of both. */
interface Device {
  name: string;
  seals: string[];
}

const read = (cookie: string | undefined): Device | undefined => {
  if (cookie === undefined || !FORM.test(cookie)) return undefined;
  const [name = '', ...seals] = cookie.split('.');
  return { name, seals };
};

async function sealOf(services: Services, name: string, login: string): Promise<string> {
  const master = Buffer.from(await services.secret('data-key'), 'base64');
  const key = Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), 'despacho/devices', 32));
  return createHmac('sha256', key)
    .update(`${name}\n${normalLogin(login)}`)
    .digest('base64url');
}

/** Name of a device that signed in with this login before; undefined for every other. It opens nothing by itself. */
export async function knownDevice(
  services: Services,
  cookie: string | undefined,
  login: string,
): Promise<string | undefined> {
  const device = read(cookie);
  if (!device) return undefined;
  const seal = Buffer.from(await sealOf(services, device.name, login));
  return device.seals.some((each) => timingSafeEqual(Buffer.from(each), seal)) ? device.name : undefined;
}

/** Cookie of a device that has just signed in with a login. */
export async function deviceCookie(
  services: Services,
  cookie: string | undefined,
  login: string,
): Promise<string> {
  const { name, seals } = read(cookie) ?? { name: randomBytes(16).toString('base64url'), seals: [] };
  const seal = await sealOf(services, name, login);
  const all = [seal, ...seals.filter((each) => each !== seal)].slice(0, MOST_PEOPLE);
  const value = [name, ...all].join('.');
  return `${DEVICE_COOKIE}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${KEEP_SECONDS}`;
}
