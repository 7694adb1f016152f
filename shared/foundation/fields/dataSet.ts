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

/** Every stored value is text: '' blank, '1'/'0' flag, 'yyyy-mm-dd' date, '1234.50' decimal. */
export type RecordOf<D extends DataSet> = { [K in keyof D['fields'] & string]: string };

/** A body whose data sets are not known at compile time: what the store, patches and diffs handle. */
export type AnyRecord = Record<string, string>;
export type AnyBody = Record<string, AnyRecord | AnyRecord[]>;

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
