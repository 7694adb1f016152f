import { describe, expect, it } from 'vitest';
import type { Taken } from '../manifests/titleBalance.ts';
import { cancelledBy, eitherOf } from './cancelledTitles.ts';
import type { DuaBody } from './dataSets.ts';
import { sampleDua } from './sampleDua.fixture.ts';

const sample = sampleDua();
const bulk = (CANTIDAD_UNIDADES_AFECTADAS: string, PESO_AFECTADO: string) => ({
  ID_LINEA: CANTIDAD_UNIDADES_AFECTADAS,
  NUMERO_LINEA: '1',
  CANTIDAD_UNIDADES_AFECTADAS,
  PESO_AFECTADO,
});
const declared = (
  header: Partial<DuaBody['DECLARACION']>,
  lists: Partial<Pick<DuaBody, 'DETALLE_BULTOS' | 'DETALLE_MERCANCIAS'>> = {},
): DuaBody => ({
  ...sample,
  DECLARACION: {
    ...sample.DECLARACION,
    MANIFIESTO: 'M-1',
    TITULO_TRANSPORTE: 'BL-1',
    INDICADOR_CANCELACION_GLOBAL: '',
    ...header,
  },
  ...lists,
});
const courier = (...items: [title: string, packages: string, weight: string][]) =>
  items.map(([TITULO_MANIFIESTO_COURIER, CANTIDAD_BULTOS, PESO_BRUTO], at) => ({
    ...sample.DETALLE_MERCANCIAS[at]!,
    TITULO_MANIFIESTO_COURIER,
    CANTIDAD_BULTOS,
    PESO_BRUTO,
  }));
const title = (more: Partial<Taken>): Taken => ({
  title: 'BL-1',
  packages: '10',
  weight: '100',
  whole: false,
  path: 'DECLARACION.TITULO_TRANSPORTE',
  ...more,
});

describe('what a declaration takes of manifests', () => {
  it('is its whole title when it says so, whatever lines it has besides', () => {
    expect(
      cancelledBy(declared({ INDICADOR_CANCELACION_GLOBAL: '1' }, { DETALLE_BULTOS: [bulk('4', '9')] })),
    ).toEqual([{ manifest: 'M-1', titles: [title({ packages: '', weight: '', whole: true })] }]);
  });

  it('is else the sum of its lines', () => {
    const lists = { DETALLE_BULTOS: [bulk('4.00', '9.50'), bulk('3.00', '0.50')] };
    expect(cancelledBy(declared({}, lists))).toEqual([
      { manifest: 'M-1', titles: [title({ packages: '7.00', weight: '10.00' })] },
    ]);
  });

  it('is nothing without a title, without lines, or of no manifest', () => {
    const lists = { DETALLE_BULTOS: [bulk('4', '9')] };
    expect(cancelledBy(declared({ TITULO_TRANSPORTE: '', INDICADOR_CANCELACION_GLOBAL: '1' }))).toEqual([]);
    expect(cancelledBy(declared({ TITULO_TRANSPORTE: '' }, lists))).toEqual([]);
    expect(cancelledBy(declared({}))).toEqual([]);
    expect(cancelledBy(declared({ MANIFIESTO: '' }, lists))).toEqual([]);
  });

  it('is of a courier each title of its items, added up, at the first item that names it', () => {
    const DETALLE_MERCANCIAS = courier(
      ['', '1.00', '1.00'],
      ['T-1', '2.00', '5.00'],
      ['T-2', '1.00', '1.50'],
      ['T-1', '3.00', '0.25'],
    );
    const header = { TITULO_TRANSPORTE: '', ID_MANIFIESTO_ENTREGA_RAPIDA: 'ER-7', NUMERO_PREIMPRESO: 'P-1' };
    const path = (line: number) => `DETALLE_MERCANCIAS[${line}].TITULO_MANIFIESTO_COURIER`;
    expect(cancelledBy(declared(header, { DETALLE_MERCANCIAS }))).toEqual([
      {
        manifest: 'ER-7',
        titles: [
          title({ title: 'T-1', packages: '5.00', weight: '5.25', path: path(1) }),
          title({ title: 'T-2', packages: '1.00', weight: '1.50', path: path(2) }),
        ],
      },
    ]);
    const preprinted = { ...header, ID_MANIFIESTO_ENTREGA_RAPIDA: '' };
    expect(cancelledBy(declared(preprinted, { DETALLE_MERCANCIAS }))[0]!.manifest).toBe('P-1');
  });
});

describe('what a declaration holds while a change of it is on its way', () => {
  const holds = (accepted: Taken[], asked: Taken[]) =>
    eitherOf([{ id: 'M-1', titles: accepted }], [{ id: 'M-1', titles: asked }])[0]!.titles;

  it('is of each title the more of what was accepted and what is asked', () => {
    expect(
      holds([title({ packages: '10', weight: '90' })], [title({ packages: '8', weight: '120' })]),
    ).toEqual([title({ packages: '10', weight: '120' })]);
    expect(holds([title({ packages: '', weight: '' })], [title({ packages: '8', weight: '5' })])).toEqual([
      title({ packages: '8', weight: '5' }),
    ]);
    expect(holds([title({ packages: '7', weight: '5' })], [title({ packages: '', weight: '' })])).toEqual([
      title({ packages: '7', weight: '5' }),
    ]);
  });

  it('is the whole of what is whole in either', () => {
    expect(holds([title({ whole: true })], [title({})])[0]!.whole).toBe(true);
    expect(holds([title({})], [title({ whole: true })])[0]!.whole).toBe(true);
    expect(holds([title({})], [title({})])[0]!.whole).toBe(false);
  });

  it('is of what is whole in one nothing besides that the other takes, for the whole has it', () => {
    const whole = title({ whole: true, packages: '', weight: '' });
    expect(holds([title({})], [whole])).toEqual([whole]);
    expect(holds([whole], [title({})])).toEqual([whole]);
  });

  it('keeps a title that is asked no more, and knows nothing of a manifest that was not held', () => {
    const other = title({ title: 'BL-2' });
    expect(holds([other, title({})], [title({})])).toEqual([title({}), other]);
    expect(eitherOf([{ id: 'M-1', titles: [other] }], [{ id: 'M-2', titles: [title({})] }])).toEqual([
      { id: 'M-2', titles: [title({})] },
    ]);
  });
});
