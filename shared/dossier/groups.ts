import { documentKinds } from '../documentKinds.ts';
import { capital } from '../foundation/text/capital.ts';
import { workOrderKind } from '../work-orders/kind.ts';

/** Heading of each part of a dossier: the order itself, its documents kind by kind, and what stands beside them. */
export const DOSSIER_TITLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    documentKinds.map(({ module, folder, noun }) => [
      folder,
      capital(module === workOrderKind.module ? noun.singular : noun.plural),
    ]),
  ),
  transmision: 'Mensajes sellados y respuestas de la autoridad',
  soporte: 'Documentos de soporte',
  despacho: 'Papeles del despacho',
};

/** Parts in their order; the folder of the ZIP is the number and the name. */
export const DOSSIER_GROUPS = Object.keys(DOSSIER_TITLES);

/** «05-duca». */
export const folderOf = (group: string): string =>
  `${String(DOSSIER_GROUPS.indexOf(group) + 1).padStart(2, '0')}-${group}`;
