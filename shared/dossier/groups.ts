import { countries } from '../countries/countries.ts';
import type { CountryCode } from '../countries/country.ts';
import { kindsInOrder, kindsInOrderOf } from '../documentKinds.ts';
import { capital } from '../foundation/text/capital.ts';
import { workOrderKind } from '../work-orders/kind.ts';

const BESIDE = {
  transmision: 'Mensajes sellados y respuestas de la autoridad',
  soporte: 'Documentos de soporte',
  despacho: 'Papeles del despacho',
  consultas: 'Lo que dijeron los servicios consultados',
} as const;

/** Heading of each part of a dossier: the order itself, its documents kind by kind, and what stands beside them. */
export const DOSSIER_TITLES: Readonly<Record<string, string>> = {
  [workOrderKind.folder]: capital(workOrderKind.noun.singular),
  ...Object.fromEntries(kindsInOrder.map(({ folder, noun }) => [folder, capital(noun.plural)])),
  ...BESIDE,
};

/** Parts in their order. */
export const DOSSIER_GROUPS = Object.keys(DOSSIER_TITLES);

/** Parts of a dossier of a country, in their order: the declaration of one stands where another's does. */
export const partsOf = (country: CountryCode): string[] => [
  workOrderKind.folder,
  ...kindsInOrderOf(country).map(({ folder }) => folder),
  ...Object.keys(BESIDE),
];
const everyParts = Object.values(countries).map(({ code }) => partsOf(code));

/** Folder of the ZIP, its number and its name: «05-duca», and «05-dua» where that is the declaration. */
export function folderOf(group: string): string {
  const parts = everyParts.find((each) => each.includes(group)) ?? [];
  return `${String(parts.indexOf(group) + 1).padStart(2, '0')}-${group}`;
}
