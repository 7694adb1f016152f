import { catalogue } from '../catalogues/names.ts';
import { add, sum } from '../foundation/decimal/decimal.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { AnyRecord } from '../foundation/fields/dataSet.ts';
import type { DucaBody, DucaFraction, DucaTax } from './dataSets.ts';
import { authorityNames } from './supportFiles/names.ts';
import { isTaxed, localValue, settle, type SettlementFacts } from './taxes.ts';

/** The DUCA with its computed fields: box 29, lines, customs values and taxes. The body itself when nothing moved. */
export function calculateDuca(body: DucaBody, reference: Reference): DucaBody {
  const facts: SettlementFacts = {
    exchangeRate: body.DUCA.TIPO_CAMBIO,
    taxed: isTaxed(body.DUCA.MODALIDAD, reference),
  };
  const lines = body.FRACCIONES.map((fraction, index) => settled(fraction, index, facts, reference));
  const fractions = sameOr(
    body.FRACCIONES,
    lines.map((each) => each.fraction),
  );
  const taxes = sameOr(
    body.FRACCION_TRIBUTOS,
    lines.flatMap((each) => each.taxes),
  );
  const totals = sameOr(body.TRIBUTOS, totalsOf(taxes));
  const header = merged(body.DUCA, {
    CODIGO_REGIMEN: reference.row(catalogue.modalities, body.DUCA.MODALIDAD)?.['REGIMEN'] ?? '',
    TOTAL_CIF_DOLARES: add(
      '0.00',
      body.DUCA.TOTAL_FOB_DOLARES,
      body.DUCA.TOTAL_FLETE_DOLARES,
      body.DUCA.TOTAL_SEGURO_DOLARES,
      body.DUCA.TOTAL_OTROS_DOLARES,
    ),
    TOTAL_UNIDADES: add('0.000', sum(fractions.map((each) => each.CANTIDAD_UNIDADES))),
    TOTAL_LINEAS: String(fractions.length),
    TOTAL_GENERAL: add('0.00', sum(totals.map((each) => each.IMPORTE))),
  });
  const names = authorityNames(body.DUCA.NO_ORDEN, body.DOCUMENTOS);
  const documents = sameOr(
    body.DOCUMENTOS,
    body.DOCUMENTOS.map((each, index) => merged(each, { NOMBRE_ARCHIVO_SAT: names[index]! })),
  );
  const still =
    header === body.DUCA &&
    documents === body.DOCUMENTOS &&
    fractions === body.FRACCIONES &&
    taxes === body.FRACCION_TRIBUTOS &&
    totals === body.TRIBUTOS;
  return still
    ? body
    : {
        ...body,
        DUCA: header,
        FRACCIONES: fractions,
        FRACCION_TRIBUTOS: taxes,
        TRIBUTOS: totals,
        DOCUMENTOS: documents,
      };
}

interface SettledLine {
  fraction: DucaFraction;
  taxes: DucaTax[];
}

/** Settled lines by record: while a person types in one fraction, the others are not computed again. */
const remembered = new WeakMap<DucaFraction, { key: string; reference: Reference; line: SettledLine }>();

function settled(
  fraction: DucaFraction,
  index: number,
  facts: SettlementFacts,
  reference: Reference,
): SettledLine {
  const key = `${index}|${facts.exchangeRate}|${facts.taxed}`;
  const known = remembered.get(fraction);
  if (known && known.key === key && known.reference === reference) return known.line;
  const line = settleLine(fraction, index, facts, reference);
  remembered.set(fraction, { key, reference, line });
  remembered.set(line.fraction, { key, reference, line });
  return line;
}

function settleLine(
  fraction: DucaFraction,
  index: number,
  facts: SettlementFacts,
  reference: Reference,
): SettledLine {
  const NUMERO_LINEA = String(index + 1);
  const VALOR_CIF = add(
    '0.00',
    fraction.VALOR_FOB,
    fraction.VALOR_FLETE,
    fraction.VALOR_SEGURO,
    fraction.VALOR_OTROS,
  );
  const taxes = settle({ ...fraction, VALOR_CIF }, facts, reference).map(
    ({ code, base, rate, amount }): DucaTax => ({
      ID_TRIBUTO: `${fraction.ID_FRACCION}-${code}`,
      ID_FRACCION: fraction.ID_FRACCION,
      NUMERO_LINEA,
      CODIGO_TRIBUTO: code,
      BASE_IMPONIBLE: base,
      TASA: rate,
      IMPORTE: amount,
      MODALIDAD_PAGO: 'P',
    }),
  );
  const computed = {
    NUMERO_LINEA,
    VALOR_CIF,
    VALOR_ADUANA_LOCAL: facts.exchangeRate === '' ? '' : localValue(VALOR_CIF, facts.exchangeRate),
    TOTAL_TRIBUTOS: taxes.length === 0 ? '' : sum(taxes.map((each) => each.IMPORTE)),
  };
  return { fraction: merged(fraction, computed), taxes };
}

function totalsOf(taxes: readonly DucaTax[]): DucaBody['TRIBUTOS'] {
  const codes = [...new Set(taxes.map((each) => each.CODIGO_TRIBUTO))];
  return codes.map((code) => ({
    ID_TRIBUTO: code,
    CODIGO_TRIBUTO: code,
    IMPORTE: sum(taxes.filter((each) => each.CODIGO_TRIBUTO === code).map((each) => each.IMPORTE)),
    MODALIDAD_PAGO: 'P',
  }));
}

const sameRecord = (a: AnyRecord, b: AnyRecord): boolean =>
  a === b || Object.entries(b).every(([name, value]) => a[name] === value);

/** The record with the values; itself when it holds them already. */
const merged = <R extends AnyRecord>(record: R, values: Partial<R>): R =>
  sameRecord(record, values as AnyRecord) ? record : { ...record, ...values };

/** The stored lines when they say the same, so that what watches them sees no change. */
const sameOr = <R extends AnyRecord>(stored: R[], computed: R[]): R[] =>
  stored.length === computed.length && stored.every((each, index) => sameRecord(each, computed[index]!))
    ? stored
    : computed;
