import type { CopyPartLabels } from '../../foundation/copies/partNames.ts';

export const ducaPartLabels: CopyPartLabels = {
  partes: 'Exportador, importador, declarante y proveedores',
  transporte: 'Aduanas, países, transportista, conductor y vehículo',
  fracciones: 'Régimen, incoterm y fracciones con sus valores y pesos',
  documentos: 'Permisos, certificados y otros documentos de soporte',
  observaciones: 'Observaciones',
};
