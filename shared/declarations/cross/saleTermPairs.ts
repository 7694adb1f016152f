import { catalogue } from '../../catalogues/names.ts';
import { lettersOf } from '../../dva/derive/suppliers.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { DeclarationSources } from '../sources.ts';
import { inInvoice, invoiceName } from './places.ts';
import type { Pair } from './rule.ts';
import type { StatedInvoice, Statements } from './statements.ts';

type Invoice = DeclarationSources['invoices'][number];
type DvaHeader = DeclarationSources['dvas'][number]['body']['DVA'];

/** What a value declaration swears once of the sale (boxes 15, 16, 18, 20 and 21) and each of its invoices says too. */
const TERMS = [
  { name: 'LUGAR_ENTREGA_LOCODE', what: 'el lugar de entrega' },
  { name: 'PAIS_ENTREGA', what: 'el país de entrega' },
  { name: 'VERSION_INCOTERM', what: 'la versión del incoterm' },
  { name: 'FORMA_ENVIO', what: 'la forma de envío', list: catalogue.shippingForms },
  { name: 'OTRA_FORMA_ENVIO', what: 'la otra forma de envío' },
  { name: 'LUGAR_EMBARQUE_LOCODE', what: 'el lugar de embarque' },
  { name: 'PAIS_EXPORTACION', what: 'el país de exportación' },
  { name: 'FECHA_EXPORTACION', what: 'la fecha de exportación' },
] as const;
const NOBODY = 'sin intermediario';

/** Intermediary and terms of the sale of each invoice, against those of the value declaration that covers it. */
export function saleTermPairs(
  { invoices: said }: Statements,
  { dvas, invoices }: DeclarationSources,
  reference: Reference,
): Pair[] {
  const papers = new Map(invoices.map((each) => [each.id, each]));
  const headers = new Map(
    dvas.flatMap(({ body }) => body.FACTURAS.map((each) => [each.ID_FACTURA, body.DVA] as const)),
  );
  return said.flatMap((stated): Pair[] => {
    const [paper, header] = [papers.get(stated.id), headers.get(stated.id)];
    return paper && header ? pairsOf(stated, paper, header, reference) : [];
  });
}

function pairsOf(
  { number, line }: StatedInvoice,
  paper: Invoice,
  header: DvaHeader,
  reference: Reference,
): Pair[] {
  const { FACTURA } = paper.body;
  const pair = (check: string, what: string, of: keyof typeof FACTURA, mine: string, theirs: string) => ({
    check,
    path: number.path,
    subject: `Factura ${number.value || line}: ${what} de su DVA`,
    mine,
    theirs,
    source: invoiceName(paper),
    other: inInvoice(paper, `FACTURA.${of}`),
  });
  const [mine, theirs] = [header.NOMBRE_INTERMEDIARIO, FACTURA.NOMBRE_INTERMEDIARIO];
  const same = lettersOf(mine) === lettersOf(theirs);
  return [
    // One that is named on a single side is a contradiction: nobody is what the other swears.
    pair(
      'INTERMEDIARIO_FACTURA',
      'el intermediario',
      'NOMBRE_INTERMEDIARIO',
      mine || NOBODY,
      same ? mine || NOBODY : theirs || NOBODY,
    ),
    pair(
      'INTERMEDIARIO_FACTURA',
      'el tipo de intermediario',
      'ID_TIPO_INTERMEDIARIO',
      header.ID_TIPO_INTERMEDIARIO,
      FACTURA.ID_TIPO_INTERMEDIARIO,
    ),
    ...TERMS.map((term) => {
      const shown = (code: string): string =>
        'list' in term ? (reference.row(term.list, code)?.VALOR ?? code) : code;
      return pair(
        'CONDICIONES_FACTURA',
        term.what,
        term.name,
        shown(header[term.name]),
        shown(FACTURA[term.name]),
      );
    }),
  ];
}
