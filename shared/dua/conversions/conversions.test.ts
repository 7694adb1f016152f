import { describe, expect, it } from 'vitest';
import { completeDua, honduranReference } from '../sampleDua.fixture.ts';
import { buildDuaXml } from '../xml/buildDuaXml.ts';
import {
  channelQuestion,
  processDeclaration,
  requestChannelEnvelope,
} from '../../transmission/sarah/envelopes.ts';
import { advantageCode } from './advantageCode.ts';
import { carrierPart } from './carrierPart.ts';
import { incotermTotals } from './incotermTotals.ts';
import { paymentOf } from './payment.ts';
import { yesNo } from './yesNo.ts';

const reference = honduranReference();
const costs = {
  TOTAL_FOB_DOLARES: '10000.00',
  TOTAL_FLETE_DOLARES: '800.00',
  TOTAL_SEGURO_DOLARES: '150.00',
  TOTAL_OTROS_DOLARES: '50.00',
};

describe('declaration conversions (spec 5, conversions)', () => {
  it('pads advantages to three digits, cuts the carrier at its dash, says S or N', () => {
    expect(['', '1', '50', '123'].map(advantageCode)).toEqual(['', '001', '050', '123']);
    expect(carrierPart('08019995001234 - FLETES DEL NORTE - HN')).toBe('08019995001234');
    expect(carrierPart('TRANS-ISTMO')).toBe('TRANS-ISTMO');
    expect(['1', '0', ''].map(yesNo)).toEqual(['S', 'N', 'N']);
  });

  it.each([
    ['FOB', { invoice: '10000.00', freight: '800.00', insurance: '150.00', others: '50.00' }],
    ['CFR', { invoice: '10800.00', freight: '0', insurance: '150.00', others: '50.00' }],
    ['CIF', { invoice: '10950.00', freight: '0', insurance: '0', others: '50.00' }],
    ['DDP', { invoice: '11000.00', freight: '0', insurance: '0', others: '0' }],
  ])('counts in the total of the invoice what %s includes', (code, totals) => {
    expect(incotermTotals(costs, code, reference)).toEqual(totals);
  });

  it('counts what is blank as nothing, not as a cost that there is not', () => {
    const blank = { TOTAL_FLETE_DOLARES: '', TOTAL_SEGURO_DOLARES: '', TOTAL_OTROS_DOLARES: '' };
    expect(incotermTotals({ ...costs, ...blank }, 'FOB', reference)).toEqual({
      invoice: '10000.00',
      freight: '0.00',
      insurance: '0.00',
      others: '0.00',
    });
    expect(incotermTotals({ ...costs, ...blank }, 'DDP', reference)).toMatchObject({
      invoice: '10000.00',
      freight: '0',
    });
  });

  it('leaves out a cost that the term does not declare', () => {
    const row = { ...reference.row('cat_sys_incoterm', 'FOB')!, DECLARA_SEGUROS: '0' };
    const other = { ...reference, row: () => row };
    expect(incotermTotals(costs, 'FOB', other).insurance).toBe('');
  });

  it('guarantees what has a total to guarantee, and pays the rest (spec 4, payment block)', () => {
    expect(paymentOf({ TOTAL_PAGAR: '5.00', TOTAL_GARANTIZAR: '0.00' })).toEqual({
      type: 'P',
      means: 'PB',
      amount: '5.00',
    });
    expect(paymentOf({ TOTAL_PAGAR: '5.00', TOTAL_GARANTIZAR: '' }).type).toBe('P');
    expect(paymentOf({ TOTAL_PAGAR: '0.00', TOTAL_GARANTIZAR: '7.50' })).toEqual({
      type: 'G',
      means: 'DG',
      amount: '7.50',
    });
  });
});

describe('envelopes', () => {
  const credentials = { user: 'agente <1>', password: 'clave & "más"' };

  it('put user, password and the declaration data into ProcesaDeclaracion, in that order', () => {
    const { bytes } = buildDuaXml(completeDua(reference), reference, 'R');
    const text = processDeclaration(bytes!, credentials);
    expect(text).toMatch(
      /<ProcesaDeclaracion[^>]*><usuario>agente &lt;1&gt;<\/usuario><clave>clave &amp; &quot;más&quot;<\/clave><datosDeclaracion[^>]*><declaracion>/,
    );
    expect(text.match(/<\?xml/g)).toHaveLength(1);
    expect(text).toContain('<operacion>1</operacion>');
  });

  it('ask for the channel of a declarant’s declaration', () => {
    const question = { declarant: '05019021000018', idSarah: '250011011994J' };
    expect(channelQuestion(question)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><SOL-CAN><idDeclarante>05019021000018</idDeclarante><idSarah>250011011994J</idSarah></SOL-CAN>',
    );
    const asked = requestChannelEnvelope(Buffer.from(channelQuestion(question)), credentials);
    expect(asked).toContain('<solicitud xmlns=""><SOL-CAN><idDeclarante>05019021000018</idDeclarante>');
    expect(asked.match(/<\?xml/g)).toHaveLength(1);
  });
});
