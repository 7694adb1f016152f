import type { BodyOf } from '../foundation/fields/dataSet.ts';
import { partyData } from './fields/party.ts';
import { keysOf, keyed } from '../foundation/keyed.ts';

export const partyDataSets = { FICHA: partyData };
export type PartyBody = BodyOf<typeof partyDataSets>;

const { fields } = partyData;

/** Columns of the list of parties. */
export const partyColumns = {
  NOMBRE: fields.NOMBRE,
  ID_ROL: fields.ID_ROL,
  NIT: fields.NIT,
  IDENTIFICACION: fields.IDENTIFICACION,
  ID_PAIS: fields.ID_PAIS,
  CIUDAD: fields.CIUDAD,
  TELEFONO: fields.TELEFONO,
  CORREO: fields.CORREO,
  VENCE_PODER: fields.VENCE_PODER,
  VENCE_CERTIFICADO: fields.VENCE_CERTIFICADO,
};

/** Values of the columns; every one is a field of the party. */
export const partySummary = ({ FICHA }: PartyBody): Record<string, string> =>
  keyed(keysOf(partyColumns), (name) => FICHA[name]);
