import type { AnyRecord } from '../../../foundation/fields/dataSet.ts';
import type { DucaXmlContext } from '../context.ts';

/** A rule of spec 5 about a text: what one element of a record says, '' when that is blank. */
export type Rule = (record: AnyRecord, context: DucaXmlContext) => string;

/** A rule of spec 5 about presence: whether an element is in a record at all. */
export type When = (record: AnyRecord, context: DucaXmlContext) => boolean;

export const valueOf = (record: AnyRecord, field: string): string => record[field] ?? '';
