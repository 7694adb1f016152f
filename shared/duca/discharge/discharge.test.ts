import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import { blankDuca } from '../blankDuca.fixture.ts';
import { dischargeProblems } from '../checks/discharge.ts';
import type { DucaBody } from '../dataSets.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { ducaSummary } from '../summary.ts';
import { dischargedBy, dischargeLines, dischargeSaid, isDischarged } from './discharge.ts';

const reference = sampleReference();
const NUMBER = 'GTPRQPQ2600123400015';
const OTHER = 'GTPRQPQ2600999900011';
type Paper = Partial<DucaBody['DOCUMENTOS'][number]>;
const naming = (MODALIDAD: string, papers: Paper[], CLASE = '1') =>
  blankDuca({
    DUCA: { MODALIDAD, CLASE, NUMERO_DUCA: OTHER, FECHA_ACEPTACION: '2026-11-20T10:00:00' },
    FRACCIONES: [
      { CANTIDAD_UNIDADES: '4.000000', ID_UNIDAD_MEDIDA: 'C62' },
      { CANTIDAD_UNIDADES: '6.000000', ID_UNIDAD_MEDIDA: 'C62' },
      { CANTIDAD_UNIDADES: '900.000000', ID_UNIDAD_MEDIDA: 'KGM' },
    ],
    DOCUMENTOS: papers.map((each) => ({ CODIGO_DOCUMENTO: '998', NUMERO_DOCUMENTO: NUMBER, ...each })),
  });
const earlier = blankDuca({
  DUCA: { NUMERO_DUCA: NUMBER, TOTAL_UNIDADES: '10.000000', FECHA_VENCIMIENTO: '2026-12-10' },
  FRACCIONES: [{ CANTIDAD_UNIDADES: '10.000000', ID_UNIDAD_MEDIDA: 'C62' }],
});
const after = (...bodies: DucaBody[]): DucaBody => ({
  ...earlier,
  DESCARGAS: bodies.flatMap((body, index) =>
    dischargedBy(body, reference).flatMap((each) =>
      dischargeLines(`duc-${index}`, body, each, earlier, reference),
    ),
  ),
});

describe('what a declaration discharges', () => {
  it('is whole when as much left as came in, in the units in which it came in', () => {
    const whole = after(naming('LZ', [{ LINEA: '0' }]));
    expect(whole.DESCARGAS[0]!.UNIDADES).toBe('10.000000');
    expect(isDischarged(whole)).toBe(true);
    expect(dischargeSaid(whole)).toBe('Descargada por GTPRQPQ-26-009999-0001-1');
    expect(ducaSummary(whole).FECHA_VENCIMIENTO).toBe('');
  });

  it('is a part while less did, by the fractions of box 54.6, and its term is still told', () => {
    const part = after(naming('DR', [{ LINEA: '1' }]));
    expect([isDischarged(part), part.DESCARGAS[0]!.UNIDADES]).toEqual([false, '4.000000']);
    expect(dischargeSaid(part)).toBe('Descargada en parte por GTPRQPQ-26-009999-0001-1');
    expect(ducaSummary(part).FECHA_VENCIMIENTO).toBe('2026-12-10');
    expect(isDischarged(after(naming('DR', [{ LINEA: '1' }]), naming('LZ', [{ LINEA: '2' }])))).toBe(true);
    expect(isDischarged(after(naming('DR', [{ LINEA: '3' }]))), 'kilograms are no pieces').toBe(false);
  });

  it('is whole when each unit left as it came in: more pieces make up for no kilogram that stays', () => {
    const mixed = blankDuca({
      DUCA: { NUMERO_DUCA: NUMBER, TOTAL_UNIDADES: '908.000000' },
      FRACCIONES: [
        { CANTIDAD_UNIDADES: '8.000000', ID_UNIDAD_MEDIDA: 'C62' },
        { CANTIDAD_UNIDADES: '900.000000', ID_UNIDAD_MEDIDA: 'KGM' },
      ],
    });
    const by = (LINEA: string, id: string) => {
      const body = naming('LZ', [{ LINEA }]);
      return dischargedBy(body, reference).flatMap((each) =>
        dischargeLines(id, body, each, mixed, reference),
      );
    };
    const pieces = [...Array(91).keys()].flatMap((at) => by('1-2', `duc-${at}`));
    expect(isDischarged({ ...mixed, DESCARGAS: pieces }), '910 pieces').toBe(false);
    expect(isDischarged({ ...mixed, DESCARGAS: by('3', 'duc-1') }), 'kilograms alone').toBe(false);
    const all = by('0', 'duc-1');
    expect(all.map((each) => [each.UNIDADES, each.ID_UNIDAD_MEDIDA])).toEqual([
      ['10.000000', 'C62'],
      ['900.000000', 'KGM'],
    ]);
    expect(isDischarged({ ...mixed, DESCARGAS: all })).toBe(true);
    expect(dischargeSaid({ ...mixed, DESCARGAS: all })).toBe('Descargada por GTPRQPQ-26-009999-0001-1');
  });

  it('is a part where the goods were transformed and nothing compares, and all where the list says so', () => {
    expect(isDischarged(after(naming('MR', [{ LINEA: '0' }])))).toBe(false);
    const whole: typeof reference = {
      ...reference,
      row: (list, code) => {
        const row = reference.row(list, code);
        return list === catalogue.modalities && row ? { ...row, DESCARGA: 'ENTERA' } : row;
      },
    };
    const [each] = dischargedBy(naming('MR', [{ LINEA: '0' }]), whole);
    const DESCARGAS = dischargeLines('duc-1', naming('MR', []), each!, earlier, whole);
    expect(isDischarged({ ...earlier, DESCARGAS })).toBe(true);
  });

  it('is nothing of an import, nor of a complementary one, which says again what its original discharged', () => {
    expect(dischargedBy(naming('ID', [{}]), reference)).toEqual([]);
    expect(dischargedBy(naming('LZ', [{}], '6'), reference)).toEqual([]);
  });
});

describe('before the seal', () => {
  const codes = (body: DucaBody) =>
    dischargeProblems(body, reference).map(({ code, path }) => `${code} ${path}`);

  it('one that discharges is told to name what, by a number that is one', () => {
    expect(codes(naming('DR', []))).toEqual(['duca.discharge-unnamed DOCUMENTOS']);
    expect(codes(naming('DR', [{}]))).toEqual([]);
    expect(codes(naming('DR', [{ NUMERO_DOCUMENTO: '12' }]))).toEqual([
      'duca.discharge-number DOCUMENTOS[0].NUMERO_DOCUMENTO',
    ]);
    expect(codes(naming('ID', []))).toEqual([]);
    expect(codes(naming('LZ', [], '6'))).toEqual([]);
  });

  it('it does not go where the list of modalities demands it', () => {
    const strict: typeof reference = {
      ...reference,
      row: (list, code) => {
        const row = reference.row(list, code);
        return row && { ...row, DESCARGA_EXIGE: '1' };
      },
    };
    expect(dischargeProblems(naming('DR', []), strict)[0]!.severity).toBe('error');
  });

  it('of several each is told by its own fractions', () => {
    const papers = [{ LINEA: '1' }, { NUMERO_DOCUMENTO: 'GTPRQPQ2600777700018', LINEA: '0' }];
    expect(codes(naming('DR', papers))).toEqual(['duca.discharge-lines DOCUMENTOS[1].LINEA']);
  });
});
