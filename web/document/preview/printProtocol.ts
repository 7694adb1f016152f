import type { CountryCode } from '../../../shared/countries/country.ts';
import type { CatalogueRow } from '../../../shared/foundation/documents/reference.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { DisplayPage } from '../../../shared/foundation/pdf/displayList.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';

/** The lists that a print reads, sent to the worker once. */
export interface PrintLists {
  country: CountryCode;
  today: string;
  lists: { name: string; rows: readonly CatalogueRow[] }[];
}

/** What is to be printed; `options` are the form's own. */
export interface PrintInput {
  body: AnyBody;
  options: unknown;
  version?: number;
}

export type PrintRequest =
  | { kind: 'lists'; lists: PrintLists }
  /** Page wanted, from 1; or the page that shows this field. */
  | { kind: 'draw'; id: number; input: PrintInput; page: number; path?: string }
  /** Only what the paper could not show whole. */
  | { kind: 'check'; id: number; input: PrintInput }
  | { kind: 'pdf'; id: number; input: PrintInput; author: string; createdAt: string };

export interface Drawn {
  page: DisplayPage;
  pageCount: number;
  problems: Problem[];
  /** Milliseconds that laying out took. */
  took: number;
}

export type PrintReply =
  | { kind: 'drawn'; id: number; drawn: Drawn }
  | { kind: 'checked'; id: number; problems: Problem[] }
  | { kind: 'pdf'; id: number; bytes: Uint8Array }
  | { kind: 'failed'; id: number; message: string };
