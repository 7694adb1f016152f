import { catalogue } from '../../catalogues/names.ts';
import type { Group } from '../../duca/derive/group.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { InvoiceBody } from '../../invoices/dataSets.ts';
import type { DuaBody } from '../dataSets.ts';

type Vehicle = InvoiceBody['VEHICULOS'][number];
type Complement = DuaBody['DETALLE_COMPLEMENTARIOS'][number];

/** What a vehicle says, by the column DATO of the list of complementary data. */
const SAID: ReadonlyMap<string, (vehicle: Vehicle) => string> = new Map([
  ['VIN', ({ VIN, CHASIS }) => VIN || CHASIS],
  ['MODELO', ({ MODELO }) => MODELO],
]);

/** VIN and model year of each vehicle of the invoices, with the item that its goods came to. */
export function complementsOf(
  groups: readonly Group[],
  { invoices }: DeclarationSources,
  reference: Reference,
): Complement[] {
  const vehicles = Map.groupBy(
    invoices.flatMap(({ body }) => body.VEHICULOS),
    (each) => each.ID_ITEM,
  );
  if (vehicles.size === 0) return [];
  const asked = reference.rows(catalogue.complementaryData).flatMap(({ CLAVE, DATO = '' }) => {
    const said = SAID.get(DATO);
    return said ? [{ CLAVE, said }] : [];
  });
  return groups.flatMap(({ id, goods }, index) =>
    goods
      .flatMap(({ item }) => vehicles.get(item.ID_ITEM) ?? [])
      .flatMap((vehicle) =>
        asked.map(({ CLAVE, said }): Complement => ({
          ID_LINEA: `${vehicle.ID_VEHICULO}-${CLAVE}`,
          ID_ITEM: id,
          NUMERO_ITEM: String(index + 1),
          CODIGO_COMPLEMENTARIO: CLAVE,
          VALOR: said(vehicle),
        })),
      )
      .filter(({ VALOR }) => VALOR !== ''),
  );
}

const saying = (each: Complement): string =>
  JSON.stringify([each.ID_ITEM, each.CODIGO_COMPLEMENTARIO, each.VALOR.trim().toUpperCase()]);

/** The proposal without what a person already says of an item in a line of their own. */
export function withoutSaid(fresh: DuaBody, derived: DuaBody, mine: DuaBody): DuaBody {
  const known = new Set(derived.DETALLE_COMPLEMENTARIOS.map((each) => each.ID_LINEA));
  const own = mine.DETALLE_COMPLEMENTARIOS.filter((each) => !known.has(each.ID_LINEA)).map(saying);
  if (own.length === 0) return fresh;
  const said = new Set(own);
  const left = fresh.DETALLE_COMPLEMENTARIOS.filter((each) => !said.has(saying(each)));
  return { ...fresh, DETALLE_COMPLEMENTARIOS: left };
}
