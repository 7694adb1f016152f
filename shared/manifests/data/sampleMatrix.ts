import type { RulesMatrix } from '../../foundation/rules/matrix.ts';
import { sampleRow, sampleRows, type Owed } from '../../foundation/rules/sampleRows.ts';
import { manifestMessage } from '../xml/message.ts';

/** What every manifest owes, by the record that holds it; everything else is sent when it is there. */
const OWED: Owed = {
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

/** What the message owes by type of manifest. Neither the message nor its obligations are published (domain 3.4). */
export const sampleMatrix: RulesMatrix = {
  source: 'Muestra: SARAH no publica el mensaje del manifiesto ni sus datos obligatorios',
  validFrom: '2026-01-01',
  sample: true,
  rows: [
    ...sampleRows(manifestMessage, OWED),
    ...BY_TYPE.map(([type, parent, node, kind]) => sampleRow(parent, node, kind, type)),
  ],
};
