import type { MatrixRow, RulesMatrix } from '../../foundation/rules/matrix.ts';
import { manifestMessage } from '../xml/message.ts';

/** What every manifest owes, by the record that holds it; everything else is sent when it is there. */
const OWED: Readonly<Record<string, readonly string[]>> = {
  manifiesto: ['encabezado', 'titulos'],
  encabezado: [
    'numeroPreimpreso',
    'tipoManifiesto',
    'aduana',
    'rtnTransportista',
    'nombreTransportista',
    'unidadTransporte',
    'matricula',
    'paisProcedenciaDestino',
    'fechaLlegada',
    'cantidadTitulos',
    'cantidadBultos',
    'pesoBruto',
  ],
  titulo: ['numero', 'tipoDocumento', 'nombreConsignatario', 'descripcion', 'cantidadBultos', 'pesoBruto'],
  linea: ['titulo', 'numeroLinea', 'descripcion', 'cantidadBultos', 'pesoBruto'],
  contenedor: ['titulo', 'numero'],
  datoComplementario: ['codigo', 'valor'],
};

/** What a type of manifest owes besides, or has no place for. */
const BY_TYPE: readonly (readonly [type: string, parent: string, node: string, kind: string])[] = [
  ['M', 'encabezado', 'viaje', 'MANDATORIA'],
  ['M', 'encabezado', 'lugarEmbarque', 'MANDATORIA'],
  ['M', 'encabezado', 'lugarDesembarque', 'MANDATORIA'],
  ['M', 'titulo', 'claseBultos', 'MANDATORIA'],
  ['A', 'encabezado', 'viaje', 'MANDATORIA'],
  ['A', 'encabezado', 'lugarEmbarque', 'MANDATORIA'],
  ['A', 'encabezado', 'lugarDesembarque', 'MANDATORIA'],
  ['C', 'encabezado', 'viaje', 'MANDATORIA'],
  ['C', 'titulo', 'tituloMadre', 'MANDATORIA'],
  ['C', 'titulo', 'categoriaCourier', 'MANDATORIA'],
  ['C', 'titulo', 'valorDeclarado', 'MANDATORIA'],
  ['C', 'manifiesto', 'contenedores', 'NO APLICA'],
];

const row = (NODO_PADRE: string, NODO: string, TIPO: string, REGIMEN = '*'): MatrixRow => ({
  ID_NODO: `${NODO_PADRE}/${NODO}`,
  NODO_PADRE,
  NODO,
  CLASE: '*',
  REGIMEN,
  TIPO,
});

const typeOf = (parent: string, node: string): string =>
  OWED[parent]?.includes(node) ? 'MANDATORIA' : 'CONDICIONAL';

const { root, groups } = manifestMessage;

/** What the message owes by type of manifest. Neither the message nor its obligations are published (domain 3.4). */
export const sampleMatrix: RulesMatrix = {
  source: 'Muestra: SARAH no publica el mensaje del manifiesto ni sus datos obligatorios',
  validFrom: '2026-01-01',
  sample: true,
  rows: [
    ...groups.flatMap(({ node, list, elements }) => [
      row(root, list ?? node, typeOf(root, list ?? node)),
      ...elements.map((each) => row(node, each.node, typeOf(node, each.node))),
    ]),
    ...BY_TYPE.map(([type, parent, node, kind]) => row(parent, node, kind, type)),
  ],
};
