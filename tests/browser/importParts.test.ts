import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../journey/client.ts';
import { useBrowser } from './visitor.ts';
import { entered } from './scene.ts';

/** A file that goes in several parts: invoices of twenty lines, more than one call takes. */
const INVOICES = 120;
const HEAD =
  'FACTURA.NUMERO_FACTURA,FACTURA.NOMBRE_PROVEEDOR,FACTURA.ID_MONEDA,FACTURA.FECHA_FACTURA,ITEMS.NOMBRE_COMERCIAL,ITEMS.CANTIDAD_UNIDADES,ITEMS.VALOR_UNITARIO';
const rows = Array.from(
  { length: INVOICES * 20 },
  (_, at) => `PARTE-${Math.floor(at / 20)},Alfa,USD,01/10/2026,"Artículo ${at}, acero",1,2.50`,
);
const csv = (lines: readonly string[]) => ({
  name: 'facturas.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...lines].join('\r\n')),
});

const { visit } = useBrowser();
let client: Client;
let order = '';
beforeAll(async () => {
  client = await entered('agente.gt');
  const made = await client.call<{ header: { ID: string } }>('work-orders/create', { CUERPO: {} });
  order = made.header.ID;
});

test('a file of many invoices is looked through in parts, named by its own rows, and created once it is right', async () => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ordenestrabajo/${order}`);
  await page.getByRole('button', { name: 'Importar CSV' }).click();
  const window = page.getByRole('dialog', { name: 'Importar facturas de CSV' });
  const wrong = rows.with(2200, rows[2200]!.replace('01/10/2026', '32/10/2026'));
  await window.getByLabel('Archivo CSV').setInputFiles(csv(wrong));
  await window.getByText('Fila 2202, Fecha de la factura: «32/10/2026» no es una fecha').waitFor();
  expect(await window.getByRole('button', { name: /^Crear \d+ facturas?$/ }).isEnabled()).toBe(false);

  await window.getByLabel('Archivo CSV').setInputFiles(csv(rows));
  const create = window.getByRole('button', { name: `Crear ${INVOICES} facturas` });
  await create.waitFor();
  await window.getByText(`Se muestran las primeras 100 de ${INVOICES} facturas.`).waitFor();
  await create.click();
  await window.getByText(/Creando las facturas\s+parte \d de 3/).waitFor({ timeout: 10_000 });
  await page.getByText(`Se crearon ${INVOICES} facturas`).waitFor({ timeout: 60_000 });
  const { documents } = await client.call<{ documents: { invoices: unknown[] } }>('work-orders/file', {
    ID: order,
  });
  expect(documents.invoices).toHaveLength(INVOICES);
});
