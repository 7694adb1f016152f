import { keyDigest } from '../runtime/digest.ts';
import type { FactKind } from '../../shared/foundation/facts/fact.ts';
import type { MailState } from '../../shared/notifications/mailStates.ts';
import type { Item } from '../runtime/database.ts';
import { companyKey, systemKey } from '../runtime/keys.ts';
import { shardKey, shardKeys, shardOf } from '../runtime/shards.ts';

export const TABLE = 'notifications';

type Scope = Parameters<typeof companyKey>[0];

/** Rows of the bell and of the mails pass after so many days. */
const KEPT_DAYS = 365;
export const expiryFrom = (now: Date): number => Math.floor(now.getTime() / 1000) + KEPT_DAYS * 86_400;

/** Row of one person's bell, `pk C#<company>#notices#<user>`, `sk <moment>~<happening>`. */
export interface NoticeRow extends Item {
  AVISO: FactKind;
  ID_ESTADO: '0' | '1' | '2';
  TEXTO: string;
  RUTA: string;
  USUARIO_ORIGEN: string;
  FECHA: string;
  EMERGENTE: '0' | '1';
}

export const noticesPk = (scope: Scope, userId: string) => companyKey(scope, 'notices', userId);
export const noticeKey = (scope: Scope, userId: string, at: string, id: string) => ({
  pk: noticesPk(scope, userId),
  sk: `${at}~${id}`,
});

/** That a person was told of a happening, `pk C#<company>#told`, `sk <happening>~<user>`. */
export const toldKey = (scope: Scope, id: string, userId: string) => ({
  pk: companyKey(scope, 'told'),
  sk: `${id}~${userId}`,
});

/** What a person chose, `pk C#<company>#choices`, `sk <user>`. */
export const choicesKey = (scope: Scope, userId: string) => ({
  pk: companyKey(scope, 'choices'),
  sk: userId,
});

/** One mail, `pk C#<company>#mails`, `sk <moment>~<happening>~<user>`. */
export interface MailItem extends Item {
  ID_USUARIO: string;
  PARA: string;
  USUARIO: string;
  AVISO: FactKind;
  ASUNTO: string;
  TEXTO: string;
  HTML: string;
  /** Address to which it leads; absent in one of before it was kept. */
  RUTA?: string;
  FECHA: string;
  ESTADO: MailState;
  MOTIVO: string;
  /** When it may go first, ISO; later than its moment in the person's hours of silence. */
  desde: string;
  /** Until when whoever sends it may be at it, epoch milliseconds. */
  plazo?: number;
  /** Name by which the service of mail knows it. */
  mensaje?: string;
}

export const mailsPk = (scope: Scope) => companyKey(scope, 'mails');
export const mailKey = (scope: Scope, name: string) => ({ pk: mailsPk(scope), sk: name });

/** Which of the mails are one person's, `pk C#<company>#mails#<user>`, `sk` the mail's: names only. */
export const ownMailsPk = (scope: Scope, userId: string) => companyKey(scope, 'mails', userId);
export const ownMailKey = (scope: Scope, userId: string, name: string) => ({
  pk: ownMailsPk(scope, userId),
  sk: name,
});

/**
 * Mails of all companies that have not ended, in parts, `pk system#mails-pending#<part>`; of each company by when they are to
 * be looked at, `sk <company>~<moment>~<mail>`: ids only.
 */
export interface PendingMail extends Item {
  company: string;
  country: string;
  mail: string;
}
const PENDING = 'mails-pending';
export const pendingPks = shardKeys(PENDING);
/** What the sort keys of a company's pending mails begin with. */
export const pendingOf = (company: string): string => `${company}~`;
export const pendingKey = (desde: string, company: string, name: string) => ({
  pk: shardKey(shardOf(company), PENDING),
  sk: `${pendingOf(company)}${desde}~${name}`,
});

/** Where they lay before they were in parts: one partition for all companies, by when alone. */
export const pendingBeforePk = systemKey(PENDING);
export const pendingBeforeKey = (desde: string, company: string, name: string) => ({
  pk: pendingBeforePk,
  sk: `${desde}~${company}~${name}`,
});

/**
 * Up to which message of a thread a person was mailed, `pk C#<company>#mailed`, `sk <kind>~<thread>~<user>`; and how often in
 * a day of one document, `sk <kind>~<document>~<day>~<user>`.
 */
export const mailedKey = (scope: Scope, ...names: string[]) => ({
  pk: companyKey(scope, 'mailed'),
  sk: names.join('~'),
});

/** Days in which the link of a mail stops its kind. */
const LINK_DAYS = 60;

/**
 * What the link of a mail stops, `pk system#mail-link#<SHA-256 of its token>`: the token itself stands in the mail and
 * nowhere else.
 */
export interface StopLink extends Item {
  company: string;
  userId: string;
  kind: FactKind;
}

export const stopLinkKey = (token: string) => ({
  pk: systemKey('mail-link', keyDigest(token)),
  sk: 'L',
});

export const stopLinkExpiry = (now: Date): number => Math.floor(now.getTime() / 1000) + LINK_DAYS * 86_400;
