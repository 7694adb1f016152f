import type { Reference } from '../foundation/documents/reference.ts';
import { plainTariff } from '../foundation/text/tariffCode.ts';
import { codeFacts } from './codeFacts.ts';
import { wholeText } from './wholeText.ts';

/**
 * What a person wants to know of a code where it is typed, a sentence each: its text, the day's rates and unit, what
 * agreements give with a quota and without, what else is owed. None for a code that the tariff in force does not have.
 * @param typed with points or without.
 */
export function codeSentences(reference: Reference, typed: string): string[] {
  const facts = codeFacts(reference, plainTariff(typed));
  if (!facts) return [];
  const rates = [
    ...facts.taxes.map(({ tax, rate }) => `${tax} ${rate} %`),
    ...new Set(facts.specific.map(({ tax }) => `${tax} por regla`)),
  ];
  const quotas = facts.preferences.filter(({ quota }) => quota === 'DENTRO');
  const free = facts.preferences.filter(({ quota }) => quota !== 'DENTRO');
  const sample = facts.taxes.some((each) => each.sample) ? ' (muestra)' : '';
  return [
    wholeText(reference, facts.row),
    [...rates, facts.unit].filter((each) => each !== '').join(' · ') + sample,
    ...(free.length > 0 ? [`Con acuerdo: ${preferred(free)}`] : []),
    ...(quotas.length > 0
      ? [`Con contingente: ${preferred(quotas)}, mientras haya saldo; pida su certificado.`]
      : []),
    ...(facts.permits.length > 0
      ? [
          `Permisos: ${facts.permits.map(({ what, office }) => (office ? `${what} (${office})` : what)).join('; ')}`,
        ]
      : []),
    ...(facts.described ? ['Pide descripciones mínimas.'] : []),
    ...(facts.unitGroup === '' ? [] : ['Se describe cada unidad.']),
  ];
}

/** «DR-CAFTA 0.00 %, CA-4 0.00 %», each agreement with its lowest rate. */
function preferred(list: readonly { name: string; rate: string }[]): string {
  const lowest = new Map<string, string>();
  for (const { name, rate } of list)
    if (Number(rate) < Number(lowest.get(name) ?? Infinity)) lowest.set(name, rate);
  return [...lowest].map(([name, rate]) => `${name} ${rate} %`).join(', ');
}
