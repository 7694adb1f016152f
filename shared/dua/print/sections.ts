import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { LEFT, WIDTH } from '../../foundation/print/area.ts';
import type { FlowRow, Section } from '../../foundation/print/flow.ts';
import { listTablesOf } from '../../foundation/print/listTable.ts';
import { tableSection } from '../../foundation/print/tableSection.ts';
import { shownVersions, VERSION_COLUMNS } from '../../transmission/acceptedVersions.ts';
import { duaDataSets } from '../dataSets.ts';
import type { DuaFacts } from './facts.ts';
import { settlementSections } from './settlement.ts';

const listTable = listTablesOf(duaDataSets);

/** The lists of the declaration, in the order of the form. */
const LISTS = [
  listTable('DETALLE_PROVEEDORES', [
    ['ID_PROVEEDOR', 26],
    ['NOMBRE_PROVEEDOR', 52],
    ['PAIS_DOCUMENTO_PROVEEDOR', 30],
    ['DOMICILIO_PROVEEDOR', 0],
  ]),
  listTable('DETALLE_MERCANCIAS', [
    ['NUMERO_ITEM', 8],
    ['TIPO_ITEM', 15],
    ['POSICION_ARANCELARIA', 22],
    ['DESCRIPCION', 0],
    ['PAIS_ORIGEN', 19],
    ['ESTADO_MERCANCIAS', 16],
    ['CANTIDAD_COMERCIAL', 19],
    ['UNIDAD_COMERCIAL', 16],
    ['CANTIDAD_ESTADISTICA', 19],
    ['UNIDAD_ESTADISTICA', 16],
  ]),
  listTable(
    'DETALLE_MERCANCIAS',
    [
      ['NUMERO_ITEM', 8],
      ['CANTIDAD_BULTOS', 12],
      ['PESO_BRUTO', 17],
      ['PESO_NETO', 17],
      ['VALOR_FOB', 20],
      ['VALOR_FLETE', 17],
      ['VALOR_SEGURO', 16],
      ['VALOR_OTROS', 17],
      ['AJUSTE_INCLUIR', 17],
      ['AJUSTE_DEDUCIR', 18],
      ['VALOR_ADUANA_DOLARES', 0],
    ],
    'Bultos, pesos y valores de los ítems',
  ),
  listTable(
    'DETALLE_MERCANCIAS',
    [
      ['NUMERO_ITEM', 8],
      ['PAIS_PROCEDENCIA_DESTINO', 18],
      ['PAIS_ADQUISICION', 18],
      ['CUOTA_ARANCELARIA', 22],
      ['CONVENIO', 14],
      ['EXONERACION_ADUANERA', 22],
      ['NUMERO_RESOLUCION', 17],
      ['TITULO_MANIFIESTO_COURIER', 15],
      ['MATRIZ_INSUMO', 13],
      ['DECLARACION_CANCELAR', 20],
      ['NUMERO_ITEM_CANCELAR', 9],
      ['COMENTARIO', 0],
    ],
    'Otros datos de los ítems',
  ),
  listTable('DETALLE_VENTAJAS', [
    ['NUMERO_ITEM', 12],
    ['CODIGO_VENTAJA', 0],
  ]),
  listTable('DETALLE_DOCUMENTO', [
    ['CODIGO_DOCUMENTO', 70],
    ['REFERENCIA', 0],
    ['PRESENCIA', 22],
  ]),
  listTable('DETALLE_DOCUMENTOS', [
    ['NUMERO_ITEM', 12],
    ['CODIGO_DOCUMENTO', 70],
    ['REFERENCIA', 0],
    ['PRESENCIA', 22],
  ]),
  listTable('DETALLE_COMPLEMENTARIO', [
    ['CODIGO_COMPLEMENTARIO', 70],
    ['VALOR', 0],
  ]),
  listTable('DETALLE_COMPLEMENTARIOS', [
    ['NUMERO_ITEM', 12],
    ['CODIGO_COMPLEMENTARIO', 70],
    ['VALOR', 0],
  ]),
  listTable('DETALLE_BULTOS', [
    ['NUMERO_LINEA', 40],
    ['CANTIDAD_UNIDADES_AFECTADAS', 50],
    ['PESO_AFECTADO', 0],
  ]),
  listTable('DETALLE_TRANSPORTE', [
    ['MATRICULA_UNIDAD_TRANSPORTE', 28],
    ['RTN_NOMBRE_TRANSPORTISTA', 0],
    ['NUMERO_CONTENEDOR', 22],
    ['NUMERO_PRECINTO', 22],
    ['MATRICULA_REMOLQUE', 20],
    ['CANTIDAD_BULTOS', 14],
    ['PESO_BULTOS', 20],
  ]),
  listTable(
    'DETALLE_TRANSPORTE',
    [
      ['MARCA_TRANSPORTE', 22],
      ['MOTOR_TRANSPORTE', 18],
      ['CHASIS_TRANSPORTE', 28],
      ['NUMERO_EJES_TRANSPORTE', 11],
      ['PESO_TRANSPORTE', 17],
      ['NUMERO_EJES_REMOLQUE', 11],
      ['PESO_REMOLQUE', 17],
      ['ID_NOMBRE_CONDUCTOR', 0],
      ['DOCUMENTO_CONDUCTOR', 20],
      ['ID_PAIS_CONDUCTOR', 16],
      ['LICENCIA_CONDUCTOR', 14],
    ],
    'Unidades y conductores',
  ),
  listTable('LIQUIDACION_ITEMS', [
    ['ID_ITEM', 14],
    ['VALOR_ADUANA', 50],
    ['VALOR_ADUANA_AJUSTADO', 60],
    ['VALOR_ADUANA_AJUSTADO_IMPUESTO', 0],
  ]),
  listTable('LIQUIDACION_ITEM_TRIBUTOS', [
    ['ID_ITEM', 14],
    ['CONCEPTO', 0],
    ['BASE_IMPONIBLE', 30],
    ['TASA', 16],
    ['CANTIDAD_GRAVADA', 22],
    ['MONTO_UNITARIO', 22],
    ['TIPO_OBLIGACION', 18],
    ['IMPORTE', 28],
  ]),
];

const VERSIONS = listTable('VERSIONES_ACEPTADAS', VERSION_COLUMNS);

/** Everything that the boxes of the cover have no room for. */
export const sectionsOf = (measuring: Canvas, facts: DuaFacts): Section[] => [
  noteSection(measuring, facts),
  ...LISTS.map((list) => tableSection(measuring, facts, list, [...facts.body[list.set].keys()])),
  ...settlementSections(measuring, facts),
  tableSection(measuring, facts, VERSIONS, shownVersions(facts.body)),
];

const NOTE = { size: 7, width: WIDTH - 2 } as const;
const LINE = 3.2;

/** Remarks run over as many lines as they need. */
function noteSection(measuring: Canvas, { body }: DuaFacts): Section {
  const path = 'DECLARACION.OBSERVACIONES';
  const { lines } = measuring.fit(
    body.DECLARACION.OBSERVACIONES.replaceAll('\n', ' · '),
    'regular',
    { ...NOTE, minSize: NOTE.size, lines: Infinity },
    { role: 'value', path },
  );
  const rows = lines
    .filter((text) => text !== '')
    .map((text): FlowRow => ({
      height: LINE,
      draw: (page, y) =>
        void page.text(LEFT + 1, y + 2.4, text, { size: NOTE.size, path, maxWidth: NOTE.width }),
    }));
  return { title: 'Observaciones', rows };
}
