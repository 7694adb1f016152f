import { countries } from '../../countries/countries.ts';
import { compare, divide, fromUnits, toUnits } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { markOf } from '../../foundation/documents/mark.ts';
import { precision } from '../../foundation/fields/precision.ts';
import { seriesAndNumber } from '../../invoices/statedNumbers.ts';
import type { DeclarationSources } from '../sources.ts';
import { inInvoice, inTransport, invoiceName, ofName, transportName, valuesSaidIn } from './places.ts';
import type { Pair } from './rule.ts';
import type { StatedInvoice, Statements } from './statements.ts';
import { whole } from './whole.ts';

const PARTS = [
  { part: 'fob', check: 'FOB_DVA', box: 'CASILLA_39', field: 'VALOR_FOB' },
  { part: 'freight', check: 'FLETE_DVA', box: 'CASILLA_42_10', field: 'VALOR_FLETE' },
  { part: 'insurance', check: 'SEGURO_DVA', box: 'CASILLA_42_12', field: 'VALOR_SEGURO' },
  { part: 'others', check: 'OTROS_DVA', box: 'CASILLA_43', field: 'VALOR_OTROS' },
  { part: 'adjusted', check: 'VALOR_DVA', box: 'CASILLA_46', field: 'VALOR_TRANSACCION' },
] as const;

/** What the declaration took of value declarations, or of invoices where it carries none, against what those say today. */
export function dvaPairs(
  { values, valuesOf }: Statements,
  sources: DeclarationSources,
  reference: Reference,
): Pair[] {
  const { dvas, unsworn } = sources;
  const living = new Map(dvas.map((each) => [each.id, each]));
  return values.flatMap((stated): Pair[] => {
    const [first, ...more] = stated.dvas.flatMap((id) => living.get(id) ?? []);
    // Of a total, those that are left are no whole.
    if (!first || more.length + 1 < stated.dvas.length) return [];
    const taken = [first, ...more] as const;
    const now = taken.map(({ body }) => ({
      ...valuesOf(body, reference),
      adjusted: toUnits(body.DVA.CASILLA_46, 2),
    }));
    const { source, at } = valuesSaidIn(taken, sources);
    return PARTS.flatMap(({ part, check, box, field }) => {
      const own = stated[part];
      if (!own) return [];
      const said = now.reduce((total, each) => total + each[part], 0);
      return {
        check,
        path: own.path,
        subject: own.subject,
        mine: own.value,
        // An expense that no invoice names is none that was paid: a declaration of value says so, an invoice does not.
        theirs: unsworn && said === 0 ? '' : fromUnits(said, 2),
        source,
        other: at(`DVA.${box}`, `FACTURA.${field}`),
      };
    });
  });
}

type Dva = DeclarationSources['dvas'][number];
type Invoice = DeclarationSources['invoices'][number];

/** Invoices as the value declarations and the declaration carry them, against the papers themselves. */
export function invoicePairs(said: Statements, { dvas, invoices }: DeclarationSources): Pair[] {
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
export function moneyPairs(said: Statements, sources: DeclarationSources, reference: Reference): Pair[] {
  const { incoterm } = said;
  const pairs = freightPairs(said, sources, reference);
  const [dva, ...others] = sources.dvas;
  const terms = sources.dvas.map((each) => each.body.DVA.ID_INCOTERM);
  if (dva && !terms.includes(incoterm.value)) {
    const { source, at } = valuesSaidIn([dva, ...others], sources);
    pairs.push({
      check: 'INCOTERM_FACTURA',
      path: incoterm.path,
      subject: incoterm.subject,
      mine: incoterm.value,
      theirs: terms.filter((each) => each !== '').join(', '),
      source,
      other: at('DVA.ID_INCOTERM', 'FACTURA.ID_INCOTERM'),
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
  { transports }: DeclarationSources,
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
