import type { AnyRecord } from '../../../foundation/fields/dataSet.ts';
import type { DucaXmlContext } from '../context.ts';

/** A rule of spec 5: the text of one element of a record, undefined when it has no place there. */
export type Rule = (record: AnyRecord, context: DucaXmlContext) => string | undefined;

export const valueOf = (record: AnyRecord, field: string): string => record[field] ?? '';
