/** Identity of a field in a document: `FACTURA.NUMERO_FACTURA` or `ITEMS[3].VALOR_FOB` (lines count from 0). */
export interface Path {
  dataSet: string;
  line?: number;
  field?: string;
}

const PATTERN = /^([A-Z][A-Z0-9_]*)(?:\[(\d{1,6})\])?(?:\.([A-Z][A-Za-z0-9_]*))?$/;

/** Reads a path; undefined when it is none. */
export function parsePath(text: string): Path | undefined {
  const match = PATTERN.exec(text);
  if (!match) return undefined;
  const [, dataSet, line, field] = match;
  return {
    dataSet: dataSet!,
    ...(line === undefined ? {} : { line: Number(line) }),
    ...(field === undefined ? {} : { field }),
  };
}

export function formatPath({ dataSet, line, field }: Path): string {
  return dataSet + (line === undefined ? '' : `[${line}]`) + (field === undefined ? '' : `.${field}`);
}
