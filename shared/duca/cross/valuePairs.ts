import { countries } from '../../countries/countries.ts';
import { divide, fromUnits } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { precision } from '../../foundation/fields/precision.ts';
import type { DucaBody } from '../dataSets.ts';
import { dvaValues } from '../derive/goods.ts';
import type { DucaSources } from '../derive/sources.ts';
import { dvaName, inDva, inInvoice, inTransport, invoiceName, ofName, transportName } from './places.ts';
import type { Pair } from './rule.ts';

const PARTS = [
  { field: 'VALOR_FOB', part: 'fob', check: 'FOB_DVA', what: 'el precio', box: 'CASILLA_39' },
  { field: 'VALOR_FLETE', part: 'freight', check: 'FLETE_DVA', what: 'el transporte', box: 'CASILLA_42_10' },
  { field: 'VALOR_SEGURO', part: 'insurance', check: 'SEGURO_DVA', what: 'el seguro', box: 'CASILLA_42_12' },
  { field: 'VALOR_OTROS', part: 'others', check: 'OTROS_DVA', what: 'los otros gastos', box: 'CASILLA_43' },
] as const;

/** What the DUCA took of each value declaration against what that declaration says today. */
export function dvaPairs(body: DucaBody, { dvas }: DucaSources, reference: Reference): Pair[] {
  const living = new Map(dvas.map((each) => [each.id, each]));
  return body.DVAS.flatMap((line, at): Pair[] => {
    const dva = living.get(line.ID_DVA);
    if (!dva) return [];
    const now = dvaValues(dva.body, reference);
    return PARTS.map(({ field, part, check, what, box }) => ({
      check,
      path: `DVAS[${at}].${field}`,
      subject: `Declaraciones de valor, línea ${at + 1}: ${what}`,
      mine: line[field],
      theirs: fromUnits(now[part], 2),
      source: dvaName(dva),
      other: inDva(dva, `DVA.${box}`),
    }));
  });
}

/** Invoices as the value declarations and the DUCA carry them, against the papers themselves. */
export function invoicePairs(body: DucaBody, { dvas, invoices }: DucaSources): Pair[] {
  const papers = new Map(invoices.map((each) => [each.id, each]));
  const declared = new Map(
    dvas.flatMap((dva) => dva.body.FACTURAS.map((each) => [each.ID_FACTURA, { dva, line: each }] as const)),
  );
  return body.DVA_FACTURAS.flatMap((line, at): Pair[] => {
    const paper = papers.get(line.ID_FACTURA);
    if (!paper) return [];
    const { FACTURA } = paper.body;
    const dva = declared.get(line.ID_FACTURA);
    const header = body.DVAS.find((each) => each.ID_DVA === line.ID_DVA);
    const place = (field: string): string => `DVA_FACTURAS[${at}].${field}`;
    const pair = (
      check: string,
      field: string,
      what: string,
      mine: string,
      of: keyof typeof FACTURA,
    ): Pair => ({
      check,
      path: place(field),
      subject: `Factura ${line.NUMERO_FACTURA || at + 1}: ${what}`,
      mine,
      theirs: FACTURA[of],
      source: invoiceName(paper),
      other: inInvoice(paper, `FACTURA.${of}`),
    });
    return [
      pair('NUMERO_FACTURA', 'NUMERO_FACTURA', 'el número', line.NUMERO_FACTURA, 'NUMERO_FACTURA'),
      pair('FECHA_FACTURA', 'FECHA_FACTURA', 'la fecha', line.FECHA_FACTURA, 'FECHA_FACTURA'),
      pair('TOTAL_FACTURA', 'TOTAL_FACTURA', 'el total en dólares', line.TOTAL_FACTURA, 'VALOR_TRANSACCION'),
      pair('MONEDA_FACTURA', 'NUMERO_FACTURA', 'la moneda en la DVA', dva?.line.ID_MONEDA ?? '', 'ID_MONEDA'),
      {
        ...pair(
          'TASA_FACTURA',
          'NUMERO_FACTURA',
          'el tipo de cambio de la DVA',
          dva?.dva.body.DVA.TIPO_CAMBIO ?? '',
          'TIPO_CAMBIO',
        ),
        ...precision.rate,
      },
      pair(
        'INCOTERM_FACTURA',
        'NUMERO_FACTURA',
        'el incoterm de su DVA',
        header?.ID_INCOTERM ?? '',
        'ID_INCOTERM',
      ),
    ];
  });
}

/** Freight of the transport document, and the terms of delivery. */
export function moneyPairs({ DUCA }: DucaBody, sources: DucaSources, reference: Reference): Pair[] {
  const [first] = sources.transports;
  const local = countries[reference.country].currency.code;
  const pairs: Pair[] = [];
  if (first && sources.transports.length === 1) {
    const { VALOR_FLETE, ID_MONEDA_FLETE } = first.body.DOCUMENTO;
    const dollars =
      ID_MONEDA_FLETE === '' || ID_MONEDA_FLETE === 'USD'
        ? VALOR_FLETE
        : ID_MONEDA_FLETE === local && Number(DUCA.TIPO_CAMBIO) > 0 && VALOR_FLETE !== ''
          ? divide(VALOR_FLETE, DUCA.TIPO_CAMBIO, 2)
          : '';
    pairs.push({
      check: 'FLETE_TRANSPORTE',
      path: 'DUCA.TOTAL_FLETE_DOLARES',
      subject: 'Casilla 26: el transporte',
      mine: DUCA.TOTAL_FLETE_DOLARES,
      theirs: dollars,
      source: `el flete ${ofName(transportName(first))}`,
      other: inTransport(first, 'DOCUMENTO.VALOR_FLETE'),
      unit: 'US$',
    });
  }
  const [dva] = sources.dvas;
  const terms = sources.dvas.map((each) => each.body.DVA.ID_INCOTERM);
  if (dva && !terms.includes(DUCA.ID_INCOTERM)) {
    pairs.push({
      check: 'INCOTERM_FACTURA',
      path: 'DUCA.ID_INCOTERM',
      subject: 'Casilla 30: el incoterm',
      mine: DUCA.ID_INCOTERM,
      theirs: terms.filter((each) => each !== '').join(', '),
      source: sources.dvas.length === 1 ? dvaName(dva) : 'las declaraciones de valor',
      other: inDva(dva, 'DVA.ID_INCOTERM'),
    });
  }
  return pairs;
}
