import type { CopyPartLabels } from '../../foundation/copies/partNames.ts';

export const duaPartLabels: CopyPartLabels = {
  partes: 'Importador o exportador, declarante y proveedores',
  transporte: 'Aduanas, depósitos, ruta, transportista, conductor y vehículo',
  fracciones: 'Régimen, condición de entrega e ítems con sus valores y pesos',
  documentos: 'Permisos, certificados y datos complementarios',
  observaciones: 'Observaciones',
};
