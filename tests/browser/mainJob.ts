import { DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import type { CountedHands } from './counted.ts';
import { untilCell } from './editor.ts';
import { untilSaved } from './visitor.ts';
import { entered } from './scene.ts';

/** Lines of the invoice. */
export const LINES = 12;
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

/** Cards of the importer and the supplier, for runs that know them. */
export async function keepParties(): Promise<void> {
  const client = await entered('agente.gt');
  for (const [ID_ROL, card] of Object.entries({ IMPORTADOR: IMPORTER, PROVEEDOR: SUPPLIER }))
    await client.call('parties/create', { CUERPO: { FICHA: { ID_ROL, ...card } } });
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

/**
 * The main job from the sign-in to the channel, with hands that count. `mark` tells its papers from those of another run;
 * of a known importer and supplier the cards are chosen, of others all is typed.
 */
export async function mainJob(hands: CountedHands, known: boolean, mark: string): Promise<number> {
  const { page } = hands;
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
    'FACTURA.NUMERO_FACTURA': `NM-26-${mark}`,
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
  await hands.click(page.getByRole('dialog').getByRole('button', { name: /^Pegar \d+ líneas?$/ }));
  await page.getByText('12 líneas', { exact: true }).waitFor();
  await page.getByText('No falta nada.').waitFor();
  await untilSaved(page);

  await toOrder();
  await hands.click(button('Nuevo documento'));
  await heading(/^Transporte|^Documento/);
  await hands.type({
    'DOCUMENTO.NUMERO_DOCUMENTO': `NPY-${mark}`,
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
  await hands.click(page.getByRole('link', { name: 'Abrir la DUCA' }));
  await hands.click(button('Solicitar canal'));
  await page
    .getByText(/^Canal (verde|amarillo|rojo)$/)
    .first()
    .waitFor();
  return hands.actions;
}
