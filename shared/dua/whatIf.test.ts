import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogues/names.ts';
import { referenceWith } from '../catalogues/replacedLists.fixture.ts';
import { add, fromUnits, multiply, sum } from '../foundation/decimal/decimal.ts';
import { applyChanges } from '../foundation/documents/patch.ts';
import { offeringNone, readSupposed, supposedOf } from '../taxes/supposed.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { calculateDua } from './calculate.ts';
import { duaDataSets, type DuaBody } from './dataSets.ts';
import { honduranReference, sampleDua } from './sampleDua.fixture.ts';
import { duaTerms } from './supposed.ts';
import { whatIf } from './whatIf.ts';

const reference = honduranReference();
const body = sampleDua(reference);
const difference = (found: ReturnType<typeof whatIf>, label: string) =>
  found.differences.find((each) => each.label === label)!;
const column = (of: DuaBody, name: 'VALOR_FOB' | 'VALOR_FLETE' | 'VALOR_SEGURO') =>
  sum(of.DETALLE_MERCANCIAS.map((each) => each[name]));

/** The lists with a preferential rate, as an administrator loads one. */
const favoured = referenceWith(
  {
    [catalogue.preferentialRates]: [
      {
        CLAVE: 'MX',
        VALOR: 'Libre comercio',
        ACUERDO: '30',
        PREFIJO: '',
        PAISES: 'MX',
        TASA: '0.00',
        CONTINGENTE: '',
      },
    ],
  },
  'HN',
);

