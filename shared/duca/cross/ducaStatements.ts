import type { DucaBody } from '../dataSets.ts';
import type { StatedInvoice, Statements, StatedValues } from './statements.ts';

/** The side of the DUCA in what is compared between documents. */
export function ducaStatements(body: DucaBody): Statements {
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
    values: DVAS.map(valuesOf),
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

const invoicesOf = ({ DVAS, DVA_FACTURAS }: DucaBody): StatedInvoice[] =>
  DVA_FACTURAS.map((line, at) => {
    const of = (name: 'NUMERO_FACTURA' | 'FECHA_FACTURA' | 'TOTAL_FACTURA') => ({
      path: `DVA_FACTURAS[${at}].${name}`,
      value: line[name],
    });
    return {
      id: line.ID_FACTURA,
      line: at + 1,
      number: of('NUMERO_FACTURA'),
      day: of('FECHA_FACTURA'),
      total: of('TOTAL_FACTURA'),
      incoterm: DVAS.find((each) => each.ID_DVA === line.ID_DVA)?.ID_INCOTERM ?? '',
    };
  });
