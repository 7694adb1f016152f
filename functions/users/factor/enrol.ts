import { invalidParam, refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { factorProcedures } from '../../../shared/users/factor/procedures.ts';
import { ConditionLost, type Item, type Write } from '../../runtime/database.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { renew } from '../renew.ts';
import { revokeOthers } from '../sessions.ts';
import { TABLE } from '../signInSecrets.ts';
import {
  forgetWrites,
  hasFactor,
  passkeyKey,
  pendingTotpKey,
  resetKey,
  totpKey,
  type Factors,
} from './factorRows.ts';
import { askForNew, madePasskey } from './passkeys.ts';
import { makeRecoveryCodes } from './recoveryCodes.ts';
import { askerOf, ownFactors } from './stepUp.ts';
import { newTotp, openSecret, sealSecret, stepOf } from './totp.ts';

const PENDING_SECONDS = 15 * 60;
const MOST_PASSKEYS = 10;

/** A secret that was shown and waits for its first code. */
interface PendingRow extends Item {
  ID_FACTOR: string;
  SECRETO: Uint8Array;
  /** Sign-in that asked for it: no other confirms it. */
  FAMILIA: string;
  HASTA: number;
}

/**
 * Factors of a caller who may add one. A session that was opened before the person had any, as by who knew the password
 * alone, adds none beside them: it is over.
 */
async function mayAdd(call: Call<unknown>): Promise<Factors> {
  const factors = await ownFactors(call);
  if (hasFactor(factors) && call.session.factor !== true) throw refusal('session.missing');
  return factors;
}

export const beginTotp: Implementation<typeof factorProcedures.beginTotp> = async (call) => {
  const { services, scope, session } = call;
  await mayAdd(call);
  const { secret, address } = await newTotp(scope.login);
  const key = pendingTotpKey(askerOf(call));
  await services.database.write({
    kind: 'put',
    table: TABLE,
    item: {
      ...key,
      ID_FACTOR: services.id('fac'),
      SECRETO: sealSecret(services, scope, key, secret),
      FAMILIA: session.family,
      HASTA: Math.floor(services.now().getTime() / 1000) + PENDING_SECONDS,
    },
  });
  return { SECRETO: secret, ENLACE: address };
};

export const confirmTotp: Implementation<typeof factorProcedures.confirmTotp> = async (call) => {
  const { input, services, scope, session } = call;
  const factors = await mayAdd(call);
  const asker = askerOf(call);
  const pendingKey = pendingTotpKey(asker);
  const pending = await services.database.get<PendingRow>(TABLE, pendingKey);
  const now = services.now();
  if (pending?.FAMILIA !== session.family || pending.HASTA * 1000 <= now.getTime()) {
    throw refusal('rejected', {
      summary: 'Ese código QR ya no vale: pasaron más de quince minutos. Pida otro y escanéelo.',
    });
  }
  const secret = openSecret(services, scope, pendingKey, pending.SECRETO);
  const step = await stepOf(secret, input.CODIGO, now);
  if (step === undefined) {
    throw refusal('rejected', {
      summary:
        'Ese código no es el que muestra la aplicación ahora. Espere el siguiente y revise la hora del teléfono.',
    });
  }
  const key = totpKey(asker);
  const added: Write[] = [
    {
      kind: 'delete',
      table: TABLE,
      key: pendingKey,
      when: { equals: { ID_FACTOR: pending.ID_FACTOR } },
    },
    {
      kind: 'put',
      table: TABLE,
      item: {
        ...key,
        ID_FACTOR: pending.ID_FACTOR,
        NOMBRE: 'Aplicación de códigos',
        CREADO: now.toISOString(),
        ULTIMO_USO: '',
        SECRETO: sealSecret(services, scope, key, secret),
        PASO: step,
      },
    },
  ];
  return { CODIGOS: await add(call, factors, added, 'codigo') };
};

export const beginPasskey: Implementation<typeof factorProcedures.beginPasskey> = async (call) => {
  const { services, scope, request } = call;
  const factors = await mayAdd(call);
  if (factors.passkeys.length >= MOST_PASSKEYS) {
    throw refusal('rejected', {
      summary: `Tiene ${MOST_PASSKEYS} llaves de acceso, que es el máximo. Quite una que ya no use.`,
    });
  }
  const person = { login: scope.login, name: scope.userName };
  return askForNew(services, askerOf(call), person, factors, request);
};

export const confirmPasskey: Implementation<typeof factorProcedures.confirmPasskey> = async (call) => {
  const { input, services } = call;
  const NOMBRE = input.NOMBRE.trim();
  if (NOMBRE === '') throw invalidParam('NOMBRE', 'falta y es obligatorio');
  const factors = await mayAdd(call);
  const asker = askerOf(call);
  const made = await madePasskey(services, asker, input.RESPUESTA);
  if (!made || factors.passkeys.some((row) => row.CREDENCIAL === made.CREDENCIAL)) {
    throw refusal('rejected', {
      summary: 'La llave de acceso no se pudo comprobar. Pídala de nuevo y confírmela en el dispositivo.',
    });
  }
  const ID_FACTOR = services.id('fac');
  const item = { ID_FACTOR, NOMBRE, CREADO: services.now().toISOString(), ULTIMO_USO: '', ...made };
  const added: Write = {
    kind: 'put',
    table: TABLE,
    item: { ...item, ...passkeyKey(asker, ID_FACTOR) },
    when: { absent: true },
  };
  return { CODIGOS: await add(call, factors, [added], 'llave') };
};

/**
 * Adds a factor that was proved. With the first one come recovery codes, and the sign-ins end that were opened without.
 * @returns the codes to be shown this once; none where the person has some.
 */
async function add(
  call: Call<unknown>,
  factors: Factors,
  added: readonly Write[],
  way: 'codigo' | 'llave',
): Promise<string[]> {
  const { services, scope, session } = call;
  const asker = askerOf(call);
  const first = !hasFactor(factors);
  const { codes, writes } =
    first || factors.codes === 0 ? await makeRecoveryCodes(services, asker) : { codes: [], writes: [] };
  try {
    const old = first ? await forgetWrites(services, asker, 'codes') : [];
    await services.database.write(...added, ...old, ...writes, {
      kind: 'delete',
      table: TABLE,
      key: resetKey(asker),
    });
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw refusal('rejected', { summary: 'Otra ventana acaba de agregar este factor. Revise su lista.' });
  }
  if (first) await revokeOthers(services, session);
  await renew(call, { factor: true });
  services.log.info('factor.added', { company: scope.company, userId: scope.userId, way });
  return codes;
}
