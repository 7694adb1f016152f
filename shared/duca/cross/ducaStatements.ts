import type { DucaBody } from '../dataSets.ts';
import { dvaValues } from '../derive/goods.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { listedInvoices } from '../listedInvoices.ts';
import type { StatedInvoice, Statements, StatedValues } from '../../declarations/cross/statements.ts';

/**
 * The side of the DUCA in what is compared between documents.
 * @param taken the papers of its order as it takes them; absent, it carries declarations of value
 */
export function ducaStatements(body: DucaBody, taken?: DeclarationSources): Statements {
  const { DUCA, DVAS, EQUIPO, DOCUMENTOS } = body;
  const of = (name: keyof DucaBody['DUCA'], subject: string) => ({
    path: `DUCA.${name}`,
    subject,
    value: DUCA[name],
  });
  return {
    gross: of('PESO_BRUTO_TOTAL', 'Casilla 32: el peso bruto'),
    packages: of('CANTIDAD_BULTOS', 'Total de bultos: la cantidad'),
    net: of('PESO_NETO_TOTAL', 'Casilla 33: el peso neto'),
    freight: of('TOTAL_FLETE_DOLARES', 'Casilla 26: el transporte'),
    incoterm: of('ID_INCOTERM', 'Casilla 30: el incoterm'),
    rate: DUCA.TIPO_CAMBIO,
    values: taken?.unsworn ? [totalsOf(body, taken.invoices)] : DVAS.map(valuesOf),
    valuesOf: dvaValues,
    invoices: invoicesOf(body),
    transports: DOCUMENTOS.map(({ ID_DOCUMENTO, NUMERO_DOCUMENTO }, at) => ({
      id: ID_DOCUMENTO,
      path: `DOCUMENTOS[${at}].NUMERO_DOCUMENTO`,
      subject: `Casilla 54.2, línea ${at + 1}: el número del documento de transporte`,
      value: NUMERO_DOCUMENTO,
    })),
    containers: { dataSet: 'EQUIPO', title: 'Casilla 24.11', sealTitle: 'Casilla 24.7', lines: EQUIPO },
    dvas: DVAS.map((each) => each.ID_DVA),
    dvasPath: 'DVAS',
    invoicesPath: 'DVA_FACTURAS',
  };
}

function valuesOf(line: DucaBody['DVAS'][number], at: number): StatedValues {
  const of = (name: 'VALOR_FOB' | 'VALOR_FLETE' | 'VALOR_SEGURO' | 'VALOR_OTROS', what: string) => ({
    path: `DVAS[${at}].${name}`,
    subject: `Declaraciones de valor, línea ${at + 1}: ${what}`,
    value: line[name],
  });
  return {
    dvas: [line.ID_DVA],
    fob: of('VALOR_FOB', 'el precio'),
    freight: of('VALOR_FLETE', 'el transporte'),
    insurance: of('VALOR_SEGURO', 'el seguro'),
    others: of('VALOR_OTROS', 'los otros gastos'),
  };
}

/** What is formed of invoices alone says in its totals what those that it declares are worth. */
function totalsOf(body: DucaBody, invoices: DeclarationSources['invoices']): StatedValues {
  const { DUCA, FRACCION_ITEMS } = body;
  const declared = new Set([
    ...FRACCION_ITEMS.map((each) => each.ID_FACTURA),
    ...listedInvoices(body).map(({ id }) => id),
  ]);
  const of = (name: keyof DucaBody['DUCA'], box: string, what: string) => ({
    path: `DUCA.${name}`,
    subject: `Casilla ${box}: ${what}`,
    value: DUCA[name],
  });
  return {
    dvas: invoices.map(({ id }) => id).filter((id) => declared.has(id)),
    fob: of('TOTAL_FOB_DOLARES', '25', 'el precio'),
    freight: of('TOTAL_FLETE_DOLARES', '26', 'el transporte'),
    insurance: of('TOTAL_SEGURO_DOLARES', '27', 'el seguro'),
    others: of('TOTAL_OTROS_DOLARES', '28', 'los otros gastos'),
  };
}

const invoicesOf = (body: DucaBody): StatedInvoice[] =>
  listedInvoices(body).map(({ id, dva, line, number, day, total }) => ({
    ...{ id, line, number, day, total },
    incoterm: body.DVAS.find((each) => each.ID_DVA === dva)?.ID_INCOTERM ?? '',
  }));
