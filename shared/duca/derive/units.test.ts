import { describe, expect, it } from 'vitest';
import { compare, sum } from '../../foundation/decimal/decimal.ts';
import { applyChanges } from '../../foundation/documents/patch.ts';
import { rederive } from '../../foundation/documents/rederive.ts';
import { blankRecord, type AnyBody, type AnyRecord } from '../../foundation/fields/dataSet.ts';
import { shapeProblems } from '../../foundation/fields/shape.ts';
import { invoiceDataSets } from '../../invoices/dataSets.ts';
import { unitProblems } from '../checks/units.ts';
import { calculateDuca } from '../calculate.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { detailed } from '../detailedSources.fixture.ts';
import { regroup } from '../regroup/regroup.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { ducaFromDvas } from './ducaFromDvas.ts';
import { remarksOf } from '../../declarations/remarks.ts';

const reference = sampleReference();
const shape = { lines: 6, invoices: 2, suppliers: 2, containers: 1 };
const sources = () => detailed(sampleSources(shape, reference));
const body = ducaFromDvas(sources(), reference);
const fractionOf = (item: string) =>
  body.FRACCION_ITEMS.find((each) => each.ID_ITEM === item)!.SECUENCIA_FRACCION;

describe('what the invoices say of the goods, in the declaration', () => {
  it('has the shape of its fields and nothing astray', () => {
    expect(shapeProblems(ducaDataSets, body as AnyBody, reference)).toEqual([]);
    expect(unitProblems(body, reference)).toEqual([]);
  });

  it('names the fraction of each unit', () => {
    const places = [...body.VEHICULOS, ...body.MAQUINARIA, ...body.AERONAVES, ...body.EMBARCACIONES];
    expect(places.map((each) => each.NUMERO_LINEA)).toEqual(
      ['lin-1', 'lin-1', 'lin-3', 'lin-5', 'lin-2'].map(fractionOf),
    );
    expect(body.MAQUINARIA[0]).toMatchObject({ SERIE: 'MC-8841', POTENCIA: '45 kW' });
  });

  it('shares price, freight and insurance of the item by the prices of its units, to the cent', () => {
    const whole = sources();
    const item = whole.invoices[0]!.body.ITEMS[0]!;
    Object.assign(item, { CANTIDAD_UNIDADES: '2.000', ID_UNIDAD_MEDIDA: 'C62' });
    const derived = ducaFromDvas(whole, reference);
    const [first, second] = derived.VEHICULOS;
    const declared = derived.FRACCION_ITEMS.find((each) => each.ID_ITEM === 'lin-1')!;
    for (const name of ['VALOR_FOB', 'VALOR_FLETE', 'VALOR_SEGURO'] as const) {
      expect(compare(sum([first![name], second![name]]), declared[name]), name).toBe(0);
    }
    expect(Number(first!.VALOR_FOB) / Number(second!.VALOR_FOB)).toBeCloseTo(9450 / 4200, 3);
  });

  it('leaves their part to units that nobody has described yet', () => {
    const whole = sources();
    Object.assign(whole.invoices[0]!.body.ITEMS[0]!, { CANTIDAD_UNIDADES: '10.000' });
    for (const each of whole.invoices[0]!.body.VEHICULOS) each.VALOR_FOB = '';
    const [first] = ducaFromDvas(whole, reference).VEHICULOS;
    const declared = body.FRACCION_ITEMS.find((each) => each.ID_ITEM === 'lin-1')!;
    expect(Number(first!.VALOR_FOB)).toBeCloseTo(Number(declared.VALOR_FOB) / 10, 1);
  });

  it('carries series, papers and additional facts', () => {
    expect(body.FRACCION_ITEMS.find((each) => each.ID_ITEM === 'lin-4')!.NUMERO_SERIAL).toBe(
      'SN-00041, SN-00042',
    );
    expect(body.DOCUMENTOS.find((each) => each.ID_DOCUMENTO === 'doc-1')).toMatchObject({
      CODIGO_DOCUMENTO: '861',
      LINEA: fractionOf('lin-3'),
      FECHA_VENCIMIENTO_DOCUMENTO: '2027-10-11',
    });
    expect(body.OBSERVACIONES.OBSERVACIONES).toBe(
      'Factura EXP-2026-04417. MARCHAMO: <provisional> & revisión de peso\nFactura EXP-2026-04417, ítem 2. LOTE: L-44',
    );
  });

  it('counts the additional facts that do not fit the box, and cuts none', () => {
    const whole = sources();
    whole.invoices[0]!.body.ADICIONALES = Array.from({ length: 10_000 }, (_, at) => ({
      ...blankRecord(invoiceDataSets.ADICIONALES),
      ID_ADICIONAL: `a${at}`,
      NOMBRE: 'LOTE',
      VALOR: `L-${at}`,
    }));
    const text = remarksOf(whole, 2000);
    const lines = text.split('\n');
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(lines.at(-1)).toBe(`Y ${10_000 - lines.length + 1} datos más en las facturas.`);
  });

  it('finds its units again: what a person changed stays, the rest follows the invoices', () => {
    const whole = sources();
    const mine = {
      ...body,
      VEHICULOS: body.VEHICULOS.map((each, at) => (at === 0 ? { ...each, COLOR: 'GRIS' } : each)),
    } as AnyBody;
    whole.invoices[0]!.body.VEHICULOS[0]!.MOTOR = 'HR16-88';
    whole.invoices[0]!.body.VEHICULOS.pop();
    const fresh = ducaFromDvas(whole, reference) as AnyBody;
    const { body: merged } = rederive(ducaDataSets, body as AnyBody, mine, fresh);
    const vehicles = merged['VEHICULOS'] as AnyRecord[];
    expect(vehicles).toHaveLength(1);
    expect(vehicles[0]).toMatchObject({ ID_VEHICULO: 'veh-1', COLOR: 'GRIS', MOTOR: 'HR16-88' });
  });
});

