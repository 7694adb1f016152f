import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeScript, examine } from './axe.ts';
import { paste, signInByHand, untilSaved, useBrowser } from './visitor.ts';
import { confirmPaste, field, fillByKeyboard, showTab, showView, untilCell } from './editor.ts';

const { visit } = useBrowser();

/** What a broker copies from the supplier's sheet: headings of the sheet's own order, amounts as Excel shows them. */
const SHEET = [
  [
    'Nombre comercial',
    'Características',
    'Marca',
    'Modelo o estilo',
    'Clasificación arancelaria',
    'Cantidad',
    'Unidad',
  ],
  ['ENRUTADOR INALÁMBRICO', 'Wi-Fi 6, 4 puertos', 'LINKWAY', 'LW-AX1800', '8517.62.00.00', '400', 'H87'],
  ['AUDÍFONOS CON MICRÓFONO', 'Bluetooth 5.3', 'SONIQ', 'SQ-BT20', '8518.30.00.00', '1,000', 'H87'],
  ['CARGADOR USB PARA TELÉFONO', 'USB-C 65 W', 'VOLTIX', 'VX-65W', '8504.40.00.00', '1,200', 'H87'],
];
const AMOUNTS = [
  ['Valor unitario', 'Valor del ítem', 'Peso bruto (kg)', 'Peso neto (kg)', 'Bultos', 'Clase de bultos'],
  ['19.504', '7,801.60', '190.08', '168.00', '20', 'CT'],
  ['4.872', '4,872.00', '122.60', '110.00', '10', 'CT'],
  ['2.4416', '2,929.92', '118.08', '108.00', '6', 'CT'],
];
const EXCEL = SHEET.map((row, index) => [...row, ...AMOUNTS[index]!].join('\t')).join('\r\n');

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

