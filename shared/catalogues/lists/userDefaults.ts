import { isModuleOf } from '../../countries/isModuleOf.ts';
import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { HISTORY_FIELD } from '../fieldOptions.ts';
import { fieldDefaults } from './fieldDefaults.ts';
import { makeLists } from '../makeList.ts';
import { catalogue } from '../names.ts';

const defaults: readonly CatalogueRow[] = [
  { CLAVE: 'imprdva8', VALOR: '1', ID_MODULO: '4', DESCRIPCION: 'DVA: imprimir el otro nivel (casilla 8)' },
  {
    CLAVE: 'imprdva11',
    VALOR: '1',
    ID_MODULO: '4',
    DESCRIPCION: 'DVA: imprimir la otra condición (casilla 11)',
  },
  {
    CLAVE: 'imprdva35',
    VALOR: '1',
    ID_MODULO: '4',
    DESCRIPCION: 'DVA: imprimir el otro estado (casilla 35)',
  },
  { CLAVE: 'arancel8', VALOR: '0', ID_MODULO: '4', DESCRIPCION: 'DVA: inciso a 8 dígitos con acuerdo' },
  {
    CLAVE: 'imprdvagastos',
    VALOR: '0',
    ID_MODULO: '4',
    DESCRIPCION: 'DVA: imprimir la distribución de gastos por línea',
  },
  {
    CLAVE: 'activar_notificaciones_duca_prov_simp',
    VALOR: '1',
    ID_MODULO: '6',
    DESCRIPCION: 'DUCA: avisar de provisionales y simplificadas sin complementaria',
  },
  {
    CLAVE: 'mostrar_notificaciones_duca_prov_simp',
    VALOR: '1',
    ID_MODULO: '6',
    DESCRIPCION: 'DUCA: abrir el aviso de complementarias al entrar',
  },
  {
    CLAVE: 'cantidad_dias_duca_prov_simp',
    VALOR: '1',
    ID_MODULO: '6',
    DESCRIPCION: 'DUCA: días sin complementaria desde los que se avisa',
  },
  ...fieldDefaults,
];

/** Of the history of the regional declaration, of what completes one, and of codes that are cut where it claims. */
const isRegional = (key: string): boolean =>
  key.startsWith(HISTORY_FIELD) || key.endsWith('_duca_prov_simp') || key === 'arancel8';

/**
 * What a person's configuration says before the person chooses (spec 3, user configuration; spec 6, print toggles):
 * CLAVE the option, VALOR '1' or '0', ID_MODULO its module. A country has those that something of it obeys.
 */
export const userDefaultLists = makeLists(
  {
    name: catalogue.userDefaults,
    title: 'Configuración inicial de las personas',
    source: 'Despacho; cada empresa operadora la cambia con un CSV',
  },
  (country) => defaults.filter(({ CLAVE }) => isModuleOf(country, 'duca') || !isRegional(CLAVE)),
);
