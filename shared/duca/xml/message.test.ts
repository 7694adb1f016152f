import { expect, it } from 'vitest';
import { ducaMessage } from './message.ts';
import { ducaNaming } from './naming.ts';

/** Spec 3, DUCA XML data sets: «fixed order». */
const ORDER = [
  ['control data', 'DUCA'],
  ['policy header', 'DUCA'],
  ['suppliers', 'PROVEEDORES'],
  ['consignee', 'IMPORTADOR'],
  ['carriers', 'TRANSPORTISTA'],
  ['drivers', 'CONDUCTOR'],
  ['tax settlement', 'TRIBUTOS'],
  ['equipment or containers', 'EQUIPO'],
  ['observations', 'OBSERVACIONES'],
  ['fractions', 'FRACCIONES'],
  ['vehicles', 'VEHICULOS'],
  ['machinery', 'MAQUINARIA'],
  ['aircraft', 'AERONAVES'],
  ['vessels', 'EMBARCACIONES'],
  ['fraction taxes', 'FRACCION_TRIBUTOS'],
  ['support documents', 'DOCUMENTOS'],
  ['free-zone user', 'USUARIO_ZONA_FRANCA'],
  ['DVA', 'DVAS'],
  ['DVA intermediaries', 'DVA_INTERMEDIARIOS'],
  ['DVA invoices', 'DVA_FACTURAS'],
  ['DVA items', 'FRACCION_ITEMS'],
] as const;

/** Parts of those: parties of the header, vehicles of the carriers, descriptions of the items. */
const WITHIN: ReadonlySet<string> = new Set(['EXPORTADOR', 'DECLARANTE', 'UNIDAD', 'ITEM_CARACTERISTICAS']);

it('tells the data sets of the specification in their fixed order', () => {
  const told = ducaMessage.groups.map(({ dataSet }) => dataSet).filter((name) => !WITHIN.has(name));
  expect(told).toEqual(ORDER.map(([, dataSet]) => dataSet));
});

it('tells of a vehicle all that the specification lists', () => {
  const { elements } = ducaMessage.groups.find(({ dataSet }) => dataSet === 'VEHICULOS')!;
  const told = new Set(elements.map(({ node }) => node));
  const listed =
    'vin chasis motor cilindrada cilindros marca tipo tonelaje puertas asientos ejes combustible modelo color linea ' +
    'fobDolares fleteDolares seguroDolares';
  expect(listed.split(' ').filter((node) => !told.has(node))).toEqual([]);
});

it('tells carriers, drivers and vehicles as lists', () => {
  const lists = ducaMessage.groups.filter(({ dataSet }) =>
    /^(TRANSPORTISTA|CONDUCTOR|UNIDAD)$/.test(dataSet),
  );
  expect(lists.map(({ list, node }) => `${list}/${node}`)).toEqual([
    'transportistas/transportista',
    'conductores/conductor',
    'unidadesTransporte/unidadTransporte',
  ]);
});

it('is compared by names that it has', () => {
  const nodes = new Set(
    ducaMessage.groups.flatMap(({ node, elements }) => [node, ...elements.map((each) => each.node)]),
  );
  const named = [
    ...ducaNaming.keys,
    ...Object.keys(ducaNaming.lines),
    ...Object.values(ducaNaming.lines).flat(),
  ];
  expect(named.filter((name) => !nodes.has(name))).toEqual([]);
});
