import { describe, expect, it } from 'vitest';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { calculateDua } from '../calculate.ts';
import { checkDua } from '../check.ts';
import { duaDataSets } from '../dataSets.ts';
import { honduranReference, honduranSources } from '../sampleDua.fixture.ts';
import { duaFromDvas } from './duaFromDvas.ts';
import { formAgain } from './formAgain.ts';

const reference = honduranReference();
const sources = honduranSources({ lines: 7, invoices: 2, suppliers: 2, containers: 2 }, reference);
const derived = duaFromDvas(sources, reference);
/** The goods of item 2 are by now classified like those of item 1, so that they join it. */
const joined = {
  ...sources,
  dvas: sources.dvas.map((each) => {
    const [first] = sources.dvas[0]!.body.MERCANCIAS;
    const { CLASIFICACION_ARANCELARIA, ID_PAIS_ORIGEN, ID_UNIDAD_MEDIDA, ID_ESTADO_MERCANCIA } = first!;
    const MERCANCIAS = each.body.MERCANCIAS.map((line) =>
      line.CLASIFICACION_ARANCELARIA === derived.DETALLE_MERCANCIAS[1]!.POSICION_ARANCELARIA
        ? { ...line, CLASIFICACION_ARANCELARIA, ID_PAIS_ORIGEN, ID_UNIDAD_MEDIDA, ID_ESTADO_MERCANCIA }
        : line,
    );
    return { ...each, body: { ...each.body, MERCANCIAS } };
  }),
};
/** Formed again after a person attached a paper, a datum and an advantage to the item of a number. */
function again(NUMERO_ITEM: string) {
  const line = { ID_LINEA: 'own', ID_ITEM: '', NUMERO_ITEM };
  const mine = calculateDua(
    {
      ...derived,
      DETALLE_DOCUMENTOS: [
        ...derived.DETALLE_DOCUMENTOS,
        { ...line, CODIGO_DOCUMENTO: '861', REFERENCIA: 'CERT-MX', PRESENCIA: '1' },
      ],
      DETALLE_COMPLEMENTARIOS: [{ ...blankRecord(duaDataSets.DETALLE_COMPLEMENTARIOS), ...line, VALOR: 'X' }],
      DETALLE_VENTAJAS: [...derived.DETALLE_VENTAJAS, { ...line, CODIGO_VENTAJA: '3' }],
    },
    reference,
  );
  const { body, moves } = formAgain(derived, mine, joined, reference);
  const lists = [body.DETALLE_DOCUMENTOS, body.DETALLE_COMPLEMENTARIOS, body.DETALLE_VENTAJAS];
  const own = lists.map((lines) => lines.find(({ ID_LINEA }) => ID_LINEA === 'own'));
  return { body, moves, own, was: mine.DETALLE_MERCANCIAS[Number(NUMERO_ITEM) - 1]!.ID_ITEM };
}

describe('a declaration formed again', () => {
  it('gives to no other item what a person attached to one that is gone, tells it and asks of which it is', () => {
    const { body, moves, own } = again('2');
    expect(body.DETALLE_MERCANCIAS).toHaveLength(derived.DETALLE_MERCANCIAS.length - 1);
    for (const each of own) expect(each).toMatchObject({ ID_ITEM: '', NUMERO_ITEM: '' });
    const at = body.DETALLE_VENTAJAS.findIndex(({ ID_LINEA }) => ID_LINEA === 'own');
    const path = `DETALLE_VENTAJAS[${at}].NUMERO_ITEM`;
    expect(moves).toContainEqual({ path, kind: 'moved', from: '2', to: '' });
    const asked = checkDua(body, reference).filter((each) => each.path === path);
    expect(asked.map(({ code, severity }) => [code, severity])).toEqual([['matrix.mandatory', 'missing']]);
  });

  it('keeps with its item what a person attached, though the items before it are fewer', () => {
    const { body, own, was } = again('5');
    expect(body.DETALLE_MERCANCIAS[3]!.ID_ITEM).toBe(was);
    for (const each of own) expect(each).toMatchObject({ ID_ITEM: was, NUMERO_ITEM: '4' });
  });

  it('keeps the rate of its registration once it was registered', () => {
    const newer = { ...sources, exchangeRate: { rate: '26.51234', day: '2027-01-11' } };
    const later = honduranReference('2027-01-11');
    const rateOf = ({ DECLARACION: { TIPO_CAMBIO, FECHA_TIPO_CAMBIO } }: typeof derived) => [
      TIPO_CAMBIO,
      FECHA_TIPO_CAMBIO,
    ];
    expect(rateOf(formAgain(derived, derived, newer, later).body)).toEqual(['26.5123', '2027-01-11']);
    const DECLARACION = { ...derived.DECLARACION, FECHA_ACEPTACION: '2026-11-20T10:00:00' };
    const registered = formAgain(derived, { ...derived, DECLARACION }, newer, later);
    expect(rateOf(registered.body)).toEqual(rateOf(derived));
    expect(registered.moves).toEqual([]);
    expect(registered.body.LIQUIDACION_TRIBUTOS).toEqual(derived.LIQUIDACION_TRIBUTOS);
  });
});
