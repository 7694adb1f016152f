import type { Reference } from '../../foundation/documents/reference.ts';
import { markOf } from '../../foundation/documents/mark.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import { containersOnce } from '../../transport-documents/containersOnce.ts';
import type { DeclarationSources } from '../sources.ts';
import { dvaName, inDva, inInvoice, inTransport, invoiceName, transportName } from './places.ts';
import { crossProblem, declarationName, ruleOf, type Pair } from './rule.ts';
import type { Statements } from './statements.ts';

/** Containers that one side lists and the other does not. */
export function containerProblems(
  { containers: { dataSet, title, lines } }: Statements,
  { transports }: DeclarationSources,
  reference: Reference,
): Problem[] {
  const rule = ruleOf('CONTENEDORES', reference);
  const [first] = transports;
  if (!rule || !first) return [];
  const carried = transports.flatMap((transport) =>
    transport.body.CONTENEDORES.map(({ NUMERO_CONTENEDOR }, line) => ({
      transport,
      line,
      number: NUMERO_CONTENEDOR,
    })),
  );
  const listed = new Set(lines.map((each) => each.NUMERO_CONTENEDOR));
  const known = new Set(carried.map((each) => each.number));
  const name = transports.length === 1 ? transportName(first) : 'ningún documento de transporte de la orden';
  const extra = lines.flatMap(({ NUMERO_CONTENEDOR: number }, line): Problem[] => {
    if (number === '' || known.has(number)) return [];
    const message = `${title}, línea ${line + 1}: el contenedor ${number} no está en ${name}. Corrija el número o agréguelo allí.`;
    return [
      crossProblem(
        rule,
        `${dataSet}[${line}].NUMERO_CONTENEDOR`,
        message,
        inTransport(first, 'CONTENEDORES'),
      ),
    ];
  });
  const lacking = carried.flatMap(({ transport, line, number }): Problem[] => {
    if (number === '' || listed.has(number)) return [];
    const message = `${title}: falta el contenedor ${number}, que está en ${transportName(transport)}. Agréguelo o quítelo de allí.`;
    return [
      crossProblem(rule, dataSet, message, inTransport(transport, `CONTENEDORES[${line}].NUMERO_CONTENEDOR`)),
    ];
  });
  return [...extra, ...lacking];
}

/** Seals of each container, and the number under which each transport document is listed. */
export function paperPairs(
  { containers, transports: listed }: Statements,
  { transports }: DeclarationSources,
): Pair[] {
  const { dataSet, sealTitle } = containers;
  const lines = new Map(containers.lines.map((each, line) => [each.NUMERO_CONTENEDOR, { ...each, line }]));
  const sealsByNumber = new Map(
    containersOnce(transports).map(({ container }) => [
      container.NUMERO_CONTENEDOR,
      container.NUMERO_PRECINTO,
    ]),
  );
  return transports.flatMap((transport): Pair[] => {
    const { NUMERO_DOCUMENTO } = transport.body.DOCUMENTO;
    const seals = transport.body.CONTENEDORES.flatMap((container, index): Pair[] => {
      const own = lines.get(container.NUMERO_CONTENEDOR);
      if (!own || container.NUMERO_CONTENEDOR === '') return [];
      return [
        {
          check: 'MARCHAMOS',
          path: `${dataSet}[${own.line}].NUMERO_PRECINTO`,
          subject: `${sealTitle}, contenedor ${container.NUMERO_CONTENEDOR}: el marchamo`,
          mine: own.NUMERO_PRECINTO,
          // Of a container of several bills the declaration has the seals of all.
          theirs: sealsByNumber.get(container.NUMERO_CONTENEDOR) ?? container.NUMERO_PRECINTO,
          source: transportName(transport),
          other: inTransport(transport, `CONTENEDORES[${index}].NUMERO_PRECINTO`),
        },
      ];
    });
    const numbers = listed
      .filter((each) => each.id === transport.id)
      .map(({ path, subject, value }): Pair => {
        // Hyphens and spaces of a bill's number are a matter of taste.
        const same = markOf('n', value) === markOf('n', NUMERO_DOCUMENTO);
        return {
          check: 'NUMERO_TRANSPORTE',
          path,
          subject,
          mine: value,
          theirs: same ? value : NUMERO_DOCUMENTO,
          source: 'el propio documento',
          other: inTransport(transport, 'DOCUMENTO.NUMERO_DOCUMENTO'),
        };
      });
    return [...numbers, ...seals];
  });
}

/** Value declarations of the order that the declaration does not sum up. */
export function undeclaredProblems(
  { dvas: listed, dvasPath }: Statements,
  { dvas }: DeclarationSources,
  reference: Reference,
): Problem[] {
  const rule = ruleOf('DVA_DE_LA_ORDEN', reference);
  if (!rule || listed.length === 0) return [];
  const declared = new Set(listed);
  return dvas
    .filter((each) => !declared.has(each.id))
    .map((dva) =>
      crossProblem(
        rule,
        dvasPath,
        `Declaraciones de valor: ${dvaName(dva)} es de la orden y no está en ${declarationName(reference)}. Vuelva a formarla o anule la DVA.`,
        inDva(dva, 'DVA.ID_DVA'),
      ),
    );
}

/** Invoices of the order that no value declaration covers: their goods are in no declaration. */
export function undeclaredInvoices(
  { invoicesPath }: Statements,
  { dvas, invoices }: DeclarationSources,
  reference: Reference,
): Problem[] {
  const rule = ruleOf('FACTURA_DE_LA_ORDEN', reference);
  if (!rule || dvas.length === 0) return [];
  const covered = new Set(dvas.flatMap((dva) => dva.body.FACTURAS.map((each) => each.ID_FACTURA)));
  return invoices
    .filter((each) => !covered.has(each.id))
    .map((invoice) =>
      crossProblem(
        rule,
        invoicesPath,
        `Facturas: ${invoiceName(invoice)} es de la orden y ninguna declaración de valor la cubre. Derive las DVA de la orden, o anule la factura.`,
        inInvoice(invoice, 'FACTURA.NUMERO_FACTURA'),
      ),
    );
}
