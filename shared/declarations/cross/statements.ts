import type { ValuesOf } from '../values.ts';

/** A fact that a declaration states, where, and how a sentence of it begins: «Casilla 32: el peso bruto». */
export interface Statement {
  path: string;
  subject: string;
  value: string;
}

/** An invoice as the declaration lists it. What it leaves out is read in the value declaration that covers the invoice. */
export interface StatedInvoice {
  id: string;
  /** Its line in the list, from 1: what a sentence calls one without a number. */
  line: number;
  number: Omit<Statement, 'subject'>;
  day?: Omit<Statement, 'subject'>;
  total?: Omit<Statement, 'subject'>;
  /** Absent where the declaration says it once for all of them. */
  incoterm?: string;
}

/**
 * What a declaration took over of value declarations, or of invoices where it carries none: of each on a line of its own,
 * or of several in one total.
 */
export interface StatedValues {
  dvas: readonly string[];
  fob: Statement;
  freight: Statement;
  insurance: Statement;
  others: Statement;
  /** Customs value with what is added and taken off; absent where those four are all of it. */
  adjusted?: Statement;
}

/** Vehicles and containers of a declaration: its data set, and what a sentence calls that and the seals. */
export interface StatedContainers {
  dataSet: string;
  title: string;
  sealTitle: string;
  lines: readonly { NUMERO_CONTENEDOR: string; NUMERO_PRECINTO: string }[];
}

/**
 * What a declaration says that the papers of its order say too. Each kind of declaration fills this in from its own
 * fields; how the two are compared is one for all (`crossProblems`).
 */
export interface Statements {
  gross: Statement;
  packages: Statement;
  net: Statement;
  /** Transport, in dollars. */
  freight: Statement;
  incoterm: Statement;
  /** Local currency per dollar. */
  rate: string;
  values: readonly StatedValues[];
  /** How it takes those of a value declaration. */
  valuesOf: ValuesOf;
  invoices: readonly StatedInvoice[];
  /** The number under which each transport document is listed, wherever it is. */
  transports: readonly (Statement & { id: string })[];
  containers: StatedContainers;
  /** Ids of the value declarations that it takes in; none where it lists none. */
  dvas: readonly string[];
  /** Where one that is missing is told of. */
  dvasPath: string;
  invoicesPath: string;
}
