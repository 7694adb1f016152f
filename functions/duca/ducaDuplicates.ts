import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import type { DeclarationSources } from '../../shared/declarations/sources.ts';
import { listedInvoices } from '../../shared/duca/listedInvoices.ts';
import { isTransportCode } from '../../shared/duca/marks.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { Call } from '../runtime/executor.ts';
import { pairOf } from './complementary/original.ts';
import {
  declarationDuplicates,
  type SaidNumbers,
} from '../declarations/correlatives/declarationDuplicates.ts';
import type { Holder } from '../declarations/correlatives/duplicates.ts';
import type { OwnNumbers } from '../declarations/correlatives/wanted.ts';

const HOLDER: Holder = {
  definition: ducaDefinition,
  places: {
    transporte: ['DOCUMENTOS', 'NUMERO_DOCUMENTO'],
    contenedor: ['EQUIPO', 'NUMERO_CONTENEDOR'],
  },
  a: 'la DUCA',
  field: 'NO_ORDEN',
  path: 'DUCA.NO_ORDEN',
};

type Invoices = DeclarationSources['invoices'];

interface Asked {
  header: HeaderRow;
  body: DucaBody;
  /** What was accepted of it, where that is being changed. */
  accepted: DucaBody | undefined;
  /** Of its order. */
  invoices: Invoices;
}

/** Numbers of this DUCA that other orders of the company hold too, its order number among them. */
export async function duplicateProblems(
  call: Call<unknown>,
  { header, body, accepted, invoices }: Asked,
  reference: Reference,
): Promise<Problem[]> {
  const { DVA_FACTURAS, DOCUMENTOS } = body;
  const said = (of: DucaBody): SaidNumbers => ({
    order: { path: HOLDER.path, subject: 'Casilla 1: el número', value: of.DUCA.NO_ORDEN },
    numbers: numbersOf(of, invoices),
  });
  const but = new Set([
    header.ID,
    ...DVA_FACTURAS.map((each) => each.ID_FACTURA),
    ...DOCUMENTOS.map((each) => each.ID_DOCUMENTO),
  ]);
  const asked = {
    ...{ declaration: HOLDER, header, but, own: [header, ...(await pairOf(call, body))] },
    ...{ said: said(body), accepted: accepted && said(accepted) },
  };
  return declarationDuplicates(call, asked, reference);
}

function numbersOf(body: DucaBody, papers: Invoices): OwnNumbers {
  const { DUCA, DOCUMENTOS, EQUIPO } = body;
  // Box 54 names who issued an invoice, which the client of the order does of what leaves; the paper names the other end.
  const named = new Map(papers.map(({ id, body: { FACTURA } }) => [id, FACTURA.NOMBRE_PROVEEDOR]));
  return {
    accepted: DUCA.FECHA_ACEPTACION,
    invoices: listedInvoices(body).map(({ id, dva, by, number: { path, value: number } }) => ({
      number,
      path,
      subject: `Factura ${number}`,
      suppliers: [dva === '' ? (named.get(id) ?? by) : by],
    })),
    transports: DOCUMENTOS.flatMap(({ CODIGO_DOCUMENTO, NUMERO_DOCUMENTO: number }, at) =>
      isTransportCode(CODIGO_DOCUMENTO)
        ? [
            {
              number,
              path: `DOCUMENTOS[${at}].NUMERO_DOCUMENTO`,
              subject: `Casilla 54.2, línea ${at + 1}: el documento de transporte ${number}`,
            },
          ]
        : [],
    ),
    containers: EQUIPO.map(({ NUMERO_CONTENEDOR: number }, at) => ({
      number,
      path: `EQUIPO[${at}].NUMERO_CONTENEDOR`,
      subject: `Casilla 24.11, línea ${at + 1}: el contenedor ${number}`,
    })),
  };
}
