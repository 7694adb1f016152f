import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { Client } from '../journey/client.ts';
import { CountedHands } from './counted.ts';
import { confirmPaste, untilCell } from './editor.ts';
import * as instance from './instance.ts';
import { untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();

const LINES = 12;
const IMPORTER = {
  NIT: '81237642',
  NOMBRE: 'COMERCIAL LA MEDIDA, SOCIEDAD ANÓNIMA',
  DIRECCION: '8 calle 3-10, zona 9',
  CIUDAD: 'GUATEMALA',
  ID_PAIS: 'GT',
  ID_NIVEL_COMERCIAL: 'MAY',
};
const SUPPLIER = {
  NOMBRE: 'NINGBO MEASURE TRADING CO., LTD.',
  DIRECCION: '88 Harbour Road',
  CIUDAD: 'NINGBO',
  ID_PAIS: 'CN',
  ID_CONDICION_COMERCIAL: 'FB',
};

/** Twelve lines as a supplier's sheet has them, with its headings. */
const EXCEL = [
  [
    ...['Nombre comercial', 'Características', 'Marca', 'Modelo o estilo', 'Clasificación arancelaria'],
    ...['Cantidad', 'Unidad', 'Valor unitario', 'Valor del ítem', 'Peso bruto (kg)', 'Peso neto (kg)'],
    ...['Bultos', 'Clase de bultos'],
  ],
  ...Array.from({ length: LINES }, (_, line) => [
    ...[`ENRUTADOR ${line + 1}`, 'Wi-Fi 6, 4 puertos', 'LINKWAY', `LW-${line + 1}`, '8517.62.00.00'],
    ...['10', 'H87', '5.00', '50.00', '10.00', '9.00', '1', 'CT'],
  ]),
]
  .map((row) => row.join('\t'))
  .join('\r\n');

const CONTAINER = ['MSKU8417608', 'CN', '20', '', 'CNA2284617', 'NAV', `${LINES}`, 'CT', '120.00'].join('\t');

beforeAll(async () => {
  const client = new Client(instance.url);
  await client.call('users/login', { USUARIO: 'agente.gt', CLAVE: DEMO_PASSWORD });
  for (const [ID_ROL, card] of Object.entries({ IMPORTADOR: IMPORTER, PROVEEDOR: SUPPLIER }))
    await client.call('parties/create', { CUERPO: { FICHA: { ID_ROL, ...card } } });
});

/** A clock of the script that the page runs from now on, in seconds. */
async function scriptClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  };
}

const typedParty = (prefix: string, party: Record<string, string>, suffix: string) =>
  Object.fromEntries(
    Object.entries(party).map(([name, value]) => [
      name === 'ID_NIVEL_COMERCIAL' || name === 'ID_CONDICION_COMERCIAL'
        ? `${prefix}.${name}`
        : `${prefix}.${name}_${suffix}`,
      value,
    ]),
  );

