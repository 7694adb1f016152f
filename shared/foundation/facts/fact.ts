import type { CountryCode } from '../../countries/country.ts';
import type { ModuleName } from '../modules.ts';

/** Queue of what people are to be told. */
export const NOTIFICATION_JOBS = 'notification-jobs';

/** What can be told. Modules say that it happened; whom it reaches and how, `notifications` decides. */
export const FACT_KINDS = [
  'assigned',
  'mention',
  'message',
  'approval',
  'due-soon',
  'overdue',
  'outcome',
  'needs-human',
  'outage',
  'no-complementary',
  'expiring',
  'report',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Message of something that happened: ids only, so that the worker reads what it says where it lies. */
export interface FactMessage {
  company: string;
  country: CountryCode;
  kind: FactKind;
  /** Of the happening: told again under the same id, it is told once. */
  id: string;
  /** Moment of it, ISO. */
  at: string;
  /** Document that it is about. */
  module: ModuleName;
  document: string;
  /** Rest of the address behind the document's own, as '/trazabilidad?hilo=…'; blank for its first page. */
  place: string;
  /** Ids of the users to be told, divided by commas. */
  users: string;
  /** Login of who did it; blank for the product. */
  by: string;
  /** Thread whose message it is, and the message's number in it. */
  thread?: string;
  number?: number;
  /** What happened, where it says itself what the document may say no more once it is told; else the document's state. */
  said?: string;
}
