import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { shippedCatalogues } from '../../../shared/catalogues/shippedCatalogues.ts';
import type { DocumentDefinition } from '../../../shared/foundation/documents/definition.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { Sources } from '../../../shared/foundation/documents/sources.ts';
import type { Owed, OwedTax } from '../../../shared/transmission/amendmentChanges.ts';
import type { ResultFacts } from '../../../shared/transmission/facts.ts';
import type { Operation } from '../../../shared/transmission/operations.ts';
import type { Write } from '../../runtime/database.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import { DocumentStore, type Stored } from '../../runtime/documents/store.ts';
import { companyReference } from '../../runtime/companyReference.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import type { TransmissionOutcome } from '../outcomeOf.ts';
import type { PaperUse, Used } from './locks.ts';

/** Why what was accepted is changed or withdrawn. */
export interface Amendment {
  MOTIVO: string;
  /** Version that was accepted last, to which the change is compared. */
  BASE: number;
  /** Local moment, and name of the person. */
  FECHA: string;
  USUARIO: string;
}

/** What the header says of a seal: version, hash of the bytes, what was asked with them, and whose the order was. */
export interface SealFacts {
  VERSION_SELLADA: number;
  HUELLA: string;
  OPERACION_SELLADA: Operation;
  /** '' where it was not kept, or the order named no importer. */
  IMPORTADOR_SELLADO?: string;
}

/** Facts that the header row of a declaration keeps besides, from the moment it is sealed. */
export interface DeclarationRow extends HeaderRow {
  /** SHA-256 of those bytes, hexadecimal. */
  HUELLA?: string;
  /** What was asked with them; a registration when it does not say. */
  OPERACION_SELLADA?: Operation;
  /** The seal of what was accepted, since a change or a withdrawal was sealed over it; absent in what was sealed before it was kept. */
  SELLO_ACEPTADO?: SealFacts;
  /** Of the last change or withdrawal that was begun. */
  ENMIENDA?: Amendment;
  /** What was accepted was formed of, where a change was begun: the change may be formed anew. */
  FUENTES_ACEPTADAS?: Sources;
}

interface Parts {
  services: Services;
  scope: TenantScope;
}

/** One declaration of a company, as what is known of it is applied. */
export interface Declaration<B extends AnyBody> extends Parts {
  store: DocumentStore<B>;
  stored: Stored<B>;
  reference: Reference;
}

/** What an accepted declaration makes its importer pay. */
export interface Charged {
  /** Number of the declaration as people read it. */
  number: string;
  /** Day of acceptance, yyyy-mm-dd, and its rate: local currency for a US dollar; '' where it has none. */
  day: string;
  rate: string;
  /** Taxes that are paid and not only guaranteed, in the country's currency. */
  taxes: readonly OwedTax[];
  /** Whether they are as its authority settled them: what was charged as we reckon it becomes that. */
  settled?: boolean;
}

/** Day on which the goods were cleared, yyyy-mm-dd, '' before; and the body that says another one. */
export interface Clearance<B extends AnyBody> {
  dayOf: (body: B) => string;
  withDay: (body: B, day: string) => B;
}

/** What the machine asks of a kind of declaration to seal it and to show it. Everything else is the same for all. */
export interface DeclarationKind<B extends AnyBody> {
  /** Its module is the kind of its transmissions. */
  definition: DocumentDefinition<B>;
  /** Queue that hears of their outcomes. */
  listener: string;
  /** Column with its value in US dollars, by which a release is wanted; absent where it has none. */
  worth?: string;
  /** The declaration in a sentence: «la DUCA». */
  called: string;
  /** The declarant's own number in a body, and the authority's number and channel once there are some. */
  ownNumber: (body: B) => string;
  numberOf: (body: B) => string;
  channelOf: (body: B) => string;
  /** Clearance of the goods after a review; absent where none is recorded. */
  clearance?: Clearance<B>;
  /** Who declares, as the request of the channel names them. */
  declarantOf: (body: B) => string;
  /** What it owes as we reckon it; what a change owes more is told of this; absent where nothing is owed. */
  owed?: (body: B) => Owed;
  /** Documents that it takes into use while it is with the authority, and for as long as what that accepted stands. */
  used: (of: Omit<Declaration<B>, 'reference'>) => Promise<Used[]>;
}

/** What it asks besides to bring a declaration to what its authority said: who only seals and shows carries none of it. */
export interface HeardKind<B extends AnyBody> extends DeclarationKind<B> {
  charged?: (body: B) => Charged;
  /** The body with what the authority said; itself when that says nothing new. */
  accepted: (of: Declaration<B>, body: B, facts: ResultFacts, outcome: TransmissionOutcome) => Promise<B>;
  /** Kinds of document that it takes into use. */
  papers: (of: Parts) => readonly PaperUse[];
  /** Another declaration in force that declares papers of this one too, by their ids; absent where there is none such. */
  heir?: (of: Declaration<B>) => Promise<{ id: string; papers: ReadonlySet<string> } | undefined>;
  /** Writes that give back what it holds besides, when it is rejected; absent where it holds nothing. */
  givesBack?: (of: Declaration<B>) => Promise<Write[]>;
  /** How many of what it holds besides are not as the acceptance of `body` leaves them, or without one as its annulment does. */
  unheld?: (of: Declaration<B>, body?: B) => Promise<number>;
  /** What other documents learn when a change of what was accepted is refused; done again, it changes nothing. */
  changeRefused?: (of: Declaration<B>) => Promise<void>;
  /** What other documents learn of an acceptance; done again, it changes nothing. */
  tellOthers: (of: Declaration<B>, body: B) => Promise<void>;
  /** What is remembered of it learns the channel of what stands accepted; done again, it changes nothing. */
  tellChannel?: (of: Declaration<B>, body: B) => Promise<void>;
  /** What other documents learn of a withdrawal; done again, it changes nothing. */
  tellWithdrawn?: (of: Declaration<B>, body: B) => Promise<void>;
}

export const declarationStore = <B extends AnyBody>(
  { definition }: Pick<DeclarationKind<B>, 'definition'>,
  { services, scope }: Parts,
): DocumentStore<B> => new DocumentStore(definition, services, scope);

export const declarationReference = (parts: Parts): Promise<Reference> =>
  companyReference(parts, shippedCatalogues);

/** Value in US dollars as the header says it; undefined where it says none. */
export const worthOf = <B extends AnyBody>(
  { worth }: Pick<DeclarationKind<B>, 'worth'>,
  { RESUMEN }: HeaderRow,
): string | undefined => (worth === undefined ? undefined : RESUMEN[worth]);
