import { describe, expect, it } from 'vitest';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { withOptions } from '../../foundation/options/withOptions.ts';
import { honduranReference, honduranSources } from '../sampleDua.fixture.ts';
import { checkDua } from '../check.ts';
import { duaFromDvas, takenForDua } from './duaFromDvas.ts';

const reference = honduranReference();
/** Papers whose invoices name no insurance, and no value declaration. */
function uninsured(regime: string): DeclarationSources {
  const shape = { lines: 3, invoices: 2, suppliers: 2, containers: 1 };
  const sources = structuredClone(honduranSources(shape, reference, regime));
  for (const { body } of sources.invoices) body.FACTURA.VALOR_SEGURO = '';
  return { ...sources, dvas: [] };
}

describe('a DUA of what comes in without a value declaration, as the list of regimes says', () => {
  it.each(['6000', '6010', '6020'])(
    '%s is formed of the invoices, and insured as customs suppose',
    (regime) => {
      const body = duaFromDvas(uninsured(regime), reference);
      expect(body.DETALLE_DOCUMENTO.map((each) => each.CODIGO_DOCUMENTO)).not.toContain('934');
      expect(body.DETALLE_MERCANCIAS).toHaveLength(3);
      expect(body.DECLARACION).toMatchObject({ TOTAL_FOB_DOLARES: '61570.07', ID_INCOTERM: 'FOB' });
      expect(body.DECLARACION.TOTAL_SEGURO_DOLARES).toMatch(/^[1-9]/);
      expect(checkDua(body, reference).map(({ code }) => code)).not.toContain('dua.regime-without-dva');
    },
  );

  it('follows the company that says so of another regime', () => {
    const own = withOptions(reference, [{ OPCION: 'cat_sys_regimenes.DVA', CLAVE: '4000', VALOR: 'No' }]);
    const priced = { ...uninsured('6010') };
    const { ORDEN } = priced.order.body;
    const order = { ...priced.order, body: { ORDEN: { ...ORDEN, ID_REGIMEN: '4000' } } };
    expect(takenForDua({ ...priced, order }, reference).dvas).toEqual([]);
    expect(duaFromDvas({ ...priced, order }, own).DETALLE_MERCANCIAS).toHaveLength(3);
  });
});

describe('a DUA of what leaves or crosses', () => {
  it.each(['1000', '3053', '8000', '8900'])(
    '%s is formed of the invoices, without value declaration nor supposed insurance',
    (regime) => {
      const body = duaFromDvas(uninsured(regime), reference);
      expect(body.DETALLE_DOCUMENTO.map((each) => each.CODIGO_DOCUMENTO)).not.toContain('934');
      expect(body.DETALLE_MERCANCIAS).toHaveLength(3);
      expect(body.DECLARACION).toMatchObject({
        TOTAL_FOB_DOLARES: '61570.07',
        TOTAL_SEGURO_DOLARES: '0.00',
        ID_INCOTERM: 'FOB',
      });
      expect(body.DETALLE_PROVEEDORES).toHaveLength(2);
    },
  );
});
