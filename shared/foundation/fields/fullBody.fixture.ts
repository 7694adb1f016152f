import type { Reference } from '../documents/reference.ts';
import type { AnyBody, AnyRecord, BodyOf, DataSet, DataSets } from './dataSet.ts';
import type { Field, KindName } from './field.ts';

/** Letters that a text is made of: as wide as any, and words of the trade. */
export const FULL_TEXTS = {
  wide: 'W',
  words: 'COMERCIALIZADORA E IMPORTADORA ÑUÑOA DE GUATEMALA, ',
} as const;

/** The longest value that a field takes, `letters` over and over; of a choice the entry with the longest text. */
function fullValue(field: Field, letters: string, reference: Reference): string {
  const long = (): string =>
    letters
      .repeat((field.max ?? 60) / letters.length + 1)
      .slice(0, field.max ?? 60)
      .trim();
  const byKind: Partial<Record<KindName, () => string>> = {
    decimal: () => `999999999.${'9'.repeat(field.decimals ?? 2)}`,
    integer: () => '99999',
    date: () => '2026-11-28',
    dateTime: () => '2026-11-28T10:15:30',
    flag: () => '1',
    choice: () => {
      const rows = [...reference.rows(field.catalogue!)];
      return rows.sort((a, b) => b.VALOR.length - a.VALOR.length)[0]?.CLAVE ?? 'WWW';
    },
    tariff: () => '8471300000',
    taxId: () => '576937K',
    container: () => 'MSCU7000001',
    orderNumber: () => '1236000567',
    declarationNumber: () => 'GTPRQPQ2600123400015',
    reference: () => 'dva-1',
  };
  return (byKind[field.kind] ?? long)();
}

/** A body in which every field holds the longest value that it takes, and every list so many lines. */
export function fullBody<S extends DataSets>(
  dataSets: S,
  reference: Reference,
  letters: string,
  lines: number,
): BodyOf<S> {
  const fill = (name: string, { fields, key }: DataSet, line: number): AnyRecord =>
    Object.fromEntries(
      Object.entries(fields).map(([each, field]) => [
        each,
        each === key ? `${name}-${line}` : fullValue(field, letters, reference),
      ]),
    );
  const body: AnyBody = Object.fromEntries(
    Object.entries(dataSets).map(([name, dataSet]) => [
      name,
      dataSet.many
        ? Array.from({ length: lines }, (_, line) => fill(name, dataSet, line))
        : fill(name, dataSet, 0),
    ]),
  );
  return body as BodyOf<S>;
}
