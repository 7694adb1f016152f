import { describe, expect, it } from 'vitest';
import { otherTreatmentProblems } from '../../declarations/cross/otherTreatment.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { calculateDua } from '../calculate.ts';
import type { DuaBody } from '../dataSets.ts';
import { duaFromDvas } from '../derive/duaFromDvas.ts';
import { formAgain } from '../derive/formAgain.ts';
import { honduranReference, honduranSources } from '../sampleDua.fixture.ts';
import { otherRegime } from './otherRegime.ts';

const reference = honduranReference();

/** Papers of an order, with the regime that it foresees or none, whose invoices name no insurance. */
function papers(foreseen = ''): DeclarationSources {
  const shape = { lines: 3, invoices: 2, suppliers: 2, containers: 1 };
  const sources = structuredClone(honduranSources(shape, reference, '4000'));
  sources.order.body.ORDEN.ID_REGIMEN = foreseen;
  for (const { body } of sources.invoices) body.FACTURA.VALOR_SEGURO = '';
  return sources;
}
const set = (body: DuaBody, CODIGO_REGIMEN: string, more: Partial<DuaBody['DECLARACION']> = {}): DuaBody =>
  calculateDua({ ...body, DECLARACION: { ...body.DECLARACION, CODIGO_REGIMEN, ...more } }, reference);
const codes = ({ DETALLE_DOCUMENTO }: DuaBody) => DETALLE_DOCUMENTO.map((each) => each.CODIGO_DOCUMENTO);

const sources = papers();
const formed = duaFromDvas(sources, reference);
const told = (mine: DuaBody, derived = formed, of = sources) =>
  otherTreatmentProblems(otherRegime, derived, mine, of, reference).map(({ path, severity, message }) => [
    path,
    severity,
    message,
  ]);

describe('a DUA formed as 4000', () => {
  it.each(['1000', '3053', '8900', '4070', '4600'])(
    'and set to %s does not cancel its title, and says so before it is registered',
    (regime) => {
      const mine = set(formed, regime);
      expect(told(mine)).toEqual([
        ['DECLARACION.CODIGO_REGIMEN', 'error', expect.stringContaining(`4000 y dice ${regime}`)],
      ]);
      const again = formAgain(formed, mine, sources, reference);
      const { CODIGO_REGIMEN, INDICADOR_CANCELACION_GLOBAL, TITULO_TRANSPORTE, MANIFIESTO } =
        again.body.DECLARACION;
      expect(CODIGO_REGIMEN).toBe(regime);
      const cancels = regime === '8900';
      expect([INDICADOR_CANCELACION_GLOBAL, TITULO_TRANSPORTE, MANIFIESTO]).toEqual(
        cancels ? ['1', formed.DECLARACION.TITULO_TRANSPORTE, formed.DECLARACION.MANIFIESTO] : ['', '', ''],
      );
      expect(told(again.body, again.derived)).toEqual([]);
    },
  );

  it.each(['1000', '3053', '8900'])(
    'and set to %s carries no 934 nor supposed insurance once it is formed again',
    (regime) => {
      expect(codes(formed)).toContain('934');
      expect(formed.DECLARACION.TOTAL_SEGURO_DOLARES).not.toBe('0.00');
      const { body } = formAgain(formed, set(formed, regime), sources, reference);
      expect(codes(body)).not.toContain('934');
      expect(body.DECLARACION.TOTAL_SEGURO_DOLARES).toBe('0.00');
      expect(body.DETALLE_MERCANCIAS.map((each) => each.VALOR_SEGURO)).toEqual(['0.00', '0.00', '0.00']);
    },
  );

  it('stays of the regime that a person chose however often it is formed again', () => {
    const first = formAgain(formed, set(formed, '1000'), sources, reference);
    const second = formAgain(first.derived, first.body, sources, reference);
    expect(second.body).toEqual(first.body);
    expect(second.moves).toEqual([]);
  });

  it('is of the order’s regime again where the person takes that back, and until they choose one', () => {
    const first = formAgain(formed, set(formed, '1000'), sources, reference);
    const back = set(first.body, '4000');
    expect(told(back, first.derived)).toEqual([
      [expect.any(String), 'error', expect.stringContaining('se formó para el 1000 y dice 4000')],
    ]);
    const third = set(first.body, '4070');
    expect(told(third, first.derived)[0]![2]).toContain('se formó para el 1000 y dice 4070');
    const { body } = formAgain(first.derived, back, sources, reference);
    expect(codes(body)).toContain('934');
    expect(body.DECLARACION.TITULO_TRANSPORTE).toBe(formed.DECLARACION.TITULO_TRANSPORTE);
    const followed = formAgain(formed, formed, papers('1000'), reference);
    expect(followed.body.DECLARACION.CODIGO_REGIMEN).toBe('1000');
    expect(codes(followed.body)).not.toContain('934');
  });
});

describe('a DUA set to another regime', () => {
  it('says what is otherwise under it, and how to come by that', () => {
    const [[, , message]] = told(set(formed, '4600')) as [[string, string, string]];
    expect(message).toBe(
      'Régimen aduanero: la DUA se formó para el 4000 y dice 4600; para este cambian «Manifiesto de carga», «Título de transporte» y «Cancelación global del título». Fórmela de nuevo de la orden, o vuelva al régimen 4000.',
    );
  });

  it('that asks the same of its papers is told nothing', () => {
    expect(told(set(formed, '4100'))).toEqual([]);
    expect(told(formed)).toEqual([]);
    expect(told(set(formed, ''))).toEqual([]);
  });

  it('keeps what a person typed against it', () => {
    const first = formAgain(formed, set(formed, '4600'), sources, reference);
    const { MANIFIESTO, TITULO_TRANSPORTE } = formed.DECLARACION;
    const typed = set(first.body, '4600', {
      MANIFIESTO,
      TITULO_TRANSPORTE,
      INDICADOR_CANCELACION_GLOBAL: '1',
    });
    expect(told(typed, first.derived)).toEqual([]);
  });
});
