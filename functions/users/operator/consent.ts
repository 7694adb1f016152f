import { addDays, daysBetween, formatDate, localDay } from '../../../shared/foundation/dates/date.ts';
import { invalidParam, refusal } from '../../../shared/foundation/contracts/refusal.ts';
import {
  MOST_CONSENT_DAYS,
  type consentProcedures,
  type OperatorConsent,
} from '../../../shared/users/operator/consentProcedures.ts';
import { companyRowKey } from '../../runtime/caller.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import type { CompanyRecord, Consent } from '../userRows.ts';

const NONE: OperatorConsent = { DESDE: '', HASTA: '', POR: '', MOTIVO: '' };

/** The consent of a company that holds on a day. */
export const consentOn = (
  { CONSENTIMIENTO }: Pick<CompanyRecord, 'CONSENTIMIENTO'>,
  day: string,
): Consent | undefined => (CONSENTIMIENTO && CONSENTIMIENTO.HASTA >= day ? CONSENTIMIENTO : undefined);

const stored = async ({ services, scope }: Call<unknown>): Promise<CompanyRecord> => {
  const row = await services.database.get<CompanyRecord>('users', companyRowKey(scope.company));
  if (!row) throw refusal('not-found', { what: 'una empresa' });
  return row;
};

const said = (consent: Consent | undefined): string =>
  consent ? `hasta el ${formatDate(consent.HASTA)}: ${consent.MOTIVO}` : 'no se consiente';

/** Writes what holds from now on, told in the logbook. What is withdrawn ended the day before. */
async function write(
  { services, scope }: Call<unknown>,
  company: CompanyRecord,
  next: Consent | undefined,
): Promise<void> {
  const today = localDay(services.now());
  await services.database.write({
    kind: 'update',
    table: 'users',
    key: companyRowKey(scope.company),
    set: {
      CONSENTIMIENTO: next ?? { ...NONE, ...company.CONSENTIMIENTO, HASTA: addDays(today, -1) },
    },
    told: [
      {
        field: 'Documentos a la vista de quien opera la plataforma',
        before: said(consentOn(company, today)),
        after: said(next),
      },
    ],
    when: { exists: true },
  });
}

export const operatorConsent: Implementation<typeof consentProcedures.operatorConsent> = async (call) =>
  consentOn(await stored(call), localDay(call.services.now())) ?? NONE;

export const giveOperatorConsent: Implementation<typeof consentProcedures.giveOperatorConsent> = async (
  call,
) => {
  const { services, scope, input } = call;
  const DESDE = localDay(services.now());
  if (input.HASTA < DESDE) throw invalidParam('HASTA', 'ya pasó; elija hoy o un día que viene');
  if (daysBetween(DESDE, input.HASTA) > MOST_CONSENT_DAYS)
    throw invalidParam('HASTA', `está a más de ${MOST_CONSENT_DAYS} días; elija uno más cercano y renuévelo`);
  const MOTIVO = input.MOTIVO.trim();
  if (MOTIVO === '') throw invalidParam('MOTIVO', 'falta; queda en la bitácora de la empresa');
  const next: Consent = { DESDE, HASTA: input.HASTA, POR: scope.userName, MOTIVO };
  await write(call, await stored(call), next);
  return next;
};

/** It needs no proof: whoever administers takes it back at once. */
export const withdrawOperatorConsent: Implementation<
  typeof consentProcedures.withdrawOperatorConsent
> = async (call) => {
  await write(call, await stored(call), undefined);
  return NONE;
};
