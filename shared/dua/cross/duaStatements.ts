import type { Statement, Statements } from '../../declarations/cross/statements.ts';
import { whole } from '../../declarations/cross/whole.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';
import { duaValues } from '../derive/values.ts';
import { statedPapers } from '../statedPapers.ts';

const { fields } = duaDataSets.DECLARACION;

/**
 * The side of the DUA in what is compared between documents. It lists papers by their numbers alone and sums up all
 * value declarations in one total each, so day and amount of an invoice are those of the value declaration.
 * @param sources the papers of its order as it takes them
 */
export function duaStatements(body: DuaBody, sources: DeclarationSources): Statements {
  const { DECLARACION, DETALLE_MERCANCIAS, DETALLE_TRANSPORTE } = body;
  const of = (name: keyof DuaBody['DECLARACION'], what: string): Statement => ({
    path: `DECLARACION.${name}`,
    subject: `${fields[name].label}: ${what}`,
    value: DECLARACION[name],
  });
  const papers = statedPapers(body);
  const listed = new Set(papers.map(({ id }) => id));
  const all = sources.dvas.map(({ id }) => id);
  const [bill, another] = sources.transports;
  const dvas = all.filter((id) => listed.has(id));
  return {
    gross: of('PESO_BRUTO_BULTOS', 'lo declarado'),
    packages: of('CANTIDAD_BULTOS', 'lo declarado'),
    net: {
      path: 'DETALLE_MERCANCIAS[0].PESO_NETO',
      subject: 'Ítems: el peso neto que suman',
      value: whole(DETALLE_MERCANCIAS.map((each) => each.PESO_NETO)),
    },
    freight: of('TOTAL_FLETE_DOLARES', 'lo declarado'),
    incoterm: of('ID_INCOTERM', 'el incoterm'),
    rate: DECLARACION.TIPO_CAMBIO,
    values: [
      {
        // One that lists none declares the values of its order all the same.
        dvas: dvas.length > 0 ? dvas : all,
        fob: of('TOTAL_FOB_DOLARES', 'el precio'),
        freight: of('TOTAL_FLETE_DOLARES', 'el transporte'),
        insurance: of('TOTAL_SEGURO_DOLARES', 'el seguro'),
        others: of('TOTAL_OTROS_DOLARES', 'los otros gastos'),
        adjusted: of('TOTAL_VALOR_ADUANA_DOLARES', 'lo que suman los ítems con sus ajustes'),
      },
    ],
    valuesOf: duaValues,
    invoices: papers.map(({ id, line, path, number }) => ({ id, line, number: { path, value: number } })),
    transports: [
      ...papers.map(({ id, title, line, path, number }) => ({
        id,
        path,
        subject: `${title}, línea ${line}: el número del documento de transporte`,
        value: number,
      })),
      // Of several, the declaration cancels the one that it names.
      ...(bill && !another ? [{ id: bill.id, ...of('TITULO_TRANSPORTE', 'el número') }] : []),
    ],
    containers: {
      dataSet: 'DETALLE_TRANSPORTE',
      title: 'Transporte',
      sealTitle: 'Transporte',
      lines: DETALLE_TRANSPORTE,
    },
    // Of what carries none the totals are those of its invoices.
    dvas: sources.unsworn ? [] : dvas,
    dvasPath: 'DETALLE_DOCUMENTO',
    invoicesPath: 'DETALLE_DOCUMENTO',
  };
}
