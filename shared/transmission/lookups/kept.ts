import * as z from 'zod';
import type { CountryCode } from '../../countries/country.ts';
import { capital } from '../../foundation/text/capital.ts';
import { LOOKUPS, lookups, type LookupName } from './register.ts';

/** How what a document asked for stands. */
export const LOOKUP_STATES = ['VERIFICADA', 'NO_EXISTE', 'SIN_VERIFICAR'] as const;
export type LookupState = (typeof LOOKUP_STATES)[number];

/** Why nothing is known, or no more than before. */
export const LOOKUP_REASONS = [
  'no-address',
  'credentials',
  'silent',
  'open',
  'unreadable',
  'other',
  'too-large',
  'form',
  'code',
] as const;
export type LookupReason = (typeof LOOKUP_REASONS)[number];

/** What a service said of something that a document names, as it is kept with the document. */
export const keptLookup = z.object({
  CONSULTA: z.enum(LOOKUPS),
  CLAVE: z.string(),
  ESTADO: z.enum(LOOKUP_STATES),
  /** What was said, by the names of the register; of an unverified one what was said last, if ever. */
  DICE: z.record(z.string(), z.string()),
  /** Spanish sentence: what is known, and what happens next. */
  FRASE: z.string(),
  /** When the service said it (an instant); '' when it never did. */
  DICHO: z.string(),
  /** When it is asked again by itself; '' when it is not. */
  SIGUIENTE: z.string(),
});
export type KeptLookup = z.infer<typeof keptLookup>;

/** Why a service told nothing that can be believed, as the end of a sentence about it. */
const reasons: Record<LookupReason, string> = {
  'no-address': 'el servidor no sabe dónde está el servicio',
  credentials: 'el servicio no acepta el usuario de su empresa',
  silent: 'el servicio no responde',
  open: 'el servicio no responde',
  unreadable: 'el servicio contestó algo que no se entiende y no se tomó',
  other: 'el servicio contestó sobre otra cosa y no se tomó',
  'too-large': 'el servicio contestó demasiado y no se tomó',
  form: 'el servicio contestó con datos que no pueden ser y no se tomaron',
  code: 'el servicio contestó con un código que no se conoce',
};

interface Standing {
  name: LookupName;
  country: CountryCode;
  key: string;
  state: LookupState;
  said: Record<string, string>;
  reason?: LookupReason | undefined;
  /** Whether it is asked again by itself. */
  again: boolean;
  today: string;
}

/** What is known of a look-up, in one sentence. */
export function lookupSentence({ name, country, key, state, said, reason, again, today }: Standing): string {
  const { label, at, absent, says, objects } = lookups[name];
  const who = at[country]?.who ?? label;
  if (state === 'NO_EXISTE') return `${key}: ${who} ${absent}.`;
  if (state === 'VERIFICADA') {
    const against = objects?.(said, today) ?? '';
    return against === '' ? `${capital(who)}: ${says(said)}.` : `${capital(who)}: ${says(said)}; ${against}.`;
  }
  const before = Object.keys(said).length === 0 ? '' : ` Antes dijo: ${says(said)}.`;
  const next = again ? 'Siga: se verifica solo.' : 'Verifíquelo por otro medio.';
  return `${label}: sin verificar; ${reasons[reason ?? 'silent']}.${before} ${next}`;
}

/** Whether what was said speaks against using it. */
export const isAgainst = (
  name: LookupName,
  { ESTADO, DICE }: Pick<KeptLookup, 'ESTADO' | 'DICE'>,
  today: string,
): boolean =>
  ESTADO === 'NO_EXISTE' || (ESTADO === 'VERIFICADA' && (lookups[name].objects?.(DICE, today) ?? '') !== '');
