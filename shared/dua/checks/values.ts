import { catalogue } from '../../catalogues/names.ts';
import { withoutDvaProblem } from '../../duca/checks/regimes.ts';
import { VALUE_DECLARATION } from '../../duca/marks.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import type { DuaBody } from '../dataSets.ts';

/** A regime that comes with a value declaration lists one among its documents, of the whole or of an item. */
export function valueProblems(body: DuaBody, reference: Reference): Problem[] {
  const { CODIGO_REGIMEN: regime } = body.DECLARACION;
  const papers = [...body.DETALLE_DOCUMENTO, ...body.DETALLE_DOCUMENTOS];
  if (papers.some((each) => each.CODIGO_DOCUMENTO === VALUE_DECLARATION)) return [];
  if (!reference.row(catalogue.regimes, regime)) return [];
  return withoutDvaProblem(
    { regime },
    {
      code: 'dua.regime-without-dva',
      path: 'DECLARACION.CODIGO_REGIMEN',
      called: `El régimen ${regime}`,
      remedy: `Derívela de la orden y forme la DUA de nuevo, o agregue su documento ${VALUE_DECLARATION}`,
    },
    reference,
  );
}
