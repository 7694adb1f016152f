import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import { shippedCatalogues } from '../../catalogues/shippedCatalogues.ts';
import { makeReference } from '../../foundation/documents/makeReference.ts';
import type { CatalogueRow, Reference } from '../../foundation/documents/reference.ts';
import { calculateDuca } from '../calculate.ts';
import { checkDuca } from '../check.ts';
import type { DucaBody, DucaFraction } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';

const reference = sampleReference();
const whole = ducaFromDvas(sampleSources({ lines: 3, invoices: 1, suppliers: 1, containers: 1 }), reference);
const fraction = (values: Partial<DucaFraction>, body = whole): DucaBody => ({
  ...body,
  FRACCIONES: body.FRACCIONES.map((each, at) => (at === 0 ? { ...each, ...values } : each)),
});
const found = (body: DucaBody, by: Reference = reference) =>
  checkDuca(body, by)
    .filter(({ code }) => code.startsWith('duca.'))
    .map(({ severity, code, path }) => `${severity} ${code} ${path}`);

/** The country's lists with rows put before those of one of them. */
const withRows = (name: string, rows: CatalogueRow[], today = '2026-11-20'): Reference =>
  makeReference({
    country: 'GT',
    today,
    checkTaxId: reference.checkTaxId,
    lists: new Map(
      shippedCatalogues
        .filter((list) => list.countries.includes('GT'))
        .map((list) => [list.name, list.name === name ? { ...list, rows: [...rows, ...list.rows] } : list]),
    ),
  });
const laptops = (CLAVE: string, TASA: string, days: Partial<CatalogueRow> = {}): CatalogueRow => ({
  CLAVE,
  VALOR: 'Prueba',
  TRIBUTO: 'IVA',
  PREFIJO: '8471',
  TASA,
  VIGENTE_DESDE: '',
  VIGENTE_HASTA: '',
  FUENTE: '',
  ...days,
});

describe('settlementProblems', () => {
  it('blocks taxes that were settled by a rate that ended, until they are settled again', () => {
    const later = withRows(
      catalogue.taxRates,
      [laptops('a', '5.00', { VIGENTE_DESDE: '2026-12-01' })],
      '2026-12-01',
    );
    const stale = checkDuca(whole, later).find((each) => each.code === 'duca.stale-taxes');
    expect(stale).toMatchObject({ severity: 'error', path: 'FRACCIONES[0].TOTAL_TRIBUTOS' });
    const now = calculateDuca(whole, later);
    expect(stale?.message).toContain('sumaban 137,386.12 y suman ');
    expect(found(now, later).join()).not.toContain('stale');
    const accepted = { ...whole, DUCA: { ...whole.DUCA, FECHA_ACEPTACION: '2026-11-20T10:00:00' } };
    expect(found(accepted, later)).toEqual([]);
  });

  it('asks of a rectification what any declaration owes, and leaves what was accepted', () => {
    const accepted = { ...whole, DUCA: { ...whole.DUCA, FECHA_ACEPTACION: '2026-11-20T10:00:00' } };
    expect(found(accepted)).toEqual([]);
    const odd = fraction({ CLASIFICACION_ARANCELARIA: '2710120000', ID_UNIDAD_MEDIDA: 'PR' }, accepted);
    const rectified = calculateDuca(odd, reference);
    expect(rectified.FRACCIONES[0]!.TOTAL_TRIBUTOS).toBe('');
    expect(found(rectified).filter((each) => each.includes('no-rate'))).toEqual([
      'error duca.no-rate FRACCIONES[0].ID_UNIDAD_MEDIDA',
    ]);
    const rate = calculateDuca(
      { ...accepted, DUCA: { ...accepted.DUCA, TIPO_CAMBIO: '0.00000' } },
      reference,
    );
    expect(found(rate)).toContain('error duca.rate DUCA.TIPO_CAMBIO');
  });

  it('takes of two rates of the same prefix the one that began last', () => {
    const rows = [
      laptops('a', '12.00'),
      laptops('c', '7.00', { VIGENTE_DESDE: '2026-11-20' }),
      laptops('b', '5.00', { VIGENTE_DESDE: '2026-11-01' }),
    ];
    const settled = calculateDuca(whole, withRows(catalogue.taxRates, rows));
    expect(settled.FRACCION_TRIBUTOS.find((each) => each.CODIGO_TRIBUTO === 'IVA')?.TASA).toBe('7.0000');
  });

  it('says in one sentence what an exchange rate, a value or a code cannot be', () => {
    const rate = (TIPO_CAMBIO: string): DucaBody =>
      calculateDuca({ ...whole, DUCA: { ...whole.DUCA, TIPO_CAMBIO } }, reference);
    expect(found(rate('0.00000'))).toEqual(['error duca.rate DUCA.TIPO_CAMBIO']);
    expect(found(rate('-7.85123'))).toEqual(['error duca.rate DUCA.TIPO_CAMBIO']);
    const negative = calculateDuca(fraction({ VALOR_OTROS: '-99999.00' }), reference);
    expect(found(negative)).toEqual([
      'error duca.total DUCA.TOTAL_OTROS_DOLARES',
      'error duca.negative FRACCIONES[0].VALOR_OTROS',
      'error duca.no-rate FRACCIONES[0].VALOR_FOB',
    ]);
    expect(negative.FRACCION_TRIBUTOS.every((each) => !each.IMPORTE.startsWith('-'))).toBe(true);
    const nothing = { VALOR_FOB: '0.00', VALOR_FLETE: '0.00', VALOR_SEGURO: '0.00', VALOR_OTROS: '0.00' };
    expect(found(calculateDuca(fraction(nothing), reference))).toContain(
      'warning duca.zero-value FRACCIONES[0].VALOR_FOB',
    );
  });

  it('tells of a fraction without a code even where the matrix does not ask for one', () => {
    const bare = calculateDuca(fraction({ CLASIFICACION_ARANCELARIA: '' }), reference);
    expect(found(bare)).toEqual([]);
    const shipped = reference.rows(catalogue.taxRates);
    expect(shipped.length).toBeGreaterThan(0);
    const lax = makeReference({
      country: 'GT',
      today: '2026-11-20',
      checkTaxId: reference.checkTaxId,
      lists: new Map([
        ...shippedCatalogues
          .filter((list) => list.countries.includes('GT'))
          .map((list) => [list.name, list] as const),
        [
          'cat_sys_matriz_xml',
          {
            name: 'cat_sys_matriz_xml',
            title: '',
            countries: ['GT'] as const,
            source: '',
            validFrom: '2026-01-01',
            sample: true,
            stamp: '',
            rows: [
              {
                CLAVE: '1',
                VALOR: '',
                NODO_PADRE: 'duca',
                NODO: 'control',
                CLASE: '*',
                REGIMEN: '*',
                TIPO: 'MANDATORIA',
              },
            ],
          },
        ],
      ]),
    });
    expect(found(calculateDuca(bare, lax), lax)).toEqual([
      'error duca.no-rate FRACCIONES[0].CLASIFICACION_ARANCELARIA',
    ]);
  });
});
