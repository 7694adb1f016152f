import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { statedPapers } from '../../shared/dua/statedPapers.ts';
import { isTransportCode } from '../../shared/duca/marks.ts';
import type { DeclarationSources } from '../../shared/declarations/sources.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import {
  declarationDuplicates,
  type SaidNumbers,
} from '../declarations/correlatives/declarationDuplicates.ts';
import type { Holder } from '../declarations/correlatives/duplicates.ts';
import type { OwnNumbers } from '../declarations/correlatives/wanted.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { Call } from '../runtime/executor.ts';

const DUA: Holder = {
  definition: duaDefinition,
  places: {
    transporte: ['DETALLE_DOCUMENTO', 'REFERENCIA'],
    contenedor: ['DETALLE_TRANSPORTE', 'NUMERO_CONTENEDOR'],
  },
  a: 'la DUA',
  field: 'NO_ORDEN',
  path: 'DECLARACION.NO_ORDEN',
};

/** Commercial invoices among the papers (UN/EDIFACT 1001): what a person lists without a document of the company. */
const isInvoiceCode = (code: string): boolean => /^38[045]$/.test(code);

type Invoices = DeclarationSources['invoices'];

interface Asked {
  header: HeaderRow;
  body: DuaBody;
  /** What was accepted of it, where that is being changed. */
  accepted: DuaBody | undefined;
  /** Of its order. */
  invoices: Invoices;
}

/** Numbers of this DUA that other orders of the company hold too, its order number among them. */
export function duplicateProblems(
  call: Call<unknown>,
  { header, body, accepted, invoices }: Asked,
  reference: Reference,
): Promise<Problem[]> {
  const said = (of: DuaBody): SaidNumbers => ({
    order: { path: DUA.path, subject: 'Número de orden: el', value: of.DECLARACION.NO_ORDEN },
    numbers: numbersOf(of, invoices),
  });
  const but = new Set([header.ID, ...statedPapers(body).map(({ id }) => id)]);
  const asked = {
    ...{ declaration: DUA, header, but, own: [header] },
    ...{ said: said(body), accepted: accepted && said(accepted) },
  };
  return declarationDuplicates(call, asked, reference);
}

function numbersOf(body: DuaBody, invoices: Invoices): OwnNumbers {
  const supplierOf = new Map(invoices.map(({ id, body: { FACTURA } }) => [id, FACTURA.NOMBRE_PROVEEDOR]));
  const anyOf = body.DETALLE_PROVEEDORES.map((each) => each.NOMBRE_PROVEEDOR);
  const papers = statedPapers(body);
  const said = (what: string, { title, line, number, path }: (typeof papers)[number]) => ({
    number,
    path,
    subject: `${title}, línea ${line}: ${what} ${number}`,
  });
  return {
    accepted: body.DECLARACION.FECHA_ACEPTACION,
    invoices: papers
      .filter(({ id, code }) => supplierOf.has(id) || isInvoiceCode(code))
      .map((each) => {
        const supplier = supplierOf.get(each.id);
        return { ...said('la factura', each), suppliers: supplier === undefined ? anyOf : [supplier] };
      }),
    transports: papers
      .filter(({ code }) => isTransportCode(code))
      .map((each) => said('el documento de transporte', each)),
    containers: body.DETALLE_TRANSPORTE.map(({ NUMERO_CONTENEDOR: number }, at) => ({
      number,
      path: `DETALLE_TRANSPORTE[${at}].NUMERO_CONTENEDOR`,
      subject: `Transporte, línea ${at + 1}: el contenedor ${number}`,
    })),
  };
}