describe('product 20: what other terms of a DUA cost and ask, before anything is saved', () => {
  it('changes nothing when nothing is supposed, and never the given body', () => {
    const frozen = structuredClone(body);
    const found = whatIf(body, {}, reference);
    expect(found).toMatchObject({ changes: [], asked: [], released: [], notes: [] });
    expect(found.differences.every(({ change }) => change === '0.00')).toBe(true);
    whatIf(
      body,
      { incoterm: 'CIF', rate: '27.0000', origin: 'US', agreement: '2', freight: '9.00' },
      reference,
    );
    expect(body).toEqual(frozen);
  });

  it('reckons every tax anew at another rate of exchange, in lempiras', () => {
    const { body: after, ...found } = whatIf(body, { rate: '27.0000' }, reference);
    for (const each of after.DETALLE_MERCANCIAS)
      expect(each.VALOR_ADUANA_LOCAL).toBe(multiply(each.VALOR_ADUANA_DOLARES, '27', 2));
    expect(difference({ body: after, ...found }, 'Total a pagar')).toMatchObject({
      from: body.LIQUIDACION.TOTAL_PAGAR,
      to: after.LIQUIDACION.TOTAL_PAGAR,
    });
    expect(found.changes).toEqual([{ op: 'set', path: 'DECLARACION.TIPO_CAMBIO', value: '27.0000' }]);
  });

  it('shares another freight and insurance among the items by their price, to the cent', () => {
    const { body: after, changes } = whatIf(body, { freight: '1234.57', insurance: '0.05' }, reference);
    expect([after.DECLARACION.TOTAL_FLETE_DOLARES, column(after, 'VALOR_FLETE')]).toEqual([
      '1234.57',
      '1234.57',
    ]);
    expect([after.DECLARACION.TOTAL_SEGURO_DOLARES, column(after, 'VALOR_SEGURO')]).toEqual(['0.05', '0.05']);
    // Nothing of the price moves while the term does not include them.
    expect(column(after, 'VALOR_FOB')).toBe(column(body, 'VALOR_FOB'));
    expect(after.DECLARACION.TOTAL_FOB_DOLARES).toBe(body.DECLARACION.TOTAL_FOB_DOLARES);
    expect(changes.length).toBeGreaterThan(2);
  });

  it('takes out of the price what a term includes, and leaves what was agreed', () => {
    const { body: after } = whatIf(body, { incoterm: 'CIF' }, reference);
    const costs = add(column(body, 'VALOR_FLETE'), column(body, 'VALOR_SEGURO'));
    expect(add(column(after, 'VALOR_FOB'), costs)).toBe(column(body, 'VALOR_FOB'));
    expect(after.DECLARACION.TOTAL_FOB_DOLARES).toBe(column(after, 'VALOR_FOB'));
    expect(whatIf(after, { incoterm: body.DECLARACION.ID_INCOTERM }, reference).body).toEqual(body);
    // Under CIF a dearer freight is a lower price: the customs value stays what was agreed.
    const dearer = whatIf(after, { freight: '1000.00' }, reference);
    expect(difference(dearer, 'Valor en aduana, US$').change).toBe('0.00');
    expect(column(dearer.body, 'VALOR_FOB')).not.toBe(column(after, 'VALOR_FOB'));
  });

  it('claims a treaty for one item or all, in place of the one that it claims', () => {
    const all = whatIf(body, { agreement: '3', origin: 'MX' }, favoured);
    expect(
      all.body.DETALLE_VENTAJAS.map(({ NUMERO_ITEM, CODIGO_VENTAJA }) => [NUMERO_ITEM, CODIGO_VENTAJA]),
    ).toEqual(body.DETALLE_MERCANCIAS.map(({ NUMERO_ITEM }) => [NUMERO_ITEM, '3']));
    expect(difference(all, 'DAI').to).toBe('0.00');
    expect(all.notes).toEqual([]);
    expect(all.body.DECLARACION.ID_PAIS_ORIGEN).toBe('MX');
    const one = whatIf(body, { agreement: '2', origin: 'US', line: 1 }, reference);
    const item = body.DETALLE_MERCANCIAS[1]!;
    expect(one.body.DETALLE_VENTAJAS.filter(({ ID_ITEM }) => ID_ITEM === item.ID_ITEM)).toEqual([
      { ID_LINEA: `${item.ID_ITEM}-2`, ID_ITEM: item.ID_ITEM, NUMERO_ITEM: '2', CODIGO_VENTAJA: '2' },
    ]);
    expect(one.body.DETALLE_MERCANCIAS[0]!.PAIS_ORIGEN).toBe(body.DETALLE_MERCANCIAS[0]!.PAIS_ORIGEN);
    expect(one.body.DECLARACION.ID_PAIS_ORIGEN).toBe(body.DECLARACION.ID_PAIS_ORIGEN);
  });

  it('says that a treaty whose rates nobody loaded leaves the general one, and an exemption as it is', () => {
    expect(whatIf(body, { agreement: '2' }, reference).notes).toEqual([
      'Las listas cargadas no tienen tasas preferenciales de «DR-CAFTA (Estados Unidos y República Dominicana)»: el DAI se calcula con la tasa general.',
    ]);
    const exempt = whatIf(body, { agreement: '50', line: 0 }, reference);
    expect(exempt.notes).toEqual([
      '«Exoneración por ley especial» no es de un tratado: se declara y no cambia esta liquidación.',
    ]);
    // What is of no treaty stands beside the treaty.
    expect(exempt.body.DETALLE_VENTAJAS.length).toBe(body.DETALLE_VENTAJAS.length + 1);
  });

  it('lists what other terms ask for: the paper of an advantage, what a regime makes mandatory', () => {
    const bare = calculateDua({ ...body, DETALLE_VENTAJAS: [], DETALLE_DOCUMENTOS: [] }, reference);
    const claimed = whatIf(bare, { agreement: '2', line: 0 }, reference);
    expect(claimed.asked.map(({ code }) => code)).toContain('dua.advantage-paper');
    expect(claimed.released).toEqual([]);
    const suspended = whatIf(bare, { regime: '5100' }, reference);
    expect(suspended.asked.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['DECLARACION.MOTIVO_OPERACION_SUSPENSIVA', 'DECLARACION.PLAZO_DIAS_MESES']),
    );
    expect(difference(suspended, 'Total a pagar').to).toBe('0.00');
    expect(difference(suspended, 'Total a garantizar').to).toBe(bare.LIQUIDACION.TOTAL_PAGAR);
    const back = whatIf(suspended.body, { regime: '4000' }, reference);
    expect(back.released.map(({ path }) => path)).toContain('DECLARACION.PLAZO_DIAS_MESES');
  });

  it('tries nothing that cannot be, and says so in the words of Honduras', () => {
    const refused = (supposed: Parameters<typeof whatIf>[1]) => {
      const found = whatIf(body, supposed, reference);
      expect(found).toMatchObject({ changes: [], differences: [] });
      return found.refused;
    };
    expect(refused({ rate: '0' })).toBe('El tipo de cambio (0) debe ser mayor que cero.');
    expect(refused({ line: 98 })).toBe(
      `No hay ítem 99: la declaración tiene ${body.DETALLE_MERCANCIAS.length}.`,
    );
    expect(refused({ freight: '-1.00' })).toBe('El flete (-1.00) no puede ser menor que cero.');
    expect(refused({ incoterm: 'CIF', freight: '99999999.00' })).toMatch(
      /^El precio del ítem \d+ no alcanza para los gastos que CIF incluye/,
    );
  });

  /** As terms are written over the API. */
  const tried = (of: DuaBody, texts: Record<string, string>, lists: Reference) => {
    const read = readSupposed(duaTerms, texts, lists);
    if (!read.ok) throw new Error(`${read.name} ${read.reason}`);
    return whatIf(of, supposedOf(duaTerms, read.record), lists);
  };

  it('of an item under quota C01, or that claims a treaty, none is tried: the DAI is that of the general rate', () => {
    const rate = {
      CLAVE: 'MX',
      VALOR: 'Libre comercio',
      ACUERDO: '30',
      PREFIJO: '',
      PAISES: 'MX',
      TASA: '0.00',
    };
    const lists = referenceWith(
      {
        [catalogue.preferentialRates]: [{ ...rate, CONTINGENTE: 'DENTRO' }],
        [catalogue.tariffQuotas]: [{ CLAVE: 'C01', VALOR: 'Maíz amarillo' }],
      },
      'HN',
    );
    const general = whatIf(body, { origin: 'MX' }, lists);
    const under = tried(general.body, { VENTAJA: '3', CUOTA: 'C01' }, lists);
    const dai = difference(general, 'DAI').to;
    expect([difference(under, 'DAI').to, dai === '0.00']).toEqual(['0.00', false]);
    for (const term of ['CUOTA', 'VENTAJA']) {
      expect(difference(tried(under.body, { [term]: '0' }, lists), 'DAI')).toMatchObject({
        from: '0.00',
        to: dai,
      });
    }
    expect(tried(under.body, { CUOTA: '0' }, lists).body.DETALLE_MERCANCIAS[0]!.CUOTA_ARANCELARIA).toBe('');
    expect(tried(under.body, { VENTAJA: '0' }, lists).body.DETALLE_VENTAJAS).toEqual([]);
    expect(() => tried(under.body, { ORIGEN: '0' }, lists)).toThrow('no está en la lista');
  });

  it('the lists of its form offer none first, and keep all that they had', () => {
    const offered = offeringNone(duaTerms, reference);
    expect(offered.rows(catalogue.tariffQuotas)[0]).toEqual({ CLAVE: '0', VALOR: 'Sin cuota arancelaria' });
    expect(offered.row(catalogue.advantages, '0')?.VALOR).toBe('Sin ventaja o tratado');
    expect(offered.rows(catalogue.advantages).slice(1)).toEqual(reference.rows(catalogue.advantages));
    expect(offered.row(catalogue.advantages, '2')).toBe(reference.row(catalogue.advantages, '2'));
    expect(offered.rows(catalogue.countries)).toBe(reference.rows(catalogue.countries));
    expect(offered.rows(catalogue.advantages)).toBe(offered.rows(catalogue.advantages));
  });

  it('gives the edits that make the declaration what was tried out, whatever was supposed', () => {
    const amount = fc.integer({ min: 0, max: 500_000 }).map((each) => fromUnits(each, 2));
    const supposed = fc.record(
      {
        REGIMEN: fc.constantFrom('4000', '5100', '7000'),
        INCOTERM: fc.constantFrom('CIF', 'FOB', 'CFR', 'EXW'),
        FLETE: amount,
        SEGURO: amount,
        VENTAJA: fc.constantFrom('1', '2', '3', '50', '60'),
        ORIGEN: fc.constantFrom('MX', 'US', 'CN'),
        TASA: fc.constantFrom('26.0000', '24.1234'),
        ITEM: fc.constantFrom('1', '2', '5'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(supposed, (record) => {
        const found = whatIf(body, supposedOf(duaTerms, record), favoured);
        if (found.refused) return;
        const edited = applyChanges(duaDataSets, body, found.changes);
        expect(calculateDua(edited, favoured)).toEqual(found.body);
        const { DECLARACION: head } = found.body;
        expect(head.TOTAL_FOB_DOLARES).toBe(column(found.body, 'VALOR_FOB'));
        expect(head.TOTAL_FLETE_DOLARES).toBe(column(found.body, 'VALOR_FLETE'));
        expect(head.TOTAL_SEGURO_DOLARES).toBe(column(found.body, 'VALOR_SEGURO'));
      }),
      { numRuns: 60 },
    );
  });
});
