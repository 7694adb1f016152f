import type { Field } from './field.ts';

type Fills = Readonly<Record<string, string>>;

/** Look-ups of a taxpayer's number, of whatever country: who it is, and where. */
export const taxpayerLookups = (fills: {
  NOMBRE: string;
  DIRECCION?: string;
  CIUDAD?: string;
  TELEFONO?: string;
}): NonNullable<Field['lookups']> => {
  const { NOMBRE, ...more } = fills;
  const rest: Fills = more;
  return { nit: { NOMBRE }, rtn: { NOMBRE }, contribuyente: rest };
};

/** The same of somebody who must be registered as an importer, who has a number there. */
export const importerLookups = (
  fills: Parameters<typeof taxpayerLookups>[0] & { REGISTRO?: string },
): NonNullable<Field['lookups']> => {
  const { REGISTRO, ...taxpayer } = fills;
  return { ...taxpayerLookups(taxpayer), importador: REGISTRO === undefined ? {} : { REGISTRO } };
};
