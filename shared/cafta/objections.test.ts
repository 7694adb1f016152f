import { describe, expect, it } from 'vitest';
import { objectionsTo } from './objections.ts';
import { COVERAGE } from './terms.ts';

const CERTIFICACION = {
  ACUERDO: '2',
  ALCANCE: COVERAGE.blanket as string,
  NIT_IMPORTADOR: '123456-7',
  FECHA_VENCIMIENTO: '2026-11-20',
  PERIODO_DESDE: '2026-01-01',
  PERIODO_HASTA: '2026-11-20',
};
const goods = (CLASIFICACION_ARANCELARIA: string, CRITERIO_ORIGEN = 'A') => ({
  CLASIFICACION_ARANCELARIA,
  CRITERIO_ORIGEN,
});
const CLAIM = { agreement: '2', day: '2026-11-20', importer: '1234567', code: '8471300000', criterion: 'A' };
const objections = (
  certification: Partial<typeof CERTIFICACION> = {},
  claim: Partial<typeof CLAIM> = {},
  state = 'EMITIDA',
  MERCANCIAS = [goods('8471300000')],
) =>
  objectionsTo({ CERTIFICACION: { ...CERTIFICACION, ...certification }, MERCANCIAS } as never, state, {
    ...CLAIM,
    ...claim,
  } as never);

describe('a certification of origin that a line cites', () => {
  it('serves it up to its last day, for its importer however the number is written', () => {
    expect(objections()).toEqual([]);
    expect(objections({}, { day: '2026-01-01' })).toEqual([]);
  });

  it('serves from what it says alone: what it leaves blank is against nothing', () => {
    const blank = {
      ACUERDO: '',
      NIT_IMPORTADOR: '',
      FECHA_VENCIMIENTO: '',
      PERIODO_DESDE: '',
      PERIODO_HASTA: '',
    };
    expect(objections(blank)).toEqual([]);
    expect(objections({}, { importer: '', code: '', criterion: '' }, 'EMITIDA', [])).toEqual([]);
    expect(objections({}, {}, 'EMITIDA', [goods('84713000', '')])).toEqual([]);
  });

  it('does not before it is issued, nor once it is annulled, of another agreement, or over', () => {
    expect(objections({}, {}, 'BORRADOR')).toEqual(['todavía no se ha emitido']);
    expect(objections({}, {}, 'ANULADA')).toEqual(['está anulada']);
    expect(objections({ ACUERDO: '1' })).toEqual(['es de otro acuerdo']);
    expect(objections({ PERIODO_HASTA: '' }, { day: '2026-11-21' })).toEqual(['venció el 20/11/2026']);
  });

  it('of a period serves in it alone, and of one shipment whatever its period says', () => {
    const said = 'ampara del 01/01/2026 al 20/11/2026';
    expect(objections({}, { day: '2025-12-31' })).toEqual([said]);
    expect(objections({ FECHA_VENCIMIENTO: '' }, { day: '2026-11-21' })).toEqual([said]);
    expect(objections({ ALCANCE: COVERAGE.single }, { day: '2025-12-31' })).toEqual([]);
  });

  it('serves its importer, its goods and its criterion', () => {
    expect(objections({}, { importer: '7654321' })).toEqual(['es del importador con NIT 123456-7']);
    expect(objections({}, { code: '8517120000' })).toEqual(['no ampara mercancías de esa clasificación']);
    const two = [goods('84713000', 'A'), goods('84713000', 'B'), goods('84713000', 'A')];
    expect(objections({}, { criterion: 'C' }, 'EMITIDA', two)).toEqual([
      'dice el criterio A o B y la línea C',
    ]);
    expect(objections({}, { criterion: 'B' }, 'EMITIDA', two)).toEqual([]);
  });
});
