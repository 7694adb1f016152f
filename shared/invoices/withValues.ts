/** Record with the values, or the record itself when it has them already: so nothing moved is nothing saved. */
export function withValues<R extends Record<string, string>>(record: R, values: Partial<R>): R {
  for (const name in values) if (record[name] !== values[name]) return { ...record, ...values };
  return record;
}
