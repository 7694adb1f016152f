import { countries } from '../../countries/countries.ts';
import { compare, divide, fromUnits } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { markOf } from '../../foundation/documents/mark.ts';
import { precision } from '../../foundation/fields/precision.ts';
import { seriesAndNumber } from '../../invoices/statedNumbers.ts';
import { dvaValues } from '../derive/goods.ts';
import type { DucaSources } from '../derive/sources.ts';
import { dvaName, inDva, inInvoice, inTransport, invoiceName, ofName, transportName } from './places.ts';
import type { Pair } from './rule.ts';
import type { StatedInvoice, Statements } from './statements.ts';
import { whole } from './whole.ts';

const PARTS = [
  { part: 'fob', check: 'FOB_DVA', box: 'CASILLA_39' },
  { part: 'freight', check: 'FLETE_DVA', box: 'CASILLA_42_10' },
  { part: 'insurance', check: 'SEGURO_DVA', box: 'CASILLA_42_12' },
  { part: 'others', check: 'OTROS_DVA', box: 'CASILLA_43' },
] as const;

/** What the declaration took of value declarations against what those say today. */
export function dvaPairs({ values }: Statements, { dvas }: DucaSources, reference: Reference): Pair[] {
  const living = new Map(dvas.map((each) => [each.id, each]));
  return values.flatMap((stated): Pair[] => {
    const taken = stated.dvas.flatMap((id) => living.get(id) ?? []);
    const [first] = taken;
    // Of a total, those that are left are no whole.
    if (!first || taken.length < stated.dvas.length) return [];
    const now = taken.map(({ body }) => dvaValues(body, reference));
    return PARTS.map(({ part, check, box }) => ({
      check,
      path: stated[part].path,
      subject: stated[part].subject,
      mine: stated[part].value,
      theirs: fromUnits(
        now.reduce((total, each) => total + each[part], 0),
        2,
      ),
      source: taken.length === 1 ? dvaName(first) : 'las declaraciones de valor',
      other: inDva(first, `DVA.${box}`),
    }));
  });
}

type Dva = DucaSources['dvas'][number];
type Invoice = DucaSources['invoices'][number];

/** Invoices as the value declarations and the declaration carry them, against the papers themselves. */
export function invoicePairs(said: Statements, { dvas, invoices }: DucaSources): Pair[] {
  const papers = new Map(invoices.map((each) => [each.id, each]));
  const declared = new Map(
    dvas.flatMap((dva) => dva.body.FACTURAS.map((each) => [each.ID_FACTURA, { dva, line: each }] as const)),
  );
  return said.invoices.flatMap((stated): Pair[] => {
    const paper = papers.get(stated.id);
    return paper ? pairsOf(stated, paper, declared.get(stated.id)) : [];
  });
}

function pairsOf(
  stated: StatedInvoice,
  paper: Invoice,
  declared: { dva: Dva; line: Dva['body']['FACTURAS'][number] } | undefined,
): Pair[] {
  const { line, number, day, total, incoterm } = stated;
  const pair = (
    check: string,
    { path, value }: { path: string; value: string },
    what: string,
    of: keyof Invoice['body']['FACTURA'],
  ): Pair => ({
    check,
    path,
    subject: `Factura ${number.value || line}: ${what}`,
    mine: value,
    theirs: paper.body.FACTURA[of],
    source: invoiceName(paper),
    other: inInvoice(paper, `FACTURA.${of}`),
  });
  const header = declared?.dva.body.DVA;
  const inDvaOf = (value = '') => ({ path: number.path, value });
  const terms = inDvaOf(incoterm ?? header?.ID_INCOTERM);
  return [
    {
      ...pair('NUMERO_FACTURA', number, 'el número', 'NUMERO_FACTURA'),
      ...(namesWithSeries(number.value, paper) ? { theirs: number.value } : {}),
    },
    day
      ? pair('FECHA_FACTURA', day, 'la fecha', 'FECHA_FACTURA')
      : pair('FECHA_FACTURA', inDvaOf(declared?.line.FECHA_FACTURA), 'la fecha en la DVA', 'FECHA_FACTURA'),
    total
      ? pair('TOTAL_FACTURA', total, 'el total en dólares', 'VALOR_TRANSACCION')
      : pair(
          'TOTAL_FACTURA',
          inDvaOf(declared?.line.TOTAL_FACTURA),
          'el total en dólares de la DVA',
          'VALOR_TRANSACCION',
        ),
    pair('MONEDA_FACTURA', inDvaOf(declared?.line.ID_MONEDA), 'la moneda en la DVA', 'ID_MONEDA'),
    {
      ...pair('TASA_FACTURA', inDvaOf(header?.TIPO_CAMBIO), 'el tipo de cambio de la DVA', 'TIPO_CAMBIO'),
      ...precision.rate,
    },
    pair('INCOTERM_FACTURA', terms, 'el incoterm de su DVA', 'ID_INCOTERM'),
  ];
}

/** Whether a declaration names an invoice by its series and number: none of them has a box for the series. */
const namesWithSeries = (number: string, { body: { FACTURA } }: Invoice): boolean =>
  FACTURA.SERIE !== '' && markOf('', number) === markOf('', seriesAndNumber(FACTURA));

/** Freight of the transport documents, and the terms of delivery. */
export function moneyPairs(said: Statements, sources: DucaSources, reference: Reference): Pair[] {
  const { incoterm } = said;
  const pairs = freightPairs(said, sources, reference);
  const [dva] = sources.dvas;
  const terms = sources.dvas.map((each) => each.body.DVA.ID_INCOTERM);
  if (dva && !terms.includes(incoterm.value)) {
    pairs.push({
      check: 'INCOTERM_FACTURA',
      path: incoterm.path,
      subject: incoterm.subject,
      mine: incoterm.value,
      theirs: terms.filter((each) => each !== '').join(', '),
      source: sources.dvas.length === 1 ? dvaName(dva) : 'las declaraciones de valor',
      other: inDva(dva, 'DVA.ID_INCOTERM'),
    });
  }
  return pairs;
}

/**
 * The freight of the whole order: of several transport documents their sum. Where one says none in a known currency, the
 * others are the least that it may be.
 */
function freightPairs(
  { freight, rate }: Statements,
  { transports }: DucaSources,
  reference: Reference,
): Pair[] {
  const [first] = transports;
  if (!first) return [];
  const local = countries[reference.country].currency.code;
  const dollars = transports.map(({ body }) => {
    const { VALOR_FLETE, ID_MONEDA_FLETE } = body.DOCUMENTO;
    if (ID_MONEDA_FLETE === '' || ID_MONEDA_FLETE === 'USD') return VALOR_FLETE;
    const known = ID_MONEDA_FLETE === local && Number(rate) > 0 && VALOR_FLETE !== '';
    return known ? divide(VALOR_FLETE, rate, 2) : '';
  });
  const least = whole(dollars.filter((each) => each !== ''));
  const lacks = freight.value !== '' && least !== '' && compare(freight.value, least) < 0;
  const name = transports.length === 1 ? transportName(first) : 'los documentos de transporte';
  return [
    {
      check: 'FLETE_TRANSPORTE',
      path: freight.path,
      subject: freight.subject,
      mine: freight.value,
      theirs: lacks ? least : whole(dollars),
      source: `el flete ${ofName(name)}`,
      other: inTransport(first, 'DOCUMENTO.VALOR_FLETE'),
      unit: 'US$',
    },
  ];
}
