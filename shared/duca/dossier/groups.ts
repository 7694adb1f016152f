/** Parts of a dossier in their order; the folder of the ZIP is the number and the name. */
export const DOSSIER_GROUPS = [
  'orden',
  'facturas',
  'transporte',
  'dva',
  'duca',
  'transmision',
  'soporte',
  'despacho',
] as const;
export type DossierGroup = (typeof DOSSIER_GROUPS)[number];

export const DOSSIER_TITLES: Record<DossierGroup, string> = {
  orden: 'Orden de trabajo',
  facturas: 'Facturas',
  transporte: 'Documentos de transporte',
  dva: 'Declaraciones del valor',
  duca: 'DUCA',
  transmision: 'Mensajes sellados y respuestas de la autoridad',
  soporte: 'Documentos de soporte',
  despacho: 'Papeles del despacho',
};

/** «05-duca». */
export const folderOf = (group: DossierGroup): string =>
  `${String(DOSSIER_GROUPS.indexOf(group) + 1).padStart(2, '0')}-${group}`;
