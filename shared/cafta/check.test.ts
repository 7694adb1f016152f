import { describe, expect, it } from 'vitest';
import { sampleReference } from '../duca/sampleSources.fixture.ts';
import { documentProblems } from '../foundation/documents/documentProblems.ts';
import { calculateCertification } from './calculate.ts';
import { caftaDefinition } from './definition.ts';
import { objectionsTo, type Claim } from './objections.ts';
import { sampleCertification } from './sampleCertification.fixture.ts';
import { longestPeriod, validUntil } from './terms.ts';

const reference = sampleReference();
const problemsOf = (body: ReturnType<typeof sampleCertification>) =>
  documentProblems(caftaDefinition, body, reference).map(({ code, path }) => `${code} ${path}`);

describe('a certification of origin', () => {
  it('is valid four years from its date, and one of 29 February to the 28th', () => {
    expect(validUntil('2026-06-01')).toBe('2030-06-01');
    expect(validUntil('2096-02-29')).toBe('2100-02-28');
    expect(validUntil('')).toBe('');
    const body = calculateCertification(sampleCertification());
    expect(body.CERTIFICACION.FECHA_VENCIMIENTO).toBe('2030-06-01');
    expect(calculateCertification(body)).toBe(body);
  });

  it('covers twelve months at most, and not a day more', () => {
    expect(longestPeriod('2026-06-01')).toBe('2027-05-31');
    const until = (PERIODO_HASTA: string) => problemsOf(sampleCertification({ PERIODO_HASTA }));
    expect(until('2027-05-31')).toEqual([]);
    expect(until('2027-06-01')).toEqual(['cafta.period CERTIFICACION.PERIODO_HASTA']);
    expect(until('2026-05-31')).toEqual(['cafta.period CERTIFICACION.PERIODO_HASTA']);
    expect(problemsOf(sampleCertification({ ALCANCE: 'UNICA' })), 'of one shipment there is none').toEqual(
      [],
    );
  });

  it('says who certifies, how they are found, and goods with code and criterion', () => {
    expect(problemsOf(sampleCertification({ CORREO_FIRMANTE: '' }))).toEqual([
      'cafta.contact CERTIFICACION.TELEFONO_FIRMANTE',
    ]);
    expect(problemsOf(sampleCertification({ CERTIFICA: 'IMPORTADOR', NOMBRE_IMPORTADOR: '' }))).toEqual([
      'cafta.certifier CERTIFICACION.NOMBRE_IMPORTADOR',
    ]);
    expect(problemsOf(sampleCertification({ CERTIFICA: 'PRODUCTOR' }))).toEqual([
      'cafta.certifier CERTIFICACION.NOMBRE_PRODUCTOR',
    ]);
    expect(problemsOf(sampleCertification({}, 0))).toEqual(['cafta.no-goods MERCANCIAS']);
    const coded = sampleCertification();
    const of = (code: string) =>
      problemsOf({ ...coded, MERCANCIAS: [{ ...coded.MERCANCIAS[0]!, CLASIFICACION_ARANCELARIA: code }] });
    expect(of('847130'), 'a subheading is enough').toEqual([]);
    expect(of('8471')).toEqual(['cafta.digits MERCANCIAS[0].CLASIFICACION_ARANCELARIA']);
  });

  it('is of a day that came, and one that ended is told', () => {
    expect(problemsOf(sampleCertification({ FECHA_CERTIFICACION: '2026-11-21' }))).toEqual([
      'cafta.future CERTIFICACION.FECHA_CERTIFICACION',
    ]);
    expect(problemsOf(sampleCertification({ FECHA_VENCIMIENTO: '2026-11-19' }))).toEqual([
      'cafta.ended CERTIFICACION.FECHA_VENCIMIENTO',
    ]);
  });
});

describe('a line that claims with it', () => {
  const claim: Claim = {
    agreement: '20',
    code: '8471300000',
    criterion: 'B',
    importer: '57693-7K',
    day: '2026-11-20',
  };
  const certification = calculateCertification(sampleCertification());
  const against = (said: Partial<Claim>, state = 'EMITIDA', body = certification) =>
    objectionsTo(body, state, { ...claim, ...said });

  it('is served by one that says the same of it', () => {
    expect(against({})).toEqual([]);
    expect(against({ code: '8471309999' }), 'of the same subheading').toEqual([]);
    expect(against({ criterion: '', importer: '' }), 'as far as it is written').toEqual([]);
    const anybody = calculateCertification(sampleCertification({ NIT_IMPORTADOR: '' }));
    expect(against({ importer: '1234567' }, 'EMITIDA', anybody)).toEqual([]);
  });

  it.each([
    [{ code: '8473300000' }, 'no ampara mercancías de esa clasificación'],
    [{ importer: '1234567' }, 'es del importador con NIT 576937K'],
    [{ agreement: '30' }, 'es de otro acuerdo'],
    [{ criterion: 'A' }, 'dice el criterio B y la línea A'],
    [{ day: '2026-05-31' }, 'ampara del 01/06/2026 al 31/05/2027'],
    [{ day: '2027-06-01' }, 'ampara del 01/06/2026 al 31/05/2027'],
  ])('and by one that says otherwise it is not: %o', (said, objection) => {
    expect(against(said)).toEqual([objection]);
  });

  it('is not served by one that ended, that is a draft, or that was annulled', () => {
    const single = calculateCertification(sampleCertification({ ALCANCE: 'UNICA' }));
    expect(against({ day: '2030-06-01' }, 'EMITIDA', single)).toEqual([]);
    expect(against({ day: '2030-06-02' }, 'EMITIDA', single)).toEqual(['venció el 01/06/2030']);
    expect(against({}, 'BORRADOR')).toEqual(['todavía no se ha emitido']);
    expect(against({}, 'ANULADA')).toEqual(['está anulada']);
  });
});