test('a broker goes from the sign-in to the evidence of the authority', async () => {
  const { page } = await visit(undefined, { script: axeScript, expected: /401/ });
  await signInByHand(page, 'agente.gt');

  await page.getByRole('link', { name: 'Órdenes de trabajo' }).first().click();
  await page.getByRole('button', { name: 'Nueva orden' }).first().click();
  await page.getByText('¿Desea crear la orden de trabajo ?').waitFor();
  await page.getByRole('button', { name: 'Crear', exact: true }).click();
  await heading(page, /^Orden /).waitFor();
  await fillByKeyboard(page, {
    'ORDEN.DESCRIPCION': 'Equipo electrónico, 3 líneas',
    'ORDEN.NIT_IMPORTADOR': '8123764-2',
    'ORDEN.NOMBRE_IMPORTADOR': 'DISTRIBUIDORA EL VOLCÁN, SOCIEDAD ANÓNIMA',
    'ORDEN.DIRECCION_IMPORTADOR': '12 calle 4-56, zona 12, bodega 7',
    'ORDEN.CIUDAD_IMPORTADOR': 'GUATEMALA',
    'ORDEN.ID_PAIS_IMPORTADOR': 'GT',
    'ORDEN.ID_NIVEL_COMERCIAL': 'MAY',
    'ORDEN.ID_REGIMEN': 'IM',
    'ORDEN.ID_MODALIDAD': 'ID',
    'ORDEN.ID_ADUANA': 'PQ',
    'ORDEN.ID_PAIS_PROCEDENCIA': 'CN',
  });
  await untilSaved(page);
  const order = page.url();

  await page.getByRole('button', { name: 'Nueva factura' }).click();
  await heading(page, /^Factura/).waitFor();
  await fillByKeyboard(page, {
    'FACTURA.NUMERO_FACTURA': 'BW-26-20931',
    'FACTURA.FECHA_FACTURA': '150326',
    'FACTURA.NOMBRE_PROVEEDOR': 'SHENZHEN BRIGHTWAY ELECTRONICS CO., LTD.',
    'FACTURA.DIRECCION_PROVEEDOR': 'Building 5, Bantian Science Park',
    'FACTURA.CIUDAD_PROVEEDOR': 'SHENZHEN',
    'FACTURA.ID_PAIS_PROVEEDOR': 'CN',
    'FACTURA.ID_CONDICION_COMERCIAL': 'FB',
    'FACTURA.ID_INCOTERM': 'FOB',
    'FACTURA.VERSION_INCOTERM': '2020',
    'FACTURA.LUGAR_ENTREGA_LOCODE': 'CNYTN',
    'FACTURA.ID_MONEDA': 'USD',
    'FACTURA.TIPO_CAMBIO': '1',
    'FACTURA.LUGAR_EMBARQUE_LOCODE': 'CNYTN',
    'FACTURA.PAIS_EXPORTACION': 'CN',
    'FACTURA.FECHA_EXPORTACION': '200326',
    'FACTURA.ID_PAIS_ORIGEN': 'CN',
    'FACTURA.FORMA_ENVIO': 'TT',
    'FACTURA.FORMA_PAGO': 'TB',
    'FACTURA.VALOR_FLETE': '640',
    'FACTURA.VALOR_SEGURO': '118.5',
  });
  expect(await field(page, 'FACTURA.FECHA_FACTURA').inputValue()).toBe('15/03/2026');
  expect(await field(page, 'FACTURA.FECHA_EXPORTACION').inputValue()).toBe('20/03/2026');
  await page.evaluate((text) => navigator.clipboard.writeText(text), EXCEL);
  await page.getByRole('button', { name: 'Pegar de Excel' }).click();
  await confirmPaste(page);
  await page.getByText('3 líneas', { exact: true }).waitFor();
  await page.getByText('Ítems 15,603.52 · Factura 15,603.52 · CIF 16,362.02 USD').waitFor();
  await page.getByText('No falta nada.').waitFor();
  await untilSaved(page);

  await page.goto(order);
  await page.getByRole('button', { name: 'Nuevo documento' }).click();
  await heading(page, /^Transporte|^Documento/).waitFor();
  await fillByKeyboard(page, {
    'DOCUMENTO.NUMERO_DOCUMENTO': 'NPYTN2620931',
    'DOCUMENTO.FECHA_DOCUMENTO': '200326',
    'DOCUMENTO.ID_TIPO_DOCUMENTO': '705',
    'DOCUMENTO.NOMBRE_TRANSPORTISTA': 'NAVIERA DEL PACÍFICO',
    'DOCUMENTO.MANIFIESTO': 'GTPRQ-26-118420',
    'DOCUMENTO.ID_MODO_TRANSPORTE': '1',
    'DOCUMENTO.PAIS_EMBARQUE': 'CN',
    'DOCUMENTO.LUGAR_EMBARQUE_LOCODE': 'CNYTN',
    'DOCUMENTO.LUGAR_DESEMBARQUE_LOCODE': 'GTPRQ',
    'DOCUMENTO.ID_ADUANA_INGRESO': 'PQ',
    'DOCUMENTO.ID_ADUANA_DESPACHO': 'PQ',
    'DOCUMENTO.ID_UNIDAD_TRANSPORTE': 'PACIFIC QUETZAL',
    'DOCUMENTO.NUMERO_VIAJE': '046E',
    'DOCUMENTO.PESO_BRUTO': '430.76',
    'DOCUMENTO.CANTIDAD_BULTOS': '36',
    'DOCUMENTO.ID_CLASE_BULTOS': 'CT',
  });
  await page.getByRole('button', { name: 'Agregar línea' }).click();
  await untilCell(page);
  await page.keyboard.type('MSKU8417607');
  await page.keyboard.press('Enter');
  const wrongDigit = 'El dígito verificador del contenedor MSKU8417607 debe ser 8';
  await page.getByRole('status').filter({ hasText: wrongDigit }).waitFor();
  await page.getByRole('button', { name: wrongDigit }).waitFor();
  await page.keyboard.type('MSKU8417608');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: wrongDigit }).waitFor({ state: 'hidden' });
  await paste(page, ['CN', '20', '', 'CNA2284617', 'NAV', '36', 'CT', '430.76'].join('\t'));
  await page.getByText('No falta nada.').waitFor();
  await untilSaved(page);

  await page.goto(order);
  await page.getByRole('button', { name: 'Derivar DVA' }).click();
  await page.getByRole('button', { name: 'Derivar', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: /DVA/ }).first().click();
  await heading(page, /^DVA /).waitFor();
  await page.getByText('46 Valor en aduana 16,362.02 US$').waitFor();
  await page.getByRole('button', { name: '24 · No' }).click();
  await page.getByRole('button', { name: 'Confirmar las cinco respuestas' }).click();
  await page.getByText('No falta nada.').waitFor();
  await showTab(page, 'Vista previa');
  await page.getByRole('img', { name: /^Página 1 de \d/ }).waitFor();
  await untilSaved(page);
  const [printed] = await Promise.all([
    page.context().waitForEvent('request', (request) => request.url().includes('.pdf?')),
    page.getByRole('button', { name: 'Imprimir', exact: true }).click(),
  ]);
  expect((await (await fetch(printed.url())).text()).slice(0, 5)).toBe('%PDF-');

  await page.goto(order);
  await page.getByRole('button', { name: 'Formar DUCA' }).click();
  await heading(page, /^DUCA /).waitFor();
  await showView(page, 'Envío', 'XML');
  await page.getByRole('region', { name: 'XML de la DUCA' }).getByText('<numeroOrden>').first().waitFor();
  const [schema] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar esquema XSD' }).click(),
  ]);
  expect(schema.suggestedFilename()).toMatch(/^duca-[A-Z]{2}-\d\.xsd$/);
  await showTab(page, /^Problemas/);
  await page.getByText('No falta nada.').waitFor();
  await field(page, 'IMPORTADOR.NOMBRE').fill('');
  const problem = page
    .getByRole('tabpanel')
    .getByRole('button')
    .filter({ hasText: /Nombre/ });
  await problem.first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('f-IMPORTADOR.NOMBRE');
  await page.keyboard.type('DISTRIBUIDORA EL VOLCÁN, SOCIEDAD ANÓNIMA');
  await page.getByText('No falta nada.').waitFor();
  await untilSaved(page);

  const duca = page.url();
  await page.getByRole('button', { name: 'Revisar y transmitir' }).click();
  await heading(page, /^Revise y transmita: DUCA/).waitFor();
  await page.getByText('8123764-2').waitFor();
  await page.getByText('3 líneas · 36 bultos').waitFor();
  await page.getByRole('button', { name: 'Sellar y transmitir' }).click();
  await heading(page, /^Registro de/).waitFor();
  await page.goto(duca);
  await page.getByRole('button', { name: 'Solicitar canal' }).click();
  await page
    .getByText(/^Canal (verde|amarillo|rojo)$/)
    .first()
    .waitFor();
  await expect
    .poll(() => field(page, 'DUCA.NUMERO_DUCA').inputValue())
    .toMatch(/^\w{7}-\d{2}-\d{6}-\d{4}-\d$/);
  for (const shown of ['FIRMA_ELECTRONICA', 'CANAL_SELECTIVO'])
    await expect.poll(() => field(page, `DUCA.${shown}`).inputValue(), { message: shown }).not.toBe('');
  await showView(page, 'Envío', 'Estado');
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /^Registro de/ })
    .click();
  await heading(page, /^Registro de/).waitFor();
  const fact = (name: string) =>
    page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
  await expect.poll(() => fact('Número de DUCA').innerText()).toMatch(/\d/);
  await expect.poll(() => fact('Firma').innerText()).not.toBe('');
  await page.getByRole('button', { name: 'Ver evidencia' }).click();
  await page.getByText('Cadena íntegra').waitFor();
  expect(await examine(page, 'transmission with its evidence')).toEqual([]);
  const [answer] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /respuesta/ })
      .last()
      .click(),
  ]);
  expect(readFileSync(await answer.path(), 'utf8')).toContain('Envelope');
});
