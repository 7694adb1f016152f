import type { Field } from './field.ts';

/** Named group of fields of a document: one record, or many lines. */
export interface DataSet<F extends Record<string, Field> = Record<string, Field>> {
  /** Spanish title of the section or grid. */
  title: string;
  many: boolean;
  /** For lines: the field that identifies a line for ever, whatever its position. */
  key?: string & keyof F;
  fields: F;
  /** Left out of a copy of the document: it names things of the one operation. Whatever does not say so is copied. */
  copied?: false;
}

export type DataSets = Record<string, DataSet>;

/** The data set of a name; undefined where there is none of it. */
export const dataSetOf = (dataSets: DataSets, name: string): DataSet | undefined => dataSets[name];

/** Every stored value is text: '' blank, '1'/'0' flag, 'yyyy-mm-dd' date, '1234.50' decimal. */
export type RecordOf<D extends DataSet> = { [K in keyof D['fields'] & string]: string };

/** A body whose data sets are not known at compile time: what the store, patches and diffs handle. */
export type AnyRecord = Record<string, string>;
export type AnyBody = Record<string, AnyRecord | AnyRecord[]>;

type Content = AnyRecord | AnyRecord[] | undefined;

/** What a data set holds as the one record that it is; nothing that is stored has no fields. */
export const asRecord = (content: Content): AnyRecord =>
  content === undefined || Array.isArray(content) ? {} : content;

/** What a data set holds as the lines that they are; nothing that is stored has none. */
export const asLines = (content: Content): AnyRecord[] => (Array.isArray(content) ? content : []);

/** The record of a data set of one record. */
export const recordIn = (body: AnyBody, name: string): AnyRecord => asRecord(body[name]);

/** The lines of a data set of lines. */
export const linesIn = (body: AnyBody, name: string): AnyRecord[] => asLines(body[name]);

/** The records of any data set. */
export const recordsIn = (body: AnyBody, name: string): readonly AnyRecord[] => {
  const content = body[name];
  return content === undefined ? [] : [content].flat();
};

export type BodyOf<S extends DataSets> = string extends keyof S
  ? AnyBody
  : { [N in keyof S & string]: S[N]['many'] extends true ? RecordOf<S[N]>[] : RecordOf<S[N]> };

export function one<F extends Record<string, Field>>(title: string, fields: F): DataSet<F> & { many: false } {
  return { title, many: false, fields };
}

export function many<F extends Record<string, Field>>(
  title: string,
  key: string & keyof F,
  fields: F,
): DataSet<F> & { many: true } {
  return { title, many: true, key, fields };
}

/** The data set as one that a copy of its document leaves out. */
export const notCopied = <D extends DataSet>(dataSet: D): D => ({ ...dataSet, copied: false });

/** Record of the data set with every field blank. */
export function blankRecord<D extends DataSet>(dataSet: D): RecordOf<D> {
  return Object.fromEntries(Object.keys(dataSet.fields).map((name) => [name, ''])) as RecordOf<D>;
}

/** Whether nothing stands in a record. */
export const isBlank = (record: AnyRecord): boolean => Object.values(record).every((value) => value === '');

/** Body with every single data set blank and no lines. */
export function blankBody<S extends DataSets>(dataSets: S): BodyOf<S> {
  return Object.fromEntries(
    Object.entries(dataSets).map(([name, dataSet]) => [name, dataSet.many ? [] : blankRecord(dataSet)]),
  ) as BodyOf<S>;
}

/** Whether the field is asked, printed and sent, given its switch in the same record. */
export function isAsked(field: Field, record: AnyRecord): boolean {
  return !field.when || field.when.is.includes(record[field.when.field] ?? '');
}
