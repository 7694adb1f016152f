import * as z from 'zod';
import { param } from '../../foundation/contracts/params.ts';
import { procedure } from '../../foundation/contracts/procedure.ts';

const group = 'users' as const;

/** Days for which a consent may be given at once. */
export const MOST_CONSENT_DAYS = 90;

const consent = z.object({
  /** First and last day, local; '' where there is none in force. */
  DESDE: z.string(),
  HASTA: z.string(),
  POR: z.string(),
  MOTIVO: z.string(),
});
export type OperatorConsent = z.infer<typeof consent>;

/** Contracts by which a company lets who operates the platform take its data, for some days, and takes that back. */
export const consentProcedures = {
  operatorConsent: procedure({
    group,
    name: 'operatorConsent',
    summary: 'ver si quien opera la plataforma puede ver documentos',
    permission: 'admin',
    effect: 'read',
    params: {},
    result: consent,
  }),
  giveOperatorConsent: procedure({
    group,
    name: 'giveOperatorConsent',
    summary: 'consentir que quien opera la plataforma vea documentos',
    permission: 'admin',
    effect: 'write',
    stepUp: true,
    params: {
      HASTA: param.day('Último día, local'),
      MOTIVO: param.text('Para qué', 300),
    },
    result: consent,
  }),
  withdrawOperatorConsent: procedure({
    group,
    name: 'withdrawOperatorConsent',
    summary: 'retirar el consentimiento a quien opera la plataforma',
    permission: 'admin',
    effect: 'write',
    params: {},
    result: consent,
  }),
};
