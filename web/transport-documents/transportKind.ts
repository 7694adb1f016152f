import { anyDocument } from '../../shared/foundation/documents/definition.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';

export const anyTransport = anyDocument(transportDefinition);

/** «Transporte MAEU123 · Maersk». */
export function transportTitle({ RESUMEN }: DocumentHeader): string {
  const name = `Transporte ${RESUMEN['NUMERO_DOCUMENTO'] || 'sin número'}`;
  return RESUMEN['NOMBRE_TRANSPORTISTA'] ? `${name} · ${RESUMEN['NOMBRE_TRANSPORTISTA']}` : name;
}
