import { catalogue } from '../catalogues/names.ts';
import { add, sum } from '../foundation/decimal/decimal.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { DucaBody, DucaFraction, DucaItem, DucaTax } from './dataSets.ts';
import { authorityNames } from './files/names.ts';
import { withCompletedLine } from './earlierDeclaration.ts';
import { merged, sameOr } from '../foundation/fields/merged.ts';
import { settledLines } from './taxes/settledLines.ts';
import { characteristicLines } from './regroup/characteristicLines.ts';
import { unitLines } from './regroup/unitLines.ts';

/** The DUCA with its computed fields: box 29, lines, customs values and taxes. The body itself when nothing moved. */
export function calculateDuca(body: DucaBody, reference: Reference): DucaBody {
  const lines = settledLines(body, reference);
  const fractions = sameOr(
    body.FRACCIONES,
    lines.map((each) => each.fraction),
  );
  const taxes = sameOr(
    body.FRACCION_TRIBUTOS,
    lines.flatMap((each) => each.taxes),
  );
  const totals = sameOr(body.TRIBUTOS, totalsOf(taxes));
  const items = sameOr(body.FRACCION_ITEMS, numbered(body.FRACCION_ITEMS, fractions));
  const characteristics = characteristicLines(body);
  const header = merged(body.DUCA, {
    CODIGO_REGIMEN: reference.row(catalogue.modalities, body.DUCA.MODALIDAD)?.['REGIMEN'] ?? '',
    TOTAL_CIF_DOLARES: add(
      '0.00',
      body.DUCA.TOTAL_FOB_DOLARES,
      body.DUCA.TOTAL_FLETE_DOLARES,
      body.DUCA.TOTAL_SEGURO_DOLARES,
      body.DUCA.TOTAL_OTROS_DOLARES,
    ),
    TOTAL_UNIDADES: add('0.000', sum(fractions.map((each) => each.CANTIDAD_UNIDADES))),
    TOTAL_LINEAS: String(fractions.length),
    TOTAL_GENERAL: add('0.00', sum(totals.map((each) => each.IMPORTE))),
  });
  const papers = withCompletedLine(body, reference);
  const names = authorityNames(body.DUCA.NO_ORDEN, papers);
  const documents = sameOr(
    body.DOCUMENTOS,
    papers.map((each, index) => merged(each, { NOMBRE_ARCHIVO_SAT: names[index]! })),
  );
  const still =
    header === body.DUCA &&
    documents === body.DOCUMENTOS &&
    fractions === body.FRACCIONES &&
    items === body.FRACCION_ITEMS &&
    characteristics === body.ITEM_CARACTERISTICAS &&
    taxes === body.FRACCION_TRIBUTOS &&
    totals === body.TRIBUTOS;
  return still
    ? body
    : {
        ...body,
        DUCA: header,
        FRACCIONES: fractions,
        FRACCION_ITEMS: items,
        ITEM_CARACTERISTICAS: characteristics,
        ...unitLines(body, items),
        FRACCION_TRIBUTOS: taxes,
        TRIBUTOS: totals,
        DOCUMENTOS: documents,
      };
}

/** Original goods carry the number of their fraction wherever it stands now; goods of none keep what was typed. */
function numbered(items: readonly DucaItem[], fractions: readonly DucaFraction[]): DucaItem[] {
  const lines = new Map(fractions.map((each) => [each.ID_FRACCION, each.NUMERO_LINEA]));
  return items.map((item) => {
    const SECUENCIA_FRACCION = lines.get(item.ID_FRACCION) ?? item.SECUENCIA_FRACCION;
    return SECUENCIA_FRACCION === item.SECUENCIA_FRACCION ? item : { ...item, SECUENCIA_FRACCION };
  });
}

function totalsOf(taxes: readonly DucaTax[]): DucaBody['TRIBUTOS'] {
  // Of one tax a part may be paid and another be exempt, by what its fractions say.
  const byMode = Map.groupBy(
    taxes,
    ({ CODIGO_TRIBUTO, MODALIDAD_PAGO }) => `${CODIGO_TRIBUTO}-${MODALIDAD_PAGO}`,
  );
  const seen = new Set<string>();
  return [...byMode].map(([key, [first, ...rest]]) => {
    const { CODIGO_TRIBUTO, MODALIDAD_PAGO, IMPORTE } = first!;
    const ID_TRIBUTO = seen.has(CODIGO_TRIBUTO) ? key : CODIGO_TRIBUTO;
    seen.add(CODIGO_TRIBUTO);
    const amounts = [IMPORTE, ...rest.map((each) => each.IMPORTE)];
    return { ID_TRIBUTO, CODIGO_TRIBUTO, IMPORTE: sum(amounts), MODALIDAD_PAGO };
  });
}
