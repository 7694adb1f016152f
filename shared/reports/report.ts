import type { CatalogueName } from '../catalogues/names.ts';
import type { Permission } from '../foundation/contracts/procedure.ts';
import type { FactClass } from './facts.ts';

/** How a value of a report is read: text, the number of an order or a declaration or a tax id with its hyphens, a count, hundredths of an amount, hundredths of a per cent, minutes, a day, a moment. */
export type ReportForm =
  'text' | 'order' | 'declaration' | 'taxId' | 'count' | 'money' | 'percent' | 'minutes' | 'day' | 'moment';

export interface ReportColumn {
  label: string;
  form: ReportForm;
  /** List whose words stand beside the code. */
  catalogue?: CatalogueName;
  /** Not shown until a person chooses it. */
  aside?: true;
  /** Not for people: it leads to the document, or to its kind. */
  hidden?: true;
}

/** Which facts a report looks at: those of a period, all unfinished work, or all acceptances that may still be valid. */
export type ReportReads = 'period' | 'open' | 'valid';

export interface Report {
  title: string;
  help: string;
  reads: ReportReads;
  /** Of which facts its rows tell; by what those say it can be narrowed (`narrowedBy.ts`). */
  facts: readonly FactClass[];
  /** Of unfinished work: narrowed to what was begun on certain days, as a person reads it: «Iniciadas». */
  begun?: string;
  /** People of client companies may ask it, and see in it the facts of their own importers alone. */
  forClients: boolean;
  /** What whoever asks must be allowed to see besides, as the pages that show the same are closed to the others. */
  needs?: Permission;
  columns: Readonly<Record<string, ReportColumn>>;
}

type More = Omit<ReportColumn, 'label' | 'form'>;
const of =
  (form: ReportForm) =>
  (label: string, more: More = {}): ReportColumn => ({ label, form, ...more });

/** Builders of columns. */
export const column = {
  text: of('text'),
  order: of('order'),
  declaration: of('declaration'),
  taxId: of('taxId'),
  count: of('count'),
  money: of('money'),
  percent: of('percent'),
  minutes: of('minutes'),
  day: of('day'),
  moment: of('moment'),
  hidden: (): ReportColumn => ({ label: '', form: 'text', hidden: true }),
};
