import type { Assertion, Registration } from '../../../shared/users/factor/webAuthn.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import type { userProcedures } from '../../../shared/users/procedures.ts';

/** The library comes when somebody uses a passkey, and not with the page. */
const library = () => import('@simplewebauthn/browser');

/** Whether this page may keep passkeys: the browser knows them, and the address is a name that is served safely. */
export const passkeysHere = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

/** What a person reads when the browser or they themselves ended it. */
const told = (error: unknown): Error => {
  const { name } = error as Error;
  if (name === 'InvalidStateError')
    return new Error('Ese dispositivo ya tiene una llave de acceso suya. Use otro, o la que ya tiene.');
  return new Error(
    'No se completó: se canceló o pasó demasiado tiempo. Intente de nuevo y confirme en el dispositivo.',
  );
};

/** Has the person prove a passkey; what comes back goes to the server as it is. */
export async function provePasskey(
  optionsJSON: Result<typeof userProcedures.secondStepOptions>,
): Promise<Assertion> {
  const { startAuthentication } = await library();
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON });
    return { id, rawId, type: 'public-key', response, clientExtensionResults: {} };
  } catch (error) {
    throw told(error);
  }
}

/** Has the person make a passkey. */
export async function makePasskey(
  optionsJSON: Result<typeof userProcedures.beginPasskey>,
): Promise<Registration> {
  const { startRegistration } = await library();
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
    };
  } catch (error) {
    throw told(error);
  }
}
