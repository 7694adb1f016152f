import type { ModuleName } from '../modules.ts';
import type { Noun } from './noun.ts';
import type { StateMachine } from './states.ts';

/** Values of a document's columns, as its header row keeps them. */
export type Summary = Readonly<Record<string, string>>;

/** How soon somebody must look: refused by the authority, a person's decision, one step from done, begun. */
export const URGENCIES = ['rejected', 'decision', 'ready', 'draft'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Stands for the state of what was accepted and of which the authority refused a change or the withdrawal: it is in any. */
export const REFUSED = 'RECHAZO';

/** A state in which a document waits for somebody of the company. */
export interface Waiting {
  state: string;
  urgency: Urgency;
  /** What the person does next, as a button says it: «Corregir y transmitir». */
  step: string;
  /** Right without which it does not wait for this person. */
  right: 'write' | 'transmit';
}

/**
 * What the rest of the product knows of a kind of document: where it lies, what it is called, where its pages are and
 * what it is made from. `shared/documentKinds.ts` lists them all; orders, lists, palette, dossier, transmissions, tables
 * and grants read that list, so a new kind is one entry there and rooms of its own name.
 */
export interface DocumentKind {
  /** Its module, and with it the name of its procedure group, its table and its permissions. */
  module: ModuleName;
  noun: Noun;
  /** Three letters before every id of this kind. */
  idPrefix: string;
  states: StateMachine;
  /** One and several of it, as headings and steps say: «Factura», «Facturas». */
  label: string;
  plural: string;
  /** Name in app management where it says more than `plural` (spec 3). */
  application?: string;
  icon: string;
  /** Area of the hash route under which its pages are (spec 2): 'facturagt'. */
  path: string;
  /** Number of its module in permission rows (spec 3). */
  moduleId: string;
  /** Number by which people call one, from its columns: «001» of «Factura 001». */
  called: (summary: Summary) => string;
  /** Column with the name of its other party, which follows the number in titles. */
  party?: string;
  /**
   * Field with the tax id of the importer whose document it is, a column too: `ORDEN.NIT_IMPORTADOR`. People of client
   * companies know documents of their own importers alone, and none of a kind without it.
   */
  importerAt?: `${string}.${string}`;
  /** Of a kind that declares the cargo: column with its gross weight in kilograms. */
  weight?: string;
  /** What making one is called, where a person does it: «Derivar DVA». */
  making: string;
  /** States in which one waits for somebody, for the work queue of the first page. */
  waits?: readonly Waiting[];
  /** Folder of its files in an order's dossier. */
  folder: string;
  /** Whether it has a printed form of its own; the others go into a dossier as a plain page. */
  printed: boolean;
  /** It lies in no order: it is kept for all of them. */
  outsideOrders?: true;
  /** It is no part of the main job: its screens are fetched when somebody opens them. */
  aside?: true;
  /** Modules of the documents of its order that it is derived from. */
  sources: readonly ModuleName[];
  /**
   * Of a kind that is transmitted: states in which nothing of it is with the authority. Any other state, also one that
   * nobody thought of, counts as sent.
   */
  neverSent?: readonly string[];
  /** States in which its answer is awaited. */
  inFlight?: readonly string[];
  /** States in which the answer to something else is awaited that the authority was asked of it. */
  asked?: readonly string[];
}

/** Keeps the literal names, so that the list of kinds knows which modules and folders there are. */
export const defineKind = <const K extends DocumentKind>(kind: K): K => kind;

/** «Factura 001»; «Factura sin número» while it has none. */
export const nameOf = ({ label, called }: DocumentKind, summary: Summary): string =>
  `${label} ${called(summary) || 'sin número'}`;

/** «orden 123-6000001», as it stands within a sentence. */
export const nameWithin = (kind: DocumentKind, summary: Summary): string =>
  nameOf({ ...kind, label: kind.label.toLowerCase() }, summary);

/** «Factura 001 · Acme Inc.» */
export function titleOf(kind: DocumentKind, summary: Summary): string {
  const party = kind.party === undefined ? '' : (summary[kind.party] ?? '');
  return party === '' ? nameOf(kind, summary) : `${nameOf(kind, summary)} · ${party}`;
}

/** Address of one document's page, or of their list without an id. */
export const addressOfDocument = ({ path }: Pick<DocumentKind, 'path'>, id = ''): string =>
  id === '' ? `/${path}` : `/${path}/${id}`;

/** Whether something of the document is or was with the authority: evidence that nobody deletes. */
export const wasSent = ({ neverSent }: Pick<DocumentKind, 'neverSent'>, state: string): boolean =>
  neverSent !== undefined && !neverSent.includes(state);

/** Whether an answer of the authority ends the state: it is followed until that comes. */
export const awaitsAnswer = (
  { inFlight = [], asked = [] }: Pick<DocumentKind, 'inFlight' | 'asked'>,
  state: string,
): boolean => inFlight.includes(state) || asked.includes(state);