/** The main job from the sign-in to the channel, with hands that count. */
async function mainJob(page: Page, known: boolean): Promise<number> {
  const hands = new CountedHands(page);
  const button = (name: string | RegExp) =>
    page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
  const party = async (label: string, name: string): Promise<void> => {
    await hands.click(button(label));
    await hands.click(
      page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name.slice(0, 12)}`) }),
    );
    await untilSaved(page);
  };
  const toOrder = () =>
    hands.click(
      page.getByRole('navigation', { name: 'Camino del expediente' }).getByRole('link', { name: /^Orden/ }),
    );

  await page.goto('/#/login');
  await hands.typeInto(page.getByLabel('Usuario'), 'agente.gt');
  await hands.typeInto(page.getByLabel('Contraseña', { exact: true }), DEMO_PASSWORD);
  await hands.click(button('Ingresar'));
  await heading(/^Lo que espera/);

  await hands.click(page.getByRole('link', { name: 'Órdenes de trabajo' }).first());
  await hands.click(button('Nueva orden').first());
  await hands.click(button('Crear'));
  await heading(/^Orden /);
  if (known) await party('Elegir importador', IMPORTER.NOMBRE);
  else await hands.type(typedParty('ORDEN', IMPORTER, 'IMPORTADOR'));
  await hands.type({
    'ORDEN.DESCRIPCION': 'Equipo de red',
    'ORDEN.ID_REGIMEN': 'IM',
    'ORDEN.ID_MODALIDAD': 'ID',
    'ORDEN.ID_ADUANA': 'PQ',
    'ORDEN.ID_PAIS_PROCEDENCIA': 'CN',
  });

  await hands.click(button('Nueva factura'));
  await heading(/^Factura/);
  if (known) await party('Elegir proveedor', SUPPLIER.NOMBRE);
  else await hands.type(typedParty('FACTURA', SUPPLIER, 'PROVEEDOR'));
  await hands.type({
    'FACTURA.NUMERO_FACTURA': known ? 'NM-26-1' : 'NM-26-2',
    'FACTURA.FECHA_FACTURA': '150326',
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
    'FACTURA.VALOR_FLETE': '60',
    'FACTURA.VALOR_SEGURO': '10',
  });
  // The copy in Excel is no action here; what reads it is.
  await page.evaluate((text) => navigator.clipboard.writeText(text), EXCEL);
  await hands.click(button('Pegar de Excel'));
  hands.actions += 1;
  await confirmPaste(page);
  await page.getByText('12 líneas', { exact: true }).waitFor();
  await page.getByText('No falta nada.').waitFor();
  await untilSaved(page);

  await toOrder();
  await hands.click(button('Nuevo documento'));
  await heading(/^Transporte|^Documento/);
  await hands.type({
    'DOCUMENTO.NUMERO_DOCUMENTO': known ? 'NPY-1' : 'NPY-2',
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
    'DOCUMENTO.PESO_BRUTO': '120.00',
    'DOCUMENTO.CANTIDAD_BULTOS': `${LINES}`,
    'DOCUMENTO.ID_CLASE_BULTOS': 'CT',
  });
  await hands.click(button('Agregar línea'));
  await untilCell(page);
  await hands.paste(CONTAINER);
  await page.getByText('No falta nada.').waitFor();
  await untilSaved(page);

  await toOrder();
  await hands.click(button('Derivar DVA'));
  await hands.click(button('Derivar'));
  await hands.click(page.getByRole('dialog').getByRole('link', { name: /DVA/ }).first());
  await heading(/^DVA /);
  await hands.click(button('Confirmar las seis respuestas'));
  await page.getByText('No falta nada.').waitFor();
  await untilSaved(page);

  await toOrder();
  await hands.click(button('Formar DUCA'));
  await heading(/^DUCA /);
  await page.getByText('No falta nada.').waitFor();
  await hands.click(button('Revisar y transmitir'));
  await heading(/^Revise y transmita/);
  await hands.click(button('Sellar y transmitir'));
  await heading(/^Registro de/);
  await page
    .getByText(/la aceptó/)
    .first()
    .waitFor();
  await hands.click(page.getByRole('link', { name: 'Abrir la declaración' }));
  await hands.click(button('Solicitar canal'));
  await page
    .getByText(/^Canal (verde|amarillo|rojo)$/)
    .first()
    .waitFor();
  return hands.actions;
}

const RESULTS = fileURLToPath(new URL('../bench/results.json', import.meta.url));

/** Writes what was counted beside the figures of the works, when it is asked for: `WRITE_RESULTS=1`. */
function keep(contender: string, actions: number, scriptS: number): void {
  if (process.env['WRITE_RESULTS'] !== '1') return;
  const all = JSON.parse(readFileSync(RESULTS, 'utf8')) as { work: string; contender: string }[];
  const others = all.filter((each) => each.work !== 'actions' || each.contender !== contender);
  const row = { work: 'actions', size: LINES, contender, actions, scriptS: Math.round(scriptS * 100) / 100 };
  writeFileSync(RESULTS, `${JSON.stringify([...others, row], null, 2)}\n`);
}

test.each([
  ['known importer and supplier', true, 90],
  ['unknown importer and supplier', false, 160],
])('the main job takes few actions: %s, %s, at most %i', async (contender, known, most) => {
  const { page } = await visit(undefined, { expected: /401/ });
  const clock = await scriptClock(page);
  const actions = await mainJob(page, known);
  const script = await clock();
  keep(contender, actions, script);
  console.log(`${contender}: ${actions} actions, ${script.toFixed(2)} s of script`);
  expect(actions).toBeLessThanOrEqual(most);
});
