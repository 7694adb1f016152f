import type { CountryCode } from '../../../shared/countries/country.ts';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import type { MessageAct, XmlPreferences } from '../../../shared/duca/xml/preferences.ts';
import type { CatalogueOrigin, CatalogueRow } from '../../../shared/foundation/documents/reference.ts';

/** The lists that the writer of the message asks; sent to the worker once. */
export interface XmlFacts {
  country: CountryCode;
  today: string;
  lists: { name: string; rows: readonly CatalogueRow[]; origin: CatalogueOrigin | undefined }[];
}

/** The plain message, or the message in its envelope. */
export type XmlFormat = 'XML' | 'SOAP';

export interface XmlWish {
  format: XmlFormat;
  preferences: XmlPreferences;
  /** What it would ask if it were sent now. */
  act: MessageAct;
  /** Version that the envelope names. */
  version: number;
}

export type XmlRequest =
  { kind: 'facts'; facts: XmlFacts } | { kind: 'body'; serial: number; body: DucaBody; wish: XmlWish };

export interface XmlAnswer {
  serial: number;
  /** Text of spec 8 in place of the XML. */
  failure?: string;
  /** It is longer than an answer of the server may be, and is only downloaded. */
  elsewhere?: boolean;
  /** Sentences about groups that could not be written; while there is one, nothing is transmitted. */
  problems: string[];
  /** What is downloaded, in one piece. */
  text: string;
  lines: string[];
  paths: string[];
  bytes: number;
  milliseconds: number;
}
