import type { DataSet } from '../../foundation/fields/dataSet.ts';
import type { Field } from '../../foundation/fields/field.ts';
import { ducaDataSets } from '../dataSets.ts';
import type { CopyPart } from './partNames.ts';

/** Part that a place of the declaration is taken over with; of what is not named here, `fracciones`. */
const PART: Readonly<Record<string, CopyPart>> = {
  EXPORTADOR: 'partes',
  IMPORTADOR: 'partes',
  DECLARANTE: 'partes',
  PROVEEDORES: 'partes',
  USUARIO_ZONA_FRANCA: 'partes',
  TRANSPORTISTA: 'transporte',
  CONDUCTOR: 'transporte',
  UNIDAD: 'transporte',
  DOCUMENTOS: 'documentos',
  OBSERVACIONES: 'observaciones',
  ...Object.fromEntries(
    [
      'ID_ADUANA_REGISTRO',
      'ID_ADUANA_SALIDA',
      'ID_ADUANA_INGRESO',
      'ID_ADUANA_DESTINO',
      'ID_PAIS_PROCEDENCIA',
      'ID_PAIS_EXPORTACION',
      'ID_PAIS_DESTINO',
      'ID_DEPOSITO',
      'DEPOSITO_TEMPORAL',
      'DEPOSITO_TEMPORAL_DESTINO',
      'ID_MODO_TRANSPORTE',
      'LUGAR_EMBARQUE',
      'LUGAR_DESEMBARQUE',
    ].map((name) => [name, 'transporte' as const]),
  ),
};

const isOf = (part: CopyPart, name: string): boolean => (PART[name] ?? 'fracciones') === part;

/** Boxes of the header that come with a part: those that a person writes and that do not declare otherwise. */
export const headerOfPart = (part: CopyPart): string[] =>
  Object.entries<Field>(ducaDataSets.DUCA.fields)
    .filter(([name, { writer, copied }]) => writer === undefined && copied !== false && isOf(part, name))
    .map(([name]) => name);

/** Data sets that come with a part: those that do not declare otherwise. */
export const dataSetsOfPart = (part: CopyPart): string[] =>
  Object.entries<DataSet>(ducaDataSets)
    .filter(([name, { copied }]) => name !== 'DUCA' && copied !== false && isOf(part, name))
    .map(([name]) => name);
