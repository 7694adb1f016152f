import type { CountryCode } from '../../shared/countries/country.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import type { CatalogueOrigin, CatalogueRow } from '../../shared/foundation/documents/reference.ts';

/** The lists that the writer of the message asks; sent to the worker once. */
export interface XmlFacts {
  country: CountryCode;
  today: string;
  lists: { name: string; rows: readonly CatalogueRow[]; origin: CatalogueOrigin | undefined }[];
}

export type XmlRequest =
  { kind: 'facts'; facts: XmlFacts } | { kind: 'body'; serial: number; body: DucaBody };

export interface XmlAnswer {
  serial: number;
  /** Text of spec 8 in place of the XML. */
  failure?: string;
  lines: string[];
  paths: string[];
  bytes: number;
  milliseconds: number;
}
