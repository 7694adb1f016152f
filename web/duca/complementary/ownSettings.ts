/** A row of a person's configuration. */
export interface ConfigurationRow {
  ID_MODULO: string;
  CLAVE: string;
  VALOR: string;
}

/** The rows with one more, in the place of another of its key. */
export const withRow = (
  rows: readonly ConfigurationRow[] | undefined,
  row: ConfigurationRow,
): ConfigurationRow[] => [...(rows ?? []).filter(({ CLAVE }) => CLAVE !== row.CLAVE), row];

/**
 * What of a person's own changes still goes before the answers, once one of them was saved or refused: from then on the
 * server says what is stored, also when it is undone elsewhere. Only that very change is over, not a later one of its key.
 */
export const settled = (
  own: readonly ConfigurationRow[],
  row: ConfigurationRow,
): readonly ConfigurationRow[] => (own.includes(row) ? own.filter((each) => each !== row) : own);
