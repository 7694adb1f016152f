import type { CountryCode } from '../../countries/country.ts';
import { capital } from '../../foundation/text/capital.ts';
import type { KeptLookup, LookupName, LookupReason, LookupState } from './kept.ts';
import { lookups } from './register.ts';

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

/** With its full stop; a company's name often brings one: «S. DE R.L.». */
const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** What is known of a look-up, in one sentence. */
export function lookupSentence({ name, country, key, state, said, reason, again, today }: Standing): string {
  const { label, at, absent, says, objects } = lookups[name];
  const who = at[country]?.who ?? label;
  if (state === 'NO_EXISTE') return `${key}: ${who} ${absent}.`;
  if (state === 'VERIFICADA') {
    const against = objects?.(said, today) ?? '';
    return ended(`${capital(who)}: ${says(said)}${against === '' ? '' : `; ${against}`}`);
  }
  const before = Object.keys(said).length === 0 ? '' : ` ${ended(`Antes dijo: ${says(said)}`)}`;
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
