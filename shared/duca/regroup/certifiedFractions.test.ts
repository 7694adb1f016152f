import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../foundation/documents/patch.ts';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { invoiceDataSets } from '../../invoices/dataSets.ts';
import { calculateDuca } from '../calculate.ts';
import { originProblems } from '../checks/origin.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { formAgain } from './formAgain.ts';
import { regroup, type Regrouping } from './regroup.ts';

const reference = sampleReference();
/** Four fractions, of which the first and the last are of the invoice that a certificate is of. */
const sources = structuredClone(
  sampleSources({ lines: 4, invoices: 2, suppliers: 1, containers: 1, distinct: true }),
);
const [one, four, two, three] = sources.dvas[0]!.body.MERCANCIAS;
sources.dvas[0]!.body.MERCANCIAS = [one!, two!, three!, four!];
const paper = (ID_DOCUMENTO: string, CODIGO_DOCUMENTO: string, more = {}) => ({
  ...blankRecord(invoiceDataSets.DOCUMENTOS),
  ID_DOCUMENTO,
  CODIGO_DOCUMENTO,
  NUMERO_DOCUMENTO: 'CO-1',
  ...more,
});
sources.invoices[0]!.body.DOCUMENTOS = [paper('cert', '861'), paper('quota', 'CTG')];

const certified = ({ DOCUMENTOS }: DucaBody, kind = '861'): string[] =>
  DOCUMENTOS.filter((each) => each.CODIGO_DOCUMENTO === kind).map((each) => each.LINEA);
const claiming = (body: DucaBody): DucaBody => ({
  ...body,
  FRACCIONES: body.FRACCIONES.map((each) => ({ ...each, ACUERDO_1_ID: '20', CRITERIO_ORIGEN: 'B' })),
});
const uncertified = (body: DucaBody): string[] =>
  originProblems(claiming(body), reference).flatMap(({ code, path }) =>
    code === 'duca.no-certificate' ? path : [],
  );
const regrouped = (body: DucaBody, wanted: Regrouping): DucaBody => {
  // What keeps fractions apart is of no matter here.
  const common = {
    CLASIFICACION_ARANCELARIA: '8443321000',
    ID_PAIS_ORIGEN: 'CN',
    ID_UNIDAD_MEDIDA: 'C62',
    ID_ESTADO_MERCANCIA: '1',
  };
  const alike = <T extends object>(each: T): T => ({ ...each, ...common });
  const same = {
    ...body,
    FRACCIONES: body.FRACCIONES.map(alike),
    FRACCION_ITEMS: body.FRACCION_ITEMS.map(alike),
  };
  const { changes, refused } = regroup(same, wanted);
  expect(refused).toBeUndefined();
  return calculateDuca(applyChanges(ducaDataSets, same, changes), reference);
};
const idOf = ({ FRACCIONES }: DucaBody, line: number): string => FRACCIONES[line - 1]!.ID_FRACCION;

