import { dvaDefinition } from '../../shared/dva/definition.ts';
import { anyDocument } from '../../shared/foundation/documents/definition.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';

export const anyDva = anyDocument(dvaDefinition);

/** «DVA 123-6000567-1 · Proveedor». */
export function dvaTitle({ RESUMEN }: DocumentHeader): string {
  const name = `DVA ${RESUMEN['ID_DVA'] || 'sin número'}`;
  return RESUMEN['NOMBRE_PROVEEDOR'] ? `${name} · ${RESUMEN['NOMBRE_PROVEEDOR']}` : name;
}
