import { describe, expect, it } from 'vitest';
import { nextEdition } from '../../catalogues/editions.ts';
import { catalogue } from '../../catalogues/names.ts';
import { shippedCatalogues } from '../../catalogues/shippedCatalogues.ts';
import { makeReference } from '../../foundation/documents/makeReference.ts';
import { documentProblems } from '../../foundation/documents/documentProblems.ts';
import { ducaDefinition } from '../definition.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { explainFractionTax } from './explainFraction.ts';

const shipped = sampleReference();
const body = ducaFromDvas(sampleSources({ lines: 1, invoices: 1, suppliers: 1, containers: 1 }), shipped);
const code = body.FRACCIONES[0]!.CLASIFICACION_ARANCELARIA;
const row = { CLAVE: code, VALOR: 'Mercancía', DAI: '5.00', UNIDAD: '' };
const known = { rows: [row], validFrom: '2026-01-01', source: 'Edición VI', sample: false };
const second = [{ ...row, DAI: '15.00' }];
const rows = nextEdition(known, { rows: second, sample: false }, '2026-07-01');
const reference = makeReference({
  country: 'GT',
  today: '2026-11-20',
  checkTaxId: shipped.checkTaxId,
  lists: new Map(
    shippedCatalogues
      .filter((list) => list.countries.includes('GT'))
      .map((list) => [
        list.name,
        list.name === catalogue.tariff
          ? { ...list, rows, sample: false, source: 'Edición VII', validFrom: '2026-07-01' }
          : list,
      ]),
  ),
});
const dated = (FECHA_ACEPTACION: string) => ({ ...body, DUCA: { ...body.DUCA, FECHA_ACEPTACION } });
const dutyOf = (declared: typeof body) => {
  const { FRACCION_TRIBUTOS } = ducaDefinition.calculate(declared, reference);
  return FRACCION_TRIBUTOS.find((each) => each.CODIGO_TRIBUTO === 'DAI')!;
};

describe('a declaration', () => {
  it('dated before a change of the DAI pays the old one, after it the new one, and undated that of today', () => {
    expect(dutyOf(dated('2026-06-30T23:59:00')).TASA).toBe('5.0000');
    expect(dutyOf(dated('2026-07-01T00:01:00')).TASA).toBe('15.0000');
    expect(dutyOf(dated('')).TASA).toBe('15.0000');
  });

  it('explains its duty by the edition of its day', () => {
    const old = ducaDefinition.calculate(dated('2026-06-30T10:00:00'), reference);
    const said = explainFractionTax(old, old.FRACCIONES[0]!, dutyOf(old), reference);
    expect(said.source).toContain('Edición VI; ');
    expect(said.source).toContain('hasta 30/06/2026');
  });

  it('may have a code that was suppressed since, but not one that was suppressed before its day', () => {
    const other = [{ ...row, CLAVE: '0101210000' }];
    const without = nextEdition(known, { rows: other, sample: false }, '2026-07-01');
    const judged = (day: string) =>
      documentProblems(ducaDefinition, dated(day), {
        ...reference,
        rows: (name) => (name === catalogue.tariff ? without : reference.rows(name)),
      }).filter((each) => each.code === 'tariff.unknown');
    expect(judged('2026-06-30T10:00:00')).toEqual([]);
    const [told] = judged('2026-07-01T10:00:00');
    expect(told).toMatchObject({ severity: 'error' });
    expect(told!.message).toContain('se suprimió del arancel: rigió hasta el 30/06/2026');
  });
});
