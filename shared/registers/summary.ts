import type { BodyOf } from '../foundation/fields/dataSet.ts';
import { keysOf, keyed } from '../foundation/keyed.ts';
import { registerData } from './fields/register.ts';

export const registerDataSets = { REGISTRO: registerData };
export type RegisterBody = BodyOf<typeof registerDataSets>;

const { fields } = registerData;

/** Columns of the list of registers. */
export const registerColumns = {
  NUMERO: fields.NUMERO,
  NOMBRE: fields.NOMBRE,
  ID_TIPO: fields.ID_TIPO,
  VENCE: fields.VENCE,
  AGENTE: fields.AGENTE,
  CONTRAPARTE: fields.CONTRAPARTE,
  FECHA: fields.FECHA,
  SERIE: fields.SERIE,
  DESDE: fields.DESDE,
  HASTA: fields.HASTA,
};

/** Values of the columns; every one is a field of the register. */
export const registerSummary = ({ REGISTRO }: RegisterBody): Record<string, string> =>
  keyed(keysOf(registerColumns), (name) => REGISTRO[name]);
