import type { FactKind } from '../foundation/facts/fact.ts';
import { kindsOfNotice } from './kinds.ts';

export interface MailFacts {
  kind: FactKind;
  company: string;
  person: string;
  /** What is told, without its stop. */
  sentence: string;
  /** Lines that say more. */
  lines?: readonly string[];
  /** Address of the page, absolute; blank where the site's address is not known. */
  link: string;
  /** Address at which this kind is no longer mailed; blank as above. */
  stop: string;
}

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A line break in a subject would begin another header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200);

/** Subject and both forms of a mail, the same words in each. Nothing of a document's contents but what it is called. */
export function mailText(facts: MailFacts): MailText {
  const { kind, company, person, sentence, lines = [], link, stop } = facts;
  const why = `Recibe este correo porque en Despacho, con ${company}, eligió que se le avise: «${kindsOfNotice[kind].label}».`;
  const way = link === '' ? 'Abra Despacho para verlo.' : `Ábrala en: ${link}`;
  const off =
    stop === ''
      ? 'Para no recibirlo más, cambie su elección en Notificaciones.'
      : `Para no recibirlo más: ${stop}`;
  const text = [`${person}:`, '', `${sentence}.`, ...lines, '', way, '', why, off, ''].join('\n');
  const anchor = (address: string, words: string): string =>
    address === '' ? '' : `<p><a href="${escaped(address)}">${escaped(words)}</a></p>`;
  const html = [
    '<!doctype html><html lang="es"><body>',
    `<p>${escaped(person)}:</p><p><strong>${escaped(sentence)}.</strong></p>`,
    lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`,
    link === '' ? `<p>${way}</p>` : anchor(link, 'Abrir en Despacho'),
    `<p><small>${escaped(why)}</small></p>`,
    stop === '' ? `<p><small>${off}</small></p>` : anchor(stop, 'No recibir más este aviso'),
    '</body></html>',
  ].join('');
  return { subject: oneLine(sentence), text, html };
}
