import type { Page } from 'playwright-core';
import { showView } from './editor.ts';
import type { HonduranScene, Scene } from './scene.ts';

/** A screen, how to get there, and what shows that it is drawn. */
export interface Screen {
  name: string;
  path: string;
  /** What a person does there before it is looked at. */
  act?: (page: Page) => Promise<void>;
}

const tab =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tabpanel').waitFor();
  };
const view = (tab: string, name: string) => (page: Page) => showView(page, tab, name);
const press =
  (...names: string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByRole('dialog').last().waitFor();
  };

const openedMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem').first().waitFor();
};
const pressed = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** Every screen that an agent reaches, with the tabs and windows of each. */
export const screensOf = (scene: Scene): Screen[] => {
  const order = `/ordenestrabajo/${scene.order}`;
  const invoice = `/facturagt/${scene.invoice}`;
  const transport = `/conocimientobl/${scene.transport}`;
  const dva = `/dvagt/${scene.dva}`;
  const duca = `/ducagt/${scene.duca}`;
  return [
    { name: 'home', path: '/mydashboard' },
    { name: 'applications', path: '/apps' },
    { name: 'person', path: '/profile' },
    { name: 'company', path: '/profile/company' },
    { name: 'an area that is not enabled', path: '/manifiestos' },
    { name: 'logbook', path: '/bitacora' },
    { name: 'orders', path: '/ordenestrabajo' },
    { name: 'orders, nothing found', path: '/ordenestrabajo?q=zzzz-nada' },
    { name: 'invoices', path: '/facturagt' },
    { name: 'transport documents', path: '/conocimientobl' },
    { name: 'DVAs', path: '/dvagt' },
    { name: 'DUCAs', path: '/ducagt' },
    { name: 'certifications of origin', path: '/caftagt' },
    { name: 'transmissions', path: '/transmisiones' },
    { name: 'tariff', path: '/arancel' },
    { name: 'tariff, a chapter', path: '/arancel?capitulo=84' },
    { name: 'tariff, search', path: '/arancel?term=selular' },
    { name: 'tariff, a code', path: '/arancel/1006309000' },
    { name: 'report, sent by mail', path: '/reportesgt/declarations', act: press('Programar envío') },
    { name: 'products', path: '/classification' },
    { name: 'products, advanced search', path: '/classification?buscar=1&q=zzzz' },
    { name: 'parties', path: '/miscatalogos' },
    { name: 'registers', path: '/registros' },
    { name: 'order', path: order },
    { name: 'order, dossier', path: `${order}/expediente` },
    { name: 'order, talk', path: `${order}/trazabilidad` },
    { name: 'order, new thread', path: `${order}/trazabilidad`, act: pressed('Nuevo hilo') },
    { name: 'order, papers', path: `${order}/trazabilidad?vista=papeles` },
    { name: 'order, story', path: `${order}/trazabilidad?vista=historia` },
    { name: 'order, costs', path: `/ordenestrabajogastos/${scene.order}` },
    {
      name: 'order, a cost',
      path: `/ordenestrabajogastos/${scene.order}`,
      act: press('Registrar gasto o anticipo'),
    },
    { name: 'costs of orders', path: '/ordenestrabajogastos' },
    { name: 'notifications', path: '/notificaciones' },
    { name: 'practice mails', path: '/notificaciones/correos' },
    { name: 'calendar', path: '/notificaciones/calendario' },
    { name: 'order, log', path: order, act: tab('Bitácora') },
    { name: 'order, history', path: order, act: tab('Historial') },
    { name: 'order, assign', path: order, act: press('Asignar') },
    { name: 'order, import', path: order, act: press('Importar CSV') },
    { name: 'order, weight', path: order, act: press('Actualizar peso') },
    { name: 'order, derive DVAs', path: order, act: press('Derivar DVA') },
    { name: 'invoice', path: invoice },
    { name: 'invoice, acts', path: invoice, act: openedMenu },
    { name: 'transport document', path: transport },
    { name: 'DVA', path: dva },
    { name: 'DVA, preview', path: dva, act: tab('Vista previa') },
    { name: 'DUCA', path: duca, act: tab(/^Problemas/) },
    { name: 'DUCA, XML', path: duca, act: view('Envío', 'XML') },
    { name: 'DUCA, fractions', path: duca, act: view('Impuestos', 'Mercancías por fracción') },
    { name: 'DUCA, taxes', path: duca, act: view('Impuestos', 'Explicación') },
    { name: 'DUCA, what if', path: duca, act: view('Impuestos', '¿Y si…?') },
    { name: 'DUCA, transmission', path: duca, act: view('Envío', 'Estado') },
    { name: 'DUCA, wide panel', path: duca, act: (page) => page.keyboard.press('Shift+F8') },
    { name: 'DUCA, check before the seal', path: `${duca}/revisar` },
    { name: 'a document that is not there', path: '/ducagt/duc-no-existe' },
    { name: 'recent notices', path: '/apps', act: (page) => page.getByLabel(/^Avisos recientes/).click() },
    { name: 'assigned orders', path: '/apps', act: (page) => page.getByLabel(/^Ordenes de Trabajo/).click() },
    { name: 'palette', path: '/apps', act: (page) => page.keyboard.press('Control+k') },
    { name: 'contact', path: '/contacto' },
    { name: 'contact window', path: '/apps', act: press('Contáctanos') },
    { name: 'search, everywhere', path: '/search?term=volcan' },
    {
      name: 'custom search',
      path: '/apps',
      act: async (page) => {
        await page.getByRole('button', { name: 'Búsqueda a la medida' }).click();
        await page.getByRole('complementary', { name: 'Barra lateral' }).waitFor();
      },
    },
    { name: 'keys', path: '/apps', act: (page) => page.keyboard.press('?') },
  ];
};

/** What an agent in Honduras reaches besides, and what differs there. */
export const honduranScreensOf = (scene: HonduranScene): Screen[] => {
  const order = `/ordenestrabajo/${scene.order}`;
  const dua = `/duahn/${scene.dua}`;
  return [
    { name: 'home in Honduras', path: '/mydashboard' },
    { name: 'company in Honduras', path: '/profile/company' },
    { name: 'DUAs', path: '/duahn' },
    { name: 'manifests', path: '/manifiestos' },
    { name: 'order in Honduras', path: order },
    { name: 'order in Honduras, dossier', path: `${order}/expediente` },
    { name: 'DVA in Honduras', path: `/dvagt/${scene.dva}` },
    { name: 'DUA', path: dua, act: tab(/^Problemas/) },
    { name: 'DUA, liquidation', path: dua, act: tab('Liquidación') },
    { name: 'DUA, message', path: dua, act: view('SARAH', 'Mensaje') },
    { name: 'DUA, preview', path: dua, act: tab('Vista previa') },
    { name: 'DUA, SARAH', path: dua, act: tab('SARAH') },
    { name: 'DUA, history', path: dua, act: tab('Historial') },
    { name: 'DUA, check before the registration', path: `${dua}/revisar` },
    {
      name: 'DUA, rejected',
      path: `/duahn/${scene.rejected}`,
      act: (page) => page.getByText('La autoridad rechazó la DUA.').waitFor(),
    },
  ];
};
