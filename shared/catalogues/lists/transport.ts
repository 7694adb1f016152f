import { makeList, pairs } from '../makeList.ts';
import { catalogue } from '../names.ts';

export const transportModeList = makeList({
  name: catalogue.transportModes,
  title: 'Modos de transporte',
  source: 'UN/CEFACT, Recomendación 19',
  rows: pairs([
    ['1', 'Marítimo'],
    ['2', 'Ferroviario'],
    ['3', 'Terrestre'],
    ['4', 'Aéreo'],
    ['5', 'Postal'],
    ['6', 'Multimodal'],
    ['7', 'Instalaciones fijas'],
    ['8', 'Fluvial'],
  ]),
});

const SAMPLE = 'Muestra propia; los códigos de la autoridad no son públicos';

export const equipmentTypeList = makeList({
  name: catalogue.equipmentTypes,
  title: 'Tipos de equipo (DUCA 24.8)',
  source: SAMPLE,
  sample: true,
  rows: pairs([
    ['CN', 'Contenedor seco'],
    ['RF', 'Contenedor refrigerado'],
    ['OT', 'Contenedor de techo abierto'],
    ['FR', 'Contenedor plataforma (flat rack)'],
    ['TQ', 'Contenedor cisterna'],
    ['FU', 'Furgón'],
    ['PL', 'Plataforma'],
    ['CI', 'Cisterna'],
    ['CM', 'Camión'],
  ]),
});

export const equipmentSizeList = makeList({
  name: catalogue.equipmentSizes,
  title: 'Tamaños de equipo (DUCA 24.9)',
  source: 'ISO 668 y medidas usuales de furgones; códigos propios',
  sample: true,
  rows: pairs([
    ['20', "20'"],
    ['40', "40'"],
    ['40HC', "40' alto (HC)"],
    ['45', "45'"],
    ['48', "48'"],
    ['53', "53'"],
  ]),
});

export const cargoTypeList = makeList({
  name: catalogue.cargoTypes,
  title: 'Tipos de carga (DUCA 24.10)',
  source: 'Clases de carga de una aplicación de la SAT; códigos propios',
  sample: true,
  rows: pairs([
    ['CO', 'Contenerizada'],
    ['GE', 'General (mixta)'],
    ['SU', 'Suelta'],
    ['PA', 'Paletizada'],
    ['LI', 'Granel líquido'],
    ['SO', 'Granel sólido'],
    ['VE', 'Vehículos'],
    ['DO', 'Documentos'],
    ['BV', 'Envíos de bajo valor'],
  ]),
});

export const sealIssuerList = makeList({
  name: catalogue.sealIssuers,
  title: 'Emisores de marchamos',
  source: SAMPLE,
  sample: true,
  rows: pairs([
    ['ADU', 'Aduana'],
    ['NAV', 'Naviera'],
    ['TRA', 'Transportista'],
    ['EXP', 'Exportador'],
    ['SEG', 'Empresa de seguridad'],
  ]),
});