describe('a certificate of an invoice in fractions 1 and 4', () => {
  const formed = ducaFromDvas(sources, reference);

  it('leaves fraction 3 without certificate, and stands in two rows of box 54', () => {
    expect(certified(formed)).toEqual(['1', '4']);
    expect(certified(formed, 'CTG')).toEqual(['1', '4']);
    expect(uncertified(formed)).toEqual(['FRACCIONES[1].ACUERDO_1_ID', 'FRACCIONES[2].ACUERDO_1_ID']);
    expect(new Set(formed.DOCUMENTOS.map((each) => each.ID_DOCUMENTO)).size).toBe(formed.DOCUMENTOS.length);
  });

  it('leaves the invoice itself, which proves nothing of a fraction, in one row of the whole', () => {
    expect(certified(formed, '380')).toEqual(['0', '2-3']);
  });

  it('is the same when the declaration is formed again, with nothing to tell', () => {
    const { body, moves } = formAgain(formed, formed, sources, reference);
    expect(moves).toEqual([]);
    expect(certified(body)).toEqual(['1', '4']);
  });

  it('follows its fractions where others are joined, and is one row where its own are', () => {
    const joined = regrouped(formed, { do: 'join', from: idOf(formed, 3), to: idOf(formed, 2) });
    expect(certified(joined)).toEqual(['1', '3']);
    expect(uncertified(joined)).toEqual(['FRACCIONES[1].ACUERDO_1_ID']);
    const own = regrouped(formed, { do: 'join', from: idOf(formed, 4), to: idOf(formed, 1) });
    expect(certified(own)).toEqual(['1']);
    expect(uncertified(own)).toEqual(['FRACCIONES[1].ACUERDO_1_ID', 'FRACCIONES[2].ACUERDO_1_ID']);
  });

  it('of a range whose fractions come apart stands in a row for each run', () => {
    const ranged: DucaBody = {
      ...formed,
      DOCUMENTOS: formed.DOCUMENTOS.filter((each) => each.CODIGO_DOCUMENTO !== '861').concat({
        ...formed.DOCUMENTOS.at(-1)!,
        ID_DOCUMENTO: 'typed',
        CODIGO_DOCUMENTO: '861',
        LINEA: '1-3',
      }),
    };
    const joined = regrouped(ranged, { do: 'join', from: idOf(ranged, 1), to: idOf(ranged, 4) });
    expect(certified(joined)).toEqual(['1-3']);
    const one = regrouped(
      { ...ranged, DOCUMENTOS: ranged.DOCUMENTOS.map((each) => ({ ...each, LINEA: '1-2' })) },
      { do: 'join', from: idOf(ranged, 2), to: idOf(ranged, 4) },
    );
    expect(certified(one)).toEqual(['1', '3']);
    expect(uncertified(one)).toEqual(['FRACCIONES[1].ACUERDO_1_ID']);
  });

  it('has no further row of a fraction that went, but the one that holds its file, which says nothing then', () => {
    const less = structuredClone(sources);
    less.dvas[0]!.body.MERCANCIAS.pop();
    less.invoices[0]!.body.ITEMS = less.invoices[0]!.body.ITEMS.filter(({ ID_ITEM }) =>
      less.dvas[0]!.body.MERCANCIAS.some((each) => each.ID_ITEM === ID_ITEM),
    );
    const row = (ID_DOCUMENTO: string, LINEA: string, ID_ARCHIVO = '') => ({
      ...formed.DOCUMENTOS.at(-1)!,
      ...{ ID_DOCUMENTO, CODIGO_DOCUMENTO: '954', LINEA, ID_ARCHIVO },
    });
    const again = (...rows: DucaBody['DOCUMENTOS']) => {
      const mine = { ...formed, DOCUMENTOS: [...formed.DOCUMENTOS, ...rows] };
      const { body, moves } = formAgain(formed, mine, less, reference);
      const told = moves
        .filter(({ path }) => path.startsWith('DOCUMENTOS'))
        .map(({ kind, from }) => [kind, from]);
      return { rows: certified(body, '954'), told };
    };
    expect(again(row('typed', '1'), row('typed-2', '4'))).toEqual({
      rows: ['1'],
      told: expect.arrayContaining([['removed', 'typed-2']]),
    });
    expect(again(row('typed', '1'), row('typed-2', '4', 'file')).rows).toEqual(['1', '']);
    expect(again(row('typed', '4')).rows).toEqual(['']);
    expect(again(row('typed', '1'), row('typed-2', '2')).rows).toEqual(['1', '2']);
  });

  it('goes with a fraction that another one pushed to another place', () => {
    const more = structuredClone(sources);
    const at = more.dvas[0]!.body.MERCANCIAS;
    const [invoice] = more.invoices;
    const first = { ...at[0]!, ID_ITEM: 'new', CLASIFICACION_ARANCELARIA: '8528521000', ID_FACTURA: 'fac-2' };
    more.dvas[0]!.body.MERCANCIAS = [first, ...at];
    more.invoices[1]!.body.ITEMS.push({ ...invoice!.body.ITEMS[0]!, ID_ITEM: 'new' });
    const { body } = formAgain(formed, formed, more, reference);
    expect(body.FRACCIONES.map((each) => each.ID_FRACCION).slice(0, 4)).toEqual(
      formed.FRACCIONES.map((each) => each.ID_FRACCION),
    );
    expect(certified(body)).toEqual(['1', '4']);
  });
});
