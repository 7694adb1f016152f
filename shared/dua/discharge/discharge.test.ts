import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import type { DuaBody, DuaItem } from '../dataSets.ts';
import { duaMarks } from '../marks.ts';
import { honduranReference, sampleDua } from '../sampleDua.fixture.ts';
import { duaSummary } from '../summary.ts';
import { dischargedBy, dischargeLines, dischargeSaid, isDischarged } from './discharge.ts';
import { judgeCancelling } from './judgeCancelling.ts';

const reference = honduranReference();
const FIRST = '260011005300J';
const sample = sampleDua(reference);
type Of = readonly [unit: string, quantity: string, cancels?: string];

/** A declaration of items of so much each, which cancel those of the first. */
function dua(regime: string, number: string, items: readonly Of[]): DuaBody {
  const [item] = sample.DETALLE_MERCANCIAS;
  return {
    ...sample,
    DECLARACION: {
      ...sample.DECLARACION,
      CODIGO_REGIMEN: regime,
      ID_SARAH: number,
      FECHA_ACEPTACION: '2026-11-20T10:00:00',
      FECHA_VENCE_PLAZO: '2026-12-20',
    },
    DETALLE_MERCANCIAS: items.map(([UNIDAD_COMERCIAL, CANTIDAD_COMERCIAL, cancels = ''], at): DuaItem => ({
      ...item!,
      ID_ITEM: `ite-${at + 1}`,
      NUMERO_ITEM: String(at + 1),
      UNIDAD_COMERCIAL,
      CANTIDAD_COMERCIAL,
      DECLARACION_CANCELAR: cancels === '' ? '' : FIRST,
      NUMERO_ITEM_CANCELAR: cancels,
    })),
  };
}

const first = dua('5300', FIRST, [
  ['C62', '10.000'],
  ['KGM', '900.000'],
]);
const linesOf = (id: string, body: DuaBody, lists = reference) =>
  dischargedBy(body).flatMap((each) => dischargeLines(id, body, each, first, lists));
const after = (...bodies: DuaBody[]): DuaBody => ({
  ...first,
  DESCARGAS: bodies.flatMap((body, at) => linesOf(`dua-x${at}`, body)),
});
const whole = dua('3053', '260011003053J', [
  ['C62', '10.000', '1'],
  ['KGM', '900.000', '2'],
]);

describe('what registered declarations cancel of an earlier one', () => {
  it('ends its term when it is every item, whole, in the units in which they came in', () => {
    const done = after(whole);
    expect(done.DESCARGAS.map((each) => [each.NUMERO_ITEM, each.UNIDADES, each.ID_UNIDAD_MEDIDA])).toEqual([
      ['1', '10.000000', 'C62'],
      ['2', '900.000000', 'KGM'],
    ]);
    expect([isDischarged(done), dischargeSaid(done)]).toEqual([true, 'Descargada por 260011003053J']);
    expect(duaSummary(done)).toMatchObject({ FECHA_VENCIMIENTO: '', DESCARGA: dischargeSaid(done) });
    expect(duaSummary(first)).toMatchObject({ FECHA_VENCIMIENTO: '2026-12-20', DESCARGA: '' });
  });

  it('leaves it running for a part: an item that nobody names, or less than came in', () => {
    const parts = [
      dua('3053', '260011003053J', [['C62', '10.000', '1']]),
      dua('3053', '260011003054J', [['KGM', '400.000', '2']]),
      dua('4053', '260011004053J', [
        ['KGM', '250.000', '2'],
        ['KGM', '250.000', '2'],
      ]),
    ];
    expect(duaSummary(after(parts[0]!)).FECHA_VENCIMIENTO).toBe('2026-12-20');
    expect(dischargeSaid(after(parts[0]!, parts[1]!))).toBe(
      'Descargada en parte por 260011003053J, 260011003054J',
    );
    expect(isDischarged(after(...parts))).toBe(true);
  });

  it('more of one item makes up for none of another, nor pieces for kilograms', () => {
    const much = dua('3053', '260011003053J', [
      ['C62', '910.000', '1'],
      ['C62', '900.000', '2'],
    ]);
    expect(isDischarged(after(much))).toBe(false);
  });

  it('is a part where the goods were transformed, and all where the list says so', () => {
    const made = dua('3051', '260011003051J', [
      ['C62', '10.000', '1'],
      ['KGM', '900.000', '2'],
    ]);
    expect(isDischarged(after(made))).toBe(false);
    const strict: typeof reference = {
      ...reference,
      row: (list, code) => {
        const row = reference.row(list, code);
        return list === catalogue.regimes && row ? { ...row, DESCARGA: 'ENTERA' } : row;
      },
    };
    expect(isDischarged({ ...first, DESCARGAS: linesOf('dua-x', made, strict) })).toBe(true);
  });

  it('is found by the number, however it is written', () => {
    expect(duaMarks(whole)).toContain('cancelada:260011005300j');
    const odd = dua('3053', '', [['C62', '1.000', '1']]);
    odd.DETALLE_MERCANCIAS.push({ ...odd.DETALLE_MERCANCIAS[0]!, DECLARACION_CANCELAR: '2600 1100-5300j' });
    expect(dischargedBy(odd)).toHaveLength(1);
  });
});

describe('what one would cancel', () => {
  const judged = (body: DuaBody, ...others: DuaBody[]) => {
    const [asked] = dischargedBy(body);
    const earlier = { id: 'dua-first', body: first };
    const beside = others.map((each, at) => ({
      id: `dua-x${at}`,
      called: `DUA ${each.DECLARACION.ID_SARAH}`,
      lines: linesOf(`dua-x${at}`, each),
    }));
    return judgeCancelling(asked!, linesOf('dua-own', body), earlier, beside).map(
      ({ code, severity, path, other }) => [
        code,
        severity,
        path.replace('DETALLE_MERCANCIAS', ''),
        other?.id,
      ],
    );
  };

  it('is what the others left', () => {
    expect(judged(whole)).toEqual([]);
    expect(judged(whole, dua('4053', '260011004053J', [['C62', '4.000', '1']]))).toEqual([
      ['dua.cancelled-exceeded', 'error', '[0].NUMERO_ITEM_CANCELAR', 'dua-x0'],
    ]);
    expect(
      judged(dua('3053', '', [['C62', '6.000', '1']]), dua('4053', '2', [['C62', '4.000', '1']])),
    ).toEqual([]);
  });

  it('is nothing of an item that is cancelled already, whose other is named', () => {
    expect(judged(dua('3053', '', [['C62', '0.001', '1']]), whole)).toEqual([
      ['dua.cancelled-already', 'error', '[0].NUMERO_ITEM_CANCELAR', 'dua-x0'],
    ]);
  });

  it('is not more than came in, nor an item that there is not', () => {
    expect(judged(dua('3053', '', [['C62', '11.000', '1']]))).toEqual([
      ['dua.cancelled-exceeded', 'error', '[0].NUMERO_ITEM_CANCELAR', undefined],
    ]);
    expect(judged(dua('3053', '', [['C62', '1.000', '3']]))).toEqual([
      ['dua.cancels-no-item', 'error', '[0].NUMERO_ITEM_CANCELAR', 'dua-first'],
    ]);
  });

  it('is asked about where its unit is another, for nothing compares', () => {
    expect(judged(dua('3053', '', [['KGM', '3.000', '1']]))).toEqual([
      ['dua.cancels-unit', 'warning', '[0].UNIDAD_COMERCIAL', undefined],
    ]);
  });
});
