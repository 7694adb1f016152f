/** What of a declaration may be taken over, each for itself. */
export const COPY_PARTS = ['partes', 'transporte', 'fracciones', 'documentos', 'observaciones'] as const;
export type CopyPart = (typeof COPY_PARTS)[number];

export const copyPartLabels: Record<CopyPart, string> = {
  partes: 'Exportador, importador, declarante y proveedores',
  transporte: 'Aduanas, países, transportista, conductor y vehículo',
  fracciones: 'Régimen, incoterm y fracciones con sus valores y pesos',
  documentos: 'Permisos, certificados y otros documentos de soporte',
  observaciones: 'Observaciones',
};