describe('units of goods that change fraction', () => {
  const twelve = ducaFromDvas(detailed(sampleSources({ ...shape, lines: 12 }, reference)), reference);
  const split = (from: DucaBody): DucaBody => {
    const { changes } = regroup(from, { do: 'split', items: ['lin-1'] });
    return calculateDuca(
      applyChanges(ducaDataSets, from as AnyBody, changes) as unknown as DucaBody,
      reference,
    );
  };

  it('go with them', () => {
    const { FRACCIONES, FRACCION_ITEMS, VEHICULOS } = split(twelve);
    const item = FRACCION_ITEMS.find((each) => each.ID_ITEM === 'lin-1')!;
    expect(item.SECUENCIA_FRACCION).toBe(String(FRACCIONES.length));
    expect(VEHICULOS.map((each) => each.NUMERO_LINEA)).toEqual(Array(2).fill(item.SECUENCIA_FRACCION));
  });

  it('stay where a person put them', () => {
    const typed = { ...twelve, VEHICULOS: twelve.VEHICULOS.map((each) => ({ ...each, NUMERO_LINEA: '3' })) };
    expect(split(typed).VEHICULOS.map((each) => each.NUMERO_LINEA)).toEqual(['3', '3']);
  });
});

describe('unitProblems', () => {
  it('finds a fraction that is not there, and a VIN twice in two invoices of the order', () => {
    const vehicles = [...body.VEHICULOS, { ...body.VEHICULOS[0]!, ID_VEHICULO: 'other', NUMERO_LINEA: '99' }];
    const found = unitProblems({ ...body, VEHICULOS: vehicles }, reference);
    expect(found.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'duca.unit-fraction VEHICULOS[2].NUMERO_LINEA',
      'units.twice VEHICULOS[2].VIN',
    ]);
  });
});
