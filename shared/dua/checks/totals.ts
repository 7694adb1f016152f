import { shownValue } from '../../foundation/fields/kinds.ts';
import { compare, sum } from '../../foundation/decimal/decimal.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import { duaDataSets, type DuaBody, type DuaItem } from '../dataSets.ts';

type Total = readonly [header: keyof DuaBody['DECLARACION'], line: keyof DuaItem];

/** What the items must add up to, to the cent and to the hundredth of a kilogram. */
const TOTALS: readonly Total[] = [
  ['TOTAL_FOB_DOLARES', 'VALOR_FOB'],
  ['TOTAL_FLETE_DOLARES', 'VALOR_FLETE'],
  ['TOTAL_SEGURO_DOLARES', 'VALOR_SEGURO'],
  ['TOTAL_OTROS_DOLARES', 'VALOR_OTROS'],
  ['PESO_BRUTO_BULTOS', 'PESO_BRUTO'],
  ['CANTIDAD_BULTOS', 'CANTIDAD_BULTOS'],
];

const { DECLARACION, DETALLE_MERCANCIAS } = duaDataSets;

/** Header against items, and no weight nor price that cannot be. */
export function totalProblems(body: DuaBody): Problem[] {
  const items = body.DETALLE_MERCANCIAS;
  if (items.length === 0) return [];
  const sums = TOTALS.flatMap(([header, line]): Problem[] => {
    const stated = body.DECLARACION[header];
    const added = sum(items.map((each) => each[line]));
    if (compare(stated || '0', added || '0') === 0) return [];
    const field = DECLARACION.fields[header];
    const shown = (value: string): string => shownValue(value || '0', field);
    const message = `${field.label}: dice ${shown(stated)} y los ítems suman ${shown(added)}. Corrija el total o los ítems.`;
    return [
      {
        ...problem('dua.total', `DECLARACION.${header}`, message),
        relatedPath: `DETALLE_MERCANCIAS[0].${line}`,
      },
    ];
  });
  return [...sums, ...items.flatMap((item, line) => [...weights(item, line), ...negatives(item, line)])];
}

function weights(item: DuaItem, line: number): Problem[] {
  if (compare(item.PESO_NETO || '0', item.PESO_BRUTO || '0') <= 0) return [];
  const { fields } = DETALLE_MERCANCIAS;
  const message = `Ítem ${line + 1}: el peso neto (${shownValue(item.PESO_NETO, fields.PESO_NETO)} kg) es mayor que el bruto (${shownValue(item.PESO_BRUTO || '0', fields.PESO_BRUTO)} kg). Revise ambos pesos.`;
  return [problem('dua.weight', `DETALLE_MERCANCIAS[${line}].PESO_NETO`, message)];
}

/** A deduction larger than the value leaves none. */
function negatives(item: DuaItem, line: number): Problem[] {
  if (compare(item.VALOR_ADUANA_DOLARES || '0', '0') >= 0) return [];
  const message = `Ítem ${line + 1}: el ajuste a deducir es mayor que el valor. Escriba un ajuste menor.`;
  return [problem('dua.negative', `DETALLE_MERCANCIAS[${line}].AJUSTE_DEDUCIR`, message)];
}
