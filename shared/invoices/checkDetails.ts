import type { Reference } from '../foundation/documents/reference.ts';
import { problem, warning, type Problem } from '../foundation/rules/problem.ts';
import type { InvoiceBody } from './dataSets.ts';
import { detailDataSets, detailNames, unitNames, type DetailName } from './detailDataSets.ts';
import { serialsByItem } from './serials.ts';
import { isCounted, unitNameOf } from './unitNameOf.ts';

const titleOf = (name: DetailName): string => detailDataSets[name].title;

/** Details against the items: each names one that exists, as many as the quantity, and those that the heading owes. */
export function checkDetails(body: InvoiceBody, reference: Reference): Problem[] {
  return [...withoutItem(body), ...counts(body), ...owed(body, reference)];
}

function withoutItem(body: InvoiceBody): Problem[] {
  const last = body.ITEMS.length;
  return detailNames.flatMap((name) =>
    body[name].flatMap(({ NUMERO_ITEM: number }, line) => {
      if (number === '' || (Number(number) >= 1 && Number(number) <= last)) return [];
      const message = `${titleOf(name)}, línea ${line + 1}: la factura no tiene el ítem ${number}; tiene ${last}. Escriba el número de uno de ellos.`;
      return [problem('invoice.detail-item', `${name}[${line}].NUMERO_ITEM`, message)];
    }),
  );
}

/** Where units are counted, there is a line for each; a difference is a line forgotten or a quantity mistyped. */
function counts(body: InvoiceBody): Problem[] {
  const found: Problem[] = [];
  const compare = (name: DetailName, counted: ReadonlyMap<string, number>): void => {
    if (counted.size === 0) return;
    body.ITEMS.forEach((item, at) => {
      const count = counted.get(item.ID_ITEM);
      if (count === undefined || !isCounted(item.ID_UNIDAD_MEDIDA) || item.CANTIDAD_UNIDADES === '') return;
      if (Number(item.CANTIDAD_UNIDADES) === count) return;
      const quantity = String(Number(item.CANTIDAD_UNIDADES));
      const message = `Línea ${at + 1}, Cantidad: dice ${quantity} y en «${titleOf(name)}» hay ${count}; agregue las líneas que faltan, quite las que sobran o corrija la cantidad.`;
      found.push({
        ...warning('invoice.detail-count', `ITEMS[${at}].CANTIDAD_UNIDADES`, message),
        relatedPath: name,
      });
    });
  };
  if (body.SERIES.length > 0) {
    const named = new Set(body.SERIES.map((each) => each.ID_ITEM));
    const serials = [...serialsByItem(body)].filter(([item]) => named.has(item));
    compare('SERIES', new Map(serials.map(([item, all]) => [item, all.length])));
  }
  for (const name of unitNames) {
    const counted = new Map<string, number>();
    for (const { ID_ITEM } of body[name])
      if (ID_ITEM !== '') counted.set(ID_ITEM, (counted.get(ID_ITEM) ?? 0) + 1);
    compare(name, counted);
  }
  return found;
}

function owed(body: InvoiceBody, reference: Reference): Problem[] {
  return itemsOwing(body, reference).map(({ at, name }) => {
    const code = body.ITEMS[at]!.CLASIFICACION_ARANCELARIA;
    const message = `Línea ${at + 1}, Clasificación arancelaria: la partida ${code.slice(0, 4)} pide los datos de cada unidad y «${titleOf(name)}» no tiene ninguna de esta línea. Agréguelas debajo de los ítems.`;
    return warning('invoice.details-missing', `ITEMS[${at}].CLASIFICACION_ARANCELARIA`, message);
  });
}

/** Items whose heading is described one by one and that nobody has described yet, with the data set that is owed. */
export function itemsOwing(
  body: InvoiceBody,
  reference: Reference,
): { at: number; name: (typeof unitNames)[number] }[] {
  const described = new Map(unitNames.map((name) => [name, new Set(body[name].map((each) => each.ID_ITEM))]));
  return body.ITEMS.flatMap(({ ID_ITEM, CLASIFICACION_ARANCELARIA: code }, at) => {
    const name = unitNameOf(code, reference);
    return name === undefined || described.get(name)!.has(ID_ITEM) ? [] : [{ at, name }];
  });
}
