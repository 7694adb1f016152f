import { invalidParam, refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { formatDateTime, localDateTime } from '../../../shared/foundation/dates/date.ts';
import {
  accountsOf,
  LONGEST_FIELD,
  type ServiceAccount,
} from '../../../shared/transmission/outside/accounts.ts';
import type {
  credentialProcedures,
  ListedCredential,
} from '../../../shared/transmission/outside/credentialProcedures.ts';
import { lookupsWithToken, tokenService } from '../../../shared/transmission/outside/register.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { CREDENTIALS, ownCredentialsKey, sealCredentials, type OwnCredentialsRow } from './ownCredentials.ts';
import { forgetRefusals } from './account.ts';
import { forgetToken } from './token.ts';

/** Which credentials of the company are there; never what they are. */
export const credentials: Implementation<typeof credentialProcedures.credentials> = (call) => listedOf(call);

async function listedOf({ services, scope }: Call<unknown>): Promise<ListedCredential[]> {
  const accounts = accountsOf(scope.country);
  const rows = await services.database.getMany<OwnCredentialsRow>(
    CREDENTIALS,
    accounts.map(({ service }) => ownCredentialsKey(scope, service)),
  );
  return accounts.map(({ service, label, opens, fields }, index) => ({
    SERVICIO: service,
    ETIQUETA: label,
    ABRE: opens,
    CAMPOS: fields.map((field) => ({ NOMBRE: field.name, ETIQUETA: field.label })),
    GUARDADA: rows[index] ? new Date(rows[index].at).toISOString() : '',
    POR: rows[index]?.by ?? '',
  }));
}

/** Letters that no service takes in a user or a password, and that would break a header. */
const CONTROL = /\p{Cc}/u;

/** The value of each field of the account, and of nothing else. */
function valuesOf({ fields, label }: ServiceAccount, typed: Readonly<Record<string, string>>) {
  const strange = Object.keys(typed).find((name) => !fields.some((field) => field.name === name));
  if (strange !== undefined) throw invalidParam('VALORES', `«${strange}» no es un campo de ${label}`);
  return Object.fromEntries(
    fields.map((field): [string, string] => {
      const value = typed[field.name] ?? '';
      if (value.trim() === '') throw invalidParam(field.label, 'falta y es obligatorio; escríbalo');
      if (value !== value.trim())
        throw invalidParam(
          field.label,
          'empieza o termina con un espacio; bórrelo, que el servicio lo contaría',
        );
      if (value.length > LONGEST_FIELD)
        throw invalidParam(field.label, `admite hasta ${LONGEST_FIELD} letras; revise si pegó algo de más`);
      if (CONTROL.test(value))
        throw invalidParam(
          field.label,
          'trae un salto de línea o una tabulación; escríbalo en una sola línea',
        );
      return [field.name, value];
    }),
  );
}

async function found(call: Call<{ SERVICIO: string }>) {
  const { services, scope, input } = call;
  const account = accountsOf(scope.country).find(({ service }) => service === input.SERVICIO);
  if (!account) throw refusal('not-found', { what: 'un servicio' });
  const key = ownCredentialsKey(scope, account.service);
  return { account, key, row: await services.database.get<OwnCredentialsRow>(CREDENTIALS, key) };
}

const said = (row: OwnCredentialsRow | undefined): string =>
  row ? `guardada el ${formatDateTime(localDateTime(row.at))} por ${row.by}` : 'ninguna';

/** The next call asks in the name of whoever stands there now, also where the last one was refused. */
async function forget({ services, scope }: Call<unknown>, { service }: ServiceAccount): Promise<void> {
  const withToken = service === tokenService(scope.country);
  if (withToken) await forgetToken(services, scope);
  await forgetRefusals(services, scope, [service, ...(withToken ? lookupsWithToken(scope.country) : [])]);
}

export const saveCredential: Implementation<typeof credentialProcedures.saveCredential> = async (call) => {
  const { services, scope, input } = call;
  const { account, key, row } = await found(call);
  const values = valuesOf(account, input.VALORES);
  const item: OwnCredentialsRow = {
    ...key,
    sealed: sealCredentials(services, scope, account.service, values),
    by: scope.login,
    at: services.now().getTime(),
  };
  await services.database.write({
    kind: 'put',
    table: CREDENTIALS,
    item: { ...item, ...key },
    told: [{ field: `Credenciales de ${account.label}`, before: said(row), after: said(item) }],
  });
  await forget(call, account);
  return listedOf(call);
};

export const removeCredential: Implementation<typeof credentialProcedures.removeCredential> = async (
  call,
) => {
  const { account, key, row } = await found(call);
  if (!row) throw refusal('not-found', { what: 'una credencial guardada' });
  await call.services.database.write({
    kind: 'delete',
    table: CREDENTIALS,
    key,
    told: [{ field: `Credenciales de ${account.label}`, before: said(row), after: 'quitada' }],
  });
  await forget(call, account);
  return listedOf(call);
};
