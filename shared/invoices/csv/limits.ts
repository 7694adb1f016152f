/** Most lines of one call, and most of one invoice; the screen cuts a larger file by its invoices (`importParts`). */
export const MAX_CSV_LINES = 10_000;
/** Most bytes of one call, written as JSON in UTF-8. */
export const MAX_CSV_BYTES = 4_000_000;
/** Most invoices of one call: each is a transaction, and an answer has 29 seconds. */
export const MAX_CSV_INVOICES = 200;
