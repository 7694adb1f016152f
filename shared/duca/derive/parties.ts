import { add, compare } from '../../foundation/decimal/decimal.ts';
import { lettersOf } from '../../dva/derive/suppliers.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { ducaCountries } from '../countries.ts';
import type { DucaBody } from '../dataSets.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';

/** The term of the highest value, box 30: what the value declarations of each are worth together (domain 1.1). */
export function foremostTerm({ dvas }: DeclarationSources): string {
  const worth = new Map<string, string>();
  for (const { body } of dvas) {
    const { ID_INCOTERM, CASILLA_46 } = body.DVA;
    if (ID_INCOTERM !== '') worth.set(ID_INCOTERM, add(worth.get(ID_INCOTERM) ?? '0', CASILLA_46 || '0'));
  }
  const [first, ...others] = worth;
  if (!first) return '';
  return others.reduce((best, each) => (compare(best[1], each[1]) >= 0 ? best : each), first)[0];
}

/** The value declaration of highest value: its supplier stands in box 4. */
export const foremostDva = ({ dvas }: DeclarationSources): DeclarationSources['dvas'][number] | undefined =>
  dvas.reduce<DeclarationSources['dvas'][number] | undefined>(
    (best, each) => (best && compare(best.body.DVA.CASILLA_46, each.body.DVA.CASILLA_46) >= 0 ? best : each),
    undefined,
  );

/** The seller as its own invoice knows it. */
function sellerOf(sources: DeclarationSources, dva: DeclarationSources['dvas'][number] | undefined) {
  const ids = new Set(dva?.body.FACTURAS.map((each) => each.ID_FACTURA));
  const invoice = sources.invoices.find((each) => ids.has(each.id));
  return {
    number: invoice?.body.FACTURA.ID_PROVEEDOR ?? '',
    type: invoice?.body.FACTURA.ID_TIPO_IDENTIFICACION ?? '',
  };
}

const address = (...parts: string[]): string => parts.filter((each) => each !== '').join(', ');

type DvaHeader = DeclarationSources['dvas'][number]['body']['DVA'];
type Party = DucaBody['EXPORTADOR'];

/** Whom the invoice of highest value names: who sells, or of what leaves who receives it. */
function abroad(sources: DeclarationSources): Party {
  const foremost = foremostDva(sources);
  const { number, type } = sellerOf(sources, foremost);
  const header = foremost?.body.DVA;
  return {
    NUMERO_IDENTIFICACION: number,
    TIPO_IDENTIFICACION: type,
    ID_PAIS_EMISION: header?.ID_PAIS_PROVEEDOR ?? '',
    NOMBRE: header?.NOMBRE_PROVEEDOR ?? '',
    DOMICILIO: address(header?.DIRECCION_PROVEEDOR ?? '', header?.CIUDAD_PROVEEDOR ?? ''),
  };
}

/** The client of the order, known by the tax number of the country. */
function client({ order: { body } }: DeclarationSources, { country }: Reference): Party {
  const { NIT_IMPORTADOR, NOMBRE_IMPORTADOR, DIRECCION_IMPORTADOR, CIUDAD_IMPORTADOR } = body.ORDEN;
  return {
    NUMERO_IDENTIFICACION: NIT_IMPORTADOR,
    TIPO_IDENTIFICACION: NIT_IMPORTADOR === '' ? '' : ducaCountries[country].identification,
    ID_PAIS_EMISION: NIT_IMPORTADOR === '' ? '' : country,
    NOMBRE: NOMBRE_IMPORTADOR,
    DOMICILIO: address(DIRECCION_IMPORTADOR, CIUDAD_IMPORTADOR),
  };
}

/**
 * Boxes 4, 5 and 6, and every supplier once (domain 1.2). What leaves is sent by the client of the order to whom its
 * invoice names, and has no supplier.
 */
export function partiesOf(
  sources: DeclarationSources,
  reference: Reference,
): Pick<DucaBody, 'EXPORTADOR' | 'IMPORTADOR' | 'DECLARANTE' | 'PROVEEDORES'> {
  const leaves = sources.movement === 'leaves';
  const [theirs, own] = [abroad(sources), client(sources, reference)];
  return {
    EXPORTADOR: leaves ? own : theirs,
    IMPORTADOR: leaves ? theirs : own,
    DECLARANTE: { CODIGO: sources.order.body.ORDEN.REGISTRO_DECLARANTE, ...sources.declarant },
    PROVEEDORES: leaves ? [] : suppliersOf(sources),
  };
}

/**
 * Every party that the invoices name, once: of one name and country with several identifications as many as those; one
 * without is another's where that name has a single one.
 */
export function suppliersOf(sources: DeclarationSources): DucaBody['PROVEEDORES'] {
  const seen = new Set<string>();
  const nameOf = ({ NOMBRE_PROVEEDOR, ID_PAIS_PROVEEDOR }: DvaHeader): string =>
    `${NOMBRE_PROVEEDOR}|${ID_PAIS_PROVEEDOR}`;
  const known = new Map<string, Map<string, string>>();
  for (const dva of sources.dvas) {
    const { number } = sellerOf(sources, dva);
    const name = nameOf(dva.body.DVA);
    if (number !== '') known.set(name, (known.get(name) ?? new Map()).set(lettersOf(number), number));
  }
  return sources.dvas.flatMap((dva) => {
    const { NOMBRE_PROVEEDOR, ID_PAIS_PROVEEDOR, DIRECCION_PROVEEDOR, CIUDAD_PROVEEDOR } = dva.body.DVA;
    const name = nameOf(dva.body.DVA);
    const [only, ...more] = known.get(name)?.values() ?? [];
    const number = sellerOf(sources, dva).number || (more.length === 0 ? (only ?? '') : '');
    const key = `${name}|${lettersOf(number)}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      {
        ID_PROVEEDOR: dva.id,
        NOMBRE_PROVEEDOR,
        NUMERO_IDENTIFICACION: number,
        ID_PAIS_PROVEEDOR,
        DOMICILIO_PROVEEDOR: address(DIRECCION_PROVEEDOR, CIUDAD_PROVEEDOR),
      },
    ];
  });
}
