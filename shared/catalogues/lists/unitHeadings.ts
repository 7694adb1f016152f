import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';

const headings = (GRUPO: string, list: readonly (readonly [string, string])[]): CatalogueRow[] =>
  list.map(([CLAVE, VALOR]) => ({ CLAVE, VALOR, GRUPO }));

/**
 * Headings of the Harmonised System whose goods are declared one by one. CLAVE is the beginning of a tariff code, the
 * longest one counts; GRUPO names the data set, and a blank one takes a subheading out of its heading.
 */
export const unitHeadings = makeList({
  name: catalogue.unitHeadings,
  title: 'Partidas que piden los datos de cada unidad',
  source: 'Muestra propia según los textos de las partidas del Sistema Armonizado',
  sample: true,
  rows: [
    ...headings('VEHICULOS', [
      ['8701', 'Tractores'],
      ['8702', 'Vehículos para diez personas o más'],
      ['8703', 'Automóviles de turismo'],
      ['8704', 'Vehículos para transporte de mercancías'],
      ['8705', 'Vehículos para usos especiales'],
      ['8711', 'Motocicletas'],
    ]),
    ...headings('MAQUINARIA', [
      ['8426', 'Grúas'],
      ['8427', 'Carretillas apiladoras'],
      ['8429', 'Topadoras, niveladoras, excavadoras y compactadoras'],
      ['8430', 'Máquinas para explanar, extraer o perforar el suelo'],
      ['8432', 'Máquinas para preparar o trabajar el suelo'],
      ['8433', 'Máquinas para cosechar o trillar'],
      ['8474', 'Máquinas para clasificar, quebrantar o mezclar minerales'],
      ['8502', 'Grupos electrógenos'],
    ]),
    ...headings('AERONAVES', [
      ['8801', 'Globos, planeadores y alas planeadoras'],
      ['8802', 'Helicópteros, aviones y vehículos espaciales'],
      ['8806', 'Aeronaves no tripuladas'],
    ]),
    ...headings('EMBARCACIONES', [
      ['8901', 'Barcos de pasajeros y de carga'],
      ['8902', 'Barcos de pesca'],
      ['8903', 'Yates y embarcaciones de recreo'],
      ['8904', 'Remolcadores y empujadores'],
      ['8905', 'Dragas, grúas flotantes y plataformas'],
      ['8906', 'Los demás barcos'],
    ]),
  ],
});
