import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { Assertion, Registration } from '../../../shared/users/factor/webAuthn.ts';
import { optionalSetting } from '../../runtime/config.ts';
import { ConditionLost } from '../../runtime/database.ts';
import type { Request } from '../../runtime/http/request.ts';
import type { Services } from '../../runtime/services.ts';
import { keepChallenge, takeChallenge, type Purpose } from './challenge.ts';
import { TABLE } from '../signInSecrets.ts';
import { passkeyKey, type Factors, type Holder, type PasskeyRow } from './factorRows.ts';
import { messageOfThrown } from '../../../shared/foundation/thrown.ts';

const TIMEOUT_MS = 120_000;

const library = () => import('./webAuthnLibrary.ts');

/** A sign-in, begun or whole, of the person whose passkeys these are. */
export interface Asker extends Holder {
  family: string;
}

const origins = (): string[] => optionalSetting('APP_ORIGINS', '').split(',');
const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).hostname : '');
const isAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[');

/**
 * Domain under which passkeys of the calling page are kept: the name of its address, which is one of those configured.
 * @throws Refusal `rejected` for a page that has no name: browsers keep no passkey for a bare address.
 */
function domainOf({ origin }: Request): string {
  const host = origin !== undefined && origins().includes(origin) ? hostOf(origin) : '';
  if (host !== '' && !isAddress(host)) return host;
  const where = host === '' ? 'este programa' : host;
  throw refusal('rejected', {
    summary: `Las llaves de acceso necesitan que Despacho se abra en un navegador con un nombre, y aquí es ${where}. Use la aplicación de códigos o pida el nombre a quien administra la instalación.`,
  });
}

/** Origins of the pages of a domain. */
const pagesOf = (domain: string): string[] => origins().filter((each) => hostOf(each) === domain);

/** What the browser is asked to make a passkey with; the challenge serves one answer. */
export async function askForNew(
  services: Services,
  asker: Asker,
  person: { login: string; name: string },
  factors: Factors,
  request: Request,
) {
  const domain = domainOf(request);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Despacho',
    rpID: domain,
    userName: person.login,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(asker.userId),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: factors.passkeys.map((row) => ({ id: row.CREDENCIAL, transports: row.TRANSPORTES })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await keepChallenge(services, asker.family, 'enrol', { challenge: options.challenge, domain });
  return options;
}

/** Facts of a passkey that was just made; undefined when the answer is not one to what was asked. */
export async function madePasskey(
  services: Services,
  asker: Asker,
  answer: Registration,
): Promise<Pick<PasskeyRow, 'CREDENCIAL' | 'LLAVE' | 'CONTADOR' | 'TRANSPORTES' | 'DOMINIO'> | undefined> {
  const asked = await takeChallenge(services, asker.family, 'enrol');
  if (!asked) return undefined;
  const { verifyRegistrationResponse } = await library();
  const found = await unlessWrong(services, () =>
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge: asked.challenge,
      expectedOrigin: pagesOf(asked.domain),
      expectedRPID: asked.domain,
      requireUserVerification: true,
    }),
  );
  if (!found?.verified) return undefined;
  const { credential } = found.registrationInfo;
  return {
    CREDENCIAL: credential.id,
    LLAVE: Buffer.from(credential.publicKey).toString('base64url'),
    CONTADOR: credential.counter,
    TRANSPORTES: answer.response.transports ?? [],
    DOMINIO: asked.domain,
  };
}

/** What the browser is asked to prove a passkey with; the challenge serves one answer. */
export async function askForOne(
  services: Services,
  asker: Asker,
  factors: Factors,
  purpose: Exclude<Purpose, 'enrol'>,
  request: Request,
) {
  const domain = domainOf(request);
  const here = factors.passkeys.filter((row) => row.DOMINIO === domain);
  if (here.length === 0) {
    throw refusal('rejected', {
      summary: `No tiene una llave de acceso para ${domain}. Use otro segundo factor.`,
    });
  }
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: domain,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: here.map((row) => ({ id: row.CREDENCIAL, transports: row.TRANSPORTES })),
  });
  await keepChallenge(services, asker.family, purpose, { challenge: options.challenge, domain });
  return options;
}

/** Whether the answer is of one of the person's passkeys, to what this sign-in was asked, with a counter that went on. */
export async function provesPasskey(
  services: Services,
  asker: Asker,
  factors: Factors,
  purpose: Exclude<Purpose, 'enrol'>,
  answer: Assertion,
): Promise<boolean> {
  const asked = await takeChallenge(services, asker.family, purpose);
  const passkey = factors.passkeys.find((row) => row.CREDENCIAL === answer.id);
  if (!asked || passkey?.DOMINIO !== asked.domain) return false;
  const { verifyAuthenticationResponse } = await library();
  const found = await unlessWrong(services, () =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: asked.challenge,
      expectedOrigin: pagesOf(asked.domain),
      expectedRPID: asked.domain,
      requireUserVerification: true,
      credential: {
        id: passkey.CREDENCIAL,
        publicKey: new Uint8Array(Buffer.from(passkey.LLAVE, 'base64url')),
        counter: passkey.CONTADOR,
      },
    }),
  );
  if (!found?.verified) return false;
  try {
    await services.database.aside({
      kind: 'update',
      table: TABLE,
      key: passkeyKey(asker, passkey.ID_FACTOR),
      set: { CONTADOR: found.authenticationInfo.newCounter, ULTIMO_USO: services.now().toISOString() },
      when: { equals: { CONTADOR: passkey.CONTADOR } },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}

/** The library throws for each thing that may be wrong with an answer; what it was is for the log alone. */
async function unlessWrong<T>(services: Services, check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch (error) {
    services.log.info('factor.unproved', { reason: messageOfThrown(error) });
    return undefined;
  }
}
