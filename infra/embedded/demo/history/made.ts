import type { Item } from '../../../../functions/runtime/database.ts';
import { systemKey } from '../../../../functions/runtime/keys.ts';
import type { Services } from '../../../../functions/runtime/services.ts';
import { demoCompanies, type DemoCompany } from '../companies.ts';

/** Of a company that was new where a history was wanted; others keep what people did in them. */
export interface HistoryRow extends Item {
  /** Moment up to which the history goes, ISO. */
  upTo: string;
  /** How many of its orders were begun. */
  begun: number;
  /** When it was finished, ISO; '' while it is owed. */
  made: string;
}

/** A company whose history is owed. */
export interface OwedHistory {
  company: DemoCompany;
  row: HistoryRow;
}

/** `pk system#demo-history`, `sk` the company. */
export const historyKey = (company: DemoCompany) => ({ pk: systemKey('demo-history'), sk: company.id });

/** The demo companies whose history is owed and not finished. */
export async function owedHistories({ database }: Pick<Services, 'database'>): Promise<OwedHistory[]> {
  const rows = await Promise.all(
    demoCompanies.map((company) => database.get<HistoryRow>('catalogues', historyKey(company))),
  );
  return demoCompanies.flatMap((company, index) => {
    const row = rows[index];
    return row?.made === '' ? [{ company, row }] : [];
  });
}
