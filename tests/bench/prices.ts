/**
 * Prices of AWS in us-east-1 in dollars, of the table in docs/reliability/load-and-cost.md, and of the public price pages for
 * what it does not name. Without the free tier. Compare them when `PRICED` is a year old.
 */
export const PRICED = '2026-11-23';

const MILLION = 1e6;
const GB = 1024 ** 3;

/** What a call or a row costs, each for one unit of its name. */
export const each = {
  writeUnit: 0.625 / MILLION,
  readUnit: 0.125 / MILLION,
  /** The same of a table whose rows rest: kept for less, asked for more. */
  restingWriteUnit: 0.78 / MILLION,
  restingReadUnit: 0.155 / MILLION,
  /** REST API: usage plans need one (decision 6). */
  apiCall: 3.5 / MILLION,
  edgeRequest: 1 / MILLION,
  /** The firewall at the edge looks at every request. */
  firewalledRequest: 0.6 / MILLION,
  invocation: 0.2 / MILLION,
  /** Of one GB on arm. */
  second: 0.0000133334,
  queueRequest: 0.4 / MILLION,
  objectPut: 0.005 / 1000,
  objectGet: 0.0004 / 1000,
  keyRequest: 0.03 / 10_000,
  loggedByte: 0.5 / GB,
  /** To another region of the country. */
  carriedByte: 0.02 / GB,
  /** Of what was written to a table and is exported; of one export so many bytes at least. */
  exportedByte: 0.1 / GB,
  leastExported: 10 * 1024 ** 2,
  /** Of a copy of a table that is put back, as the monthly drill does. */
  restoredByte: 0.15 / GB,
} as const;

/** What is kept for a month. Tables have a copy for every second of 35 days beside them. */
export const aMonth = {
  rowByte: (0.25 + 0.2) / GB,
  restingRowByte: (0.1 + 0.2) / GB,
  objectByte: 0.023 / GB,
  /** Of a table that AWS Backup copied: each copy is a whole one. */
  copiedRowByte: 0.1 / GB,
  alarm: 0.1,
  metric: 0.3,
  firewall: 5,
  firewallRule: 1,
  key: 1,
  secret: 0.4,
} as const;
