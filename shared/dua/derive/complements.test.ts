import { describe, expect, it } from 'vitest';
import { detailed } from '../../duca/detailedSources.fixture.ts';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { duaDataSets } from '../dataSets.ts';
import { honduranReference, honduranSources } from '../sampleDua.fixture.ts';
import { duaFromDvas } from './duaFromDvas.ts';
import { formAgain } from './formAgain.ts';

const reference = honduranReference();
const shape = { lines: 6, invoices: 2, suppliers: 2, containers: 1 };
const sources = () => structuredClone(detailed(honduranSources(shape, reference)));
const told = (papers = sources(), by: Reference = reference) =>
  duaFromDvas(papers, by).DETALLE_COMPLEMENTARIOS.map((each) => [each.CODIGO_COMPLEMENTARIO, each.VALOR]);

describe('complementary data of a vehicle', () => {
  const [first, second] = sources().invoices[0]!.body.VEHICULOS;

  it('are VIN or chassis and model year of each vehicle of the invoice, with the item of its goods', () => {
    const body = duaFromDvas(sources(), reference);
    const [line] = body.DETALLE_COMPLEMENTARIOS;
    const item = body.DETALLE_MERCANCIAS.find(({ ID_ITEM }) => ID_ITEM === line!.ID_ITEM)!;
    expect(line!.NUMERO_ITEM).toBe(item.NUMERO_ITEM);
    expect(told()).toEqual(
      [first!, second!].flatMap(({ VIN, CHASIS, MODELO }) =>
        [
          ['02', VIN || CHASIS],
          ['03', MODELO],
        ].filter(([, value]) => value !== ''),
      ),
    );
    expect(told().length).toBeGreaterThan(2);
  });

  it('say the chassis where there is no VIN, and nothing that the invoice does not say', () => {
    const papers = sources();
    Object.assign(papers.invoices[0]!.body.VEHICULOS[0]!, { VIN: '', CHASIS: 'CH-7', MODELO: '' });
    papers.invoices[0]!.body.VEHICULOS.pop();
    expect(told(papers)).toEqual([['02', 'CH-7']]);
  });

  it('are asked by the list, not by a code', () => {
    const silent = {
      ...reference,
      rows: (name: string) => reference.rows(name).map(({ CLAVE, VALOR }) => ({ CLAVE, VALOR })),
    };
    expect(told(sources(), silent)).toEqual([]);
  });

  it('are not said twice where a person said them already, and follow the invoice where nobody did', () => {
    const without = { ...duaFromDvas(sources(), reference), DETALLE_COMPLEMENTARIOS: [] };
    const { ID_ITEM, NUMERO_ITEM, VALOR } = duaFromDvas(sources(), reference).DETALLE_COMPLEMENTARIOS[0]!;
    const typed = {
      ...blankRecord(duaDataSets.DETALLE_COMPLEMENTARIOS),
      ...{ ID_LINEA: 'own', ID_ITEM, NUMERO_ITEM, CODIGO_COMPLEMENTARIO: '02', VALOR },
    };
    const mine = { ...without, DETALLE_COMPLEMENTARIOS: [typed] };
    const again = formAgain(without, mine, sources(), reference);
    const said = again.body.DETALLE_COMPLEMENTARIOS;
    expect(said.filter((each) => each.VALOR === VALOR)).toEqual([typed]);
    expect(said).toHaveLength(told().length);
  });
});
