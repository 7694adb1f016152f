import type { ReportName } from '../../shared/reports/reports.ts';
import { amendmentsSql } from './sql/amendments.ts';
import { balancesSql } from './sql/balances.ts';
import { channelsSql } from './sql/channels.ts';
import { classificationsSql } from './sql/classifications.ts';
import { costsSql } from './sql/costs.ts';
import { declarationsSql } from './sql/declarations.ts';
import { expiringSql } from './sql/expiring.ts';
import { linesSql } from './sql/lines.ts';
import { ordersSql } from './sql/orders.ts';
import { originsSql } from './sql/origins.ts';
import { papersSql } from './sql/papers.ts';
import { pendingComplementarySql } from './sql/pendingComplementary.ts';
import { productivitySql } from './sql/productivity.ts';
import { rejectionsSql } from './sql/rejections.ts';
import { suppliersSql } from './sql/suppliers.ts';
import { taxesByClientSql } from './sql/taxesByClient.ts';
import { taxesByMonthSql } from './sql/taxesByMonth.ts';
import { timesSql } from './sql/times.ts';
import { undeclaredInvoicesSql } from './sql/undeclaredInvoices.ts';
import { unfinishedSql } from './sql/unfinished.ts';

/** The text of each report, in the dialect that DuckDB and Athena share. None names a company: the runtime does (`ask.ts`). */
export const sqlOfReports: Readonly<Record<ReportName, string>> = {
  declarations: declarationsSql,
  lines: linesSql,
  taxesByClient: taxesByClientSql,
  taxesByMonth: taxesByMonthSql,
  pendingComplementary: pendingComplementarySql,
  expiring: expiringSql,
  classifications: classificationsSql,
  channels: channelsSql,
  times: timesSql,
  origins: originsSql,
  suppliers: suppliersSql,
  orders: ordersSql,
  costs: costsSql,
  balances: balancesSql,
  rejections: rejectionsSql,
  papers: papersSql,
  productivity: productivitySql,
  undeclaredInvoices: undeclaredInvoicesSql,
  unfinished: unfinishedSql,
  amendments: amendmentsSql,
};
