import type { CountryCode } from '../../countries/country.ts';
import type { CatalogueList } from '../../foundation/documents/makeReference.ts';
import { makeList, pairs } from '../makeList.ts';
import { catalogue } from '../names.ts';

const OWN = 'Lista propia del producto';

/** Roles with the number under which the menu of a country shows each (spec 2, sidebar); blank where it shows none. */
const partyRoles = (
  country: CountryCode,
  roles: readonly (readonly [key: string, label: string, view: string])[],
): CatalogueList =>
  makeList({
    name: catalogue.partyRoles,
    title: 'Mis catálogos: qué es cada ficha',
    countries: [country],
    source: OWN,
    rows: roles.map(([CLAVE, VALOR, VISTA]) => ({ CLAVE, VALOR, VISTA })),
  });

/** Lists that belong to the broker's own work, not to an authority. */
export const workLists: CatalogueList[] = [
  makeList({
    name: catalogue.priorities,
    title: 'Prioridades de la orden de trabajo',
    source: OWN,
    rows: pairs([
      ['NORMAL', 'Normal'],
      ['ALTA', 'Alta'],
      ['URGENTE', 'Urgente'],
    ]),
  }),
  makeList({
    name: catalogue.costConcepts,
    title: 'Conceptos de gasto de la orden',
    source: OWN,
    rows: [
      ...pairs([
        ['HONORARIOS', 'Honorarios de la agencia'],
        ['IMPUESTO', 'Tributos de la declaración'],
        ['FLETE', 'Flete y transporte'],
        ['ALMACENAJE', 'Almacenaje'],
        ['MUELLAJE', 'Muellaje y servicios portuarios'],
        ['PERMISO', 'Permisos y certificados'],
        ['MULTA', 'Multas'],
        ['OTRO', 'Otro gasto'],
      ]).map((row) => ({ ...row, TIPO: 'GASTO' })),
      { CLAVE: 'DEVOLUCION', VALOR: 'Devolución o nota de crédito', TIPO: 'DEVOLUCION' },
      { CLAVE: 'ANTICIPO', VALOR: 'Anticipo del cliente', TIPO: 'ANTICIPO' },
    ],
  }),
  makeList({
    name: catalogue.costPayers,
    title: 'Quién paga un gasto',
    source: OWN,
    rows: pairs([
      ['AGENCIA', 'La agencia'],
      ['CLIENTE', 'El cliente'],
    ]),
  }),
  makeList({
    name: catalogue.receivedKinds,
    title: 'Qué se recibe en una orden',
    source: OWN,
    rows: pairs([
      ['PAPEL', 'Papel'],
      ['MERCANCIA', 'Mercancía'],
      ['OTRO', 'Otra cosa'],
    ]),
  }),
  partyRoles('GT', [
    ['AGENTE', 'Agente', '4'],
    ['IMPORTADOR', 'Importador o exportador', '2'],
    ['PROVEEDOR', 'Proveedor o consignatario', '3'],
    ['TRANSPORTISTA', 'Transportista', '5'],
  ]),
  partyRoles('HN', [
    ['AGENTE', 'Declarante', '110'],
    ['IMPORTADOR', 'Importador o exportador', '111'],
    ['PROVEEDOR', 'Proveedor o consignatario', '112'],
    ['TRANSPORTISTA', 'Transportista', ''],
  ]),
  makeList({
    name: catalogue.registerKinds,
    title: 'Registros de la empresa: qué es cada uno',
    source: OWN,
    rows: pairs([
      ['RESOLUCION', 'Resolución de numeración o impresión'],
      ['CONEXION', 'Conexión con otro sistema'],
      ['CONTRATO', 'Contrato'],
      ['COLABORADOR', 'Colaborador'],
      ['DOCUMENTO_AGENTE', 'Documento de un agente'],
    ]),
  }),
  makeList({
    name: catalogue.numberUses,
    title: 'Qué números autoriza una resolución',
    source: OWN,
    rows: pairs([
      ['DUCA', 'Correlativos de DUCA'],
      ['DUA', 'Correlativos de DUA'],
      ['DVA', 'Correlativos de DVA'],
      ['PREIMPRESO', 'Formularios preimpresos'],
      ['FACTURA', 'Facturas de la agencia'],
      ['OTRO', 'Otros números'],
    ]),
  }),
  makeList({
    name: catalogue.agentPapers,
    title: 'Documentos de un agente',
    source: OWN,
    rows: pairs([
      ['LICENCIA', 'Licencia o patente'],
      ['FIANZA', 'Fianza o garantía'],
      ['CARNE', 'Carné o gafete'],
      ['NOMBRAMIENTO', 'Nombramiento o poder'],
      ['SOLVENCIA', 'Solvencia fiscal'],
      ['OTRO', 'Otro documento'],
    ]),
  }),
  makeList({
    name: catalogue.prorateMethods,
    title: 'Métodos de prorrateo',
    source: OWN,
    rows: pairs([
      ['FOB', 'Por valor FOB'],
      ['PESO', 'Por peso bruto'],
      ['CANTIDAD', 'Por cantidad de unidades'],
    ]),
  }),
];
