import { catalogue } from '../../catalogues/names.ts';
import { smallImport } from '../../catalogues/smallImport.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { problem, warning, type Problem } from '../../foundation/rules/problem.ts';
import type { DuaBody } from '../dataSets.ts';
import { titleProblems } from './titles.ts';

const OF_ITEMS = ['DETALLE_DOCUMENTOS', 'DETALLE_COMPLEMENTARIOS', 'DETALLE_VENTAJAS'] as const;

/** Lines of items that are there; no advantage without the document that shows it, unless the treaty asks none of so small an import; an exemption with its resolution. */
export const listedPaperProblems = (body: DuaBody, reference: Reference): Problem[] => [
  ...itemNumbers(body),
  ...advantages(body, reference),
  ...exemptions(body),
  ...titleProblems(body, reference),
];

function itemNumbers(body: DuaBody): Problem[] {
  const count = body.DETALLE_MERCANCIAS.length;
  return OF_ITEMS.flatMap((name) =>
    body[name].flatMap(({ ID_ITEM, NUMERO_ITEM }, line): Problem[] => {
      if (ID_ITEM !== '' || NUMERO_ITEM === '') return [];
      const message = `Línea ${line + 1}: el ítem ${NUMERO_ITEM} no existe; la declaración tiene ${count}. Escriba el número de uno de ellos.`;
      return [problem('dua.no-item', `${name}[${line}].NUMERO_ITEM`, message)];
    }),
  );
}

function advantages(body: DuaBody, reference: Reference): Problem[] {
  const presented = (code: string, item: string): boolean =>
    [...body.DETALLE_DOCUMENTO, ...body.DETALLE_DOCUMENTOS.filter((each) => each.ID_ITEM === item)].some(
      ({ CODIGO_DOCUMENTO, PRESENCIA }) => CODIGO_DOCUMENTO === code && PRESENCIA === '1',
    );
  const valuesOf = claimedValues(body, reference);
  return body.DETALLE_VENTAJAS.flatMap(({ ID_ITEM, NUMERO_ITEM, CODIGO_VENTAJA }, line): Problem[] => {
    const row = reference.row(catalogue.advantages, CODIGO_VENTAJA);
    const paper = row?.['CODIGO_DOCUMENTO'] ?? '';
    if (row === undefined || paper === '' || presented(paper, ID_ITEM)) return [];
    const name = reference.row(catalogue.supportDocuments, paper)?.VALOR ?? paper;
    const small = smallImport(row['ACUERDO'] ?? '', valuesOf(row['ACUERDO'] ?? ''), reference);
    const message = `Ítem ${NUMERO_ITEM || '—'}: la ventaja «${row.VALOR}» exige presentar «${name}» y no está entre los documentos de la declaración ni del ítem. ${small ?? 'Agréguelo o quite la ventaja'}.`;
    const tell = small === undefined ? problem : warning;
    return [tell('dua.advantage-paper', `DETALLE_VENTAJAS[${line}].CODIGO_VENTAJA`, message)];
  });
}

/** Customs values of the items that claim a treaty by any advantage. */
function claimedValues(body: DuaBody, reference: Reference): (treaty: string) => string[] {
  const claims = Map.groupBy(
    body.DETALLE_VENTAJAS,
    (each) => reference.row(catalogue.advantages, each.CODIGO_VENTAJA)?.['ACUERDO'] ?? '',
  );
  return (treaty) => {
    const items = new Set(claims.get(treaty)?.map((each) => each.ID_ITEM));
    return body.DETALLE_MERCANCIAS.filter((each) => items.has(each.ID_ITEM)).map(
      (each) => each.VALOR_ADUANA_DOLARES,
    );
  };
}

const exemptions = ({ DETALLE_MERCANCIAS }: DuaBody): Problem[] =>
  DETALLE_MERCANCIAS.flatMap(({ EXONERACION_ADUANERA, NUMERO_RESOLUCION }, line): Problem[] => {
    if (EXONERACION_ADUANERA === '' || NUMERO_RESOLUCION !== '') return [];
    const message = `Ítem ${line + 1}: la exoneración se pide sin el número de la resolución que la autoriza. Escríbalo o quite la exoneración.`;
    return [problem('dua.exemption-resolution', `DETALLE_MERCANCIAS[${line}].NUMERO_RESOLUCION`, message)];
  });
