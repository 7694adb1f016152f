import type { AnyRecord } from '../fields/dataSet.ts';

/** Turns a stored value that is not blank into the text of the message. Wire format is not display format (design 3). */
export type WireFormat = (value: string) => string;

/** One element of a message, as data. Its value is the field through the format, a fixed text, or what a rule says. */
export interface XmlElement<C> {
  node: string;
  /** Field of the data set that it tells; also where a problem of the element is shown. */
  field?: string;
  /** The field of this case, where it is not always the same one. */
  place?: (context: C) => string;
  format?: WireFormat;
  fixed?: string;
  /** Its text in place of the field's own; '' when blank. */
  rule?: (record: AnyRecord, context: C) => string;
  /** Whether it has a place in this record, whatever the matrix says; always, when absent. */
  when?: (record: AnyRecord, context: C) => boolean;
  /** What a rule may answer, as a regular expression of XML Schema; a rule with a format has the format's. */
  pattern?: string;
  /** An element that may be absent is left out when blank, instead of being sent empty. */
  skipIfEmpty?: true;
}

/** One data set of a message: a single element with children, or a list of them. */
export interface XmlGroup<C> {
  node: string;
  /** Element around the list; absent for what occurs once. */
  list?: string;
  dataSet: string;
  elements: readonly XmlElement<C>[];
  /** Whether a record is sent at all. */
  keep?: (record: AnyRecord, index: number, context: C) => boolean;
}

/** A whole message: groups in the order in which the authority reads them. */
export interface XmlMessage<C> {
  root: string;
  groups: readonly XmlGroup<C>[];
}
