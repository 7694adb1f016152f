import { describe, expect, it } from 'vitest';
import { sampleReference } from '../duca/sampleSources.fixture.ts';
import { calculateCertification } from './calculate.ts';
import { checkCertification } from './check.ts';
import { objectionsTo } from './objections.ts';
import { readCertification } from './readCertification.ts';
import { sampleCertification } from './sampleCertification.fixture.ts';
import { sealedText } from './sealedText.ts';

const reference = sampleReference();
const of = (header: Parameters<typeof sampleCertification>[0]) =>
  checkCertification(sampleCertification(header), reference);
const coded = (...codes: string[]) => {
  const body = sampleCertification();
  const MERCANCIAS = codes.map((CLASIFICACION_ARANCELARIA) => ({
    ...body.MERCANCIAS[0]!,
    CLASIFICACION_ARANCELARIA,
  }));
  return { ...body, MERCANCIAS };
};

describe('what a certification lacks is said with its field and what to do', () => {
  it('of its days', () => {
    expect(of({ FECHA_CERTIFICACION: '2026-11-20' })).toEqual([]);
    expect(of({ FECHA_CERTIFICACION: '2026-11-21' })).toMatchObject([
      {
        message: 'Fecha de la certificación: el 21/11/2026 todavía no llega. Escriba el día en que se firma.',
        severity: 'error',
      },
    ]);
    expect(of({ FECHA_VENCIMIENTO: '2026-11-20' })).toEqual([]);
    expect(of({ FECHA_VENCIMIENTO: '2026-11-19' })).toMatchObject([
      {
        message: 'Vence: la certificación dejó de servir el 19/11/2026. Pida una nueva.',
        severity: 'warning',
      },
    ]);
    expect(of({ PERIODO_DESDE: '' })).toEqual([]);
    expect(of({ PERIODO_HASTA: 'mañana' })).toEqual([]);
    expect(of({ PERIODO_HASTA: '2026-05-31' })).toMatchObject([
      {
        message: 'Período hasta: termina antes de empezar. Corrija uno de los dos días.',
        relatedPath: 'CERTIFICACION.PERIODO_DESDE',
        severity: 'error',
      },
    ]);
    expect(of({ PERIODO_HASTA: '2027-06-01' })).toMatchObject([
      {
        message:
          'Período hasta: pasa de doce meses: el último día que el acuerdo admite es el 31/05/2027. Acórtelo y certifique el resto aparte.',
      },
    ]);
  });

  it('of who signs and who certifies', () => {
    expect(of({ CORREO_FIRMANTE: '', TELEFONO_FIRMANTE: '2222-2222' })).toEqual([]);
    expect(of({ CORREO_FIRMANTE: '' })).toMatchObject([
      {
        message: 'Teléfono de quien firma: falta cómo encontrarlo. Escriba su teléfono o su correo.',
      },
    ]);
    expect(of({ CERTIFICA: 'IMPORTADOR', NOMBRE_IMPORTADOR: '' })).toMatchObject([
      { message: 'Importador: certifica y no está su nombre. Escríbalo o diga que certifica otro.' },
    ]);
    expect(of({ CERTIFICA: 'PRODUCTOR', NOMBRE_PRODUCTOR: '' })).toMatchObject([
      { message: 'Productor: certifica y no está su nombre. Escríbalo o diga que certifica otro.' },
    ]);
    expect(of({ CERTIFICA: 'PRODUCTOR', NOMBRE_PRODUCTOR: 'Fábrica' })).toEqual([]);
  });

  it('of its goods, each by its line', () => {
    expect(checkCertification(coded(), reference)).toMatchObject([
      {
        path: 'MERCANCIAS',
        message: 'Mercancías: no hay ninguna. Agregue cada una con su clasificación y su criterio de origen.',
      },
    ]);
    expect(checkCertification(coded('', '847130', '84713', '8471309999'), reference)).toMatchObject([
      {
        path: 'MERCANCIAS[2].CLASIFICACION_ARANCELARIA',
        message: 'Línea 3, Clasificación: 84713 tiene menos de seis dígitos. Complete la subpartida.',
        severity: 'error',
      },
      {
        path: 'MERCANCIAS[3].CLASIFICACION_ARANCELARIA',
        message: expect.stringMatching(/^Línea 4, Clasificación: .+\.$/) as string,
        severity: 'warning',
      },
    ]);
  });
});

it('a line is told every criterion that the certification says, each once', () => {
  const { MERCANCIAS, ...body } = calculateCertification(sampleCertification());
  const twice = [
    { ...MERCANCIAS[0]!, CRITERIO_ORIGEN: 'B' },
    { ...MERCANCIAS[0]!, CRITERIO_ORIGEN: 'C' },
    { ...MERCANCIAS[0]!, CRITERIO_ORIGEN: 'C' },
    { ...MERCANCIAS[0]!, CRITERIO_ORIGEN: '' },
  ];
  const against = (criterion: string, lines = twice) =>
    objectionsTo({ ...body, MERCANCIAS: lines }, 'EMITIDA', {
      ...{ agreement: '20', code: MERCANCIAS[0]!.CLASIFICACION_ARANCELARIA, criterion },
      ...{ importer: '576937K', day: '2026-11-20' },
    });
  expect(against('A')).toEqual(['dice el criterio B o C y la línea A']);
  expect(against('C')).toEqual([]);
  expect(against('A', twice.slice(3)), 'where it says none').toEqual([]);
});

describe('what goes to a certifier', () => {
  it('is every field that says something, by its name, and the same bytes each time', () => {
    const body = sampleCertification({ NOMBRE_EXPORTADOR: 'Bolsas & Más <Sur>' });
    const text = sealedText(body, 3);
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?><certificacionOrigen version="3"><CERTIFICACION>/,
    );
    expect(text).toMatch(/<\/CERTIFICACION><MERCANCIA>.+<\/MERCANCIA><\/certificacionOrigen>$/);
    expect(text).toContain('<NOMBRE_EXPORTADOR>Bolsas &amp; Más &lt;Sur&gt;</NOMBRE_EXPORTADOR>');
    expect(text).not.toContain('ID_MERCANCIA');
    expect(text).not.toMatch(/<(\w+)><\/\1>/);
    expect(sealedText(structuredClone(body), 3)).toBe(text);
    expect(sealedText({ ...body, MERCANCIAS: [] }, 3)).toMatch(/<\/CERTIFICACION><\/certificacionOrigen>$/);
  });
});

it('an old body opens with every field of a certification', () => {
  const { CERTIFICACION, MERCANCIAS } = sampleCertification();
  const read = readCertification({
    CERTIFICACION: { ACUERDO: '20' },
    MERCANCIAS: [{ CRITERIO_ORIGEN: 'B' }],
  });
  expect(Object.keys(read.CERTIFICACION).sort()).toEqual(Object.keys(CERTIFICACION).sort());
  expect(Object.keys(read.MERCANCIAS[0]!).sort()).toEqual(Object.keys(MERCANCIAS[0]!).sort());
  expect(read.CERTIFICACION).toMatchObject({ ACUERDO: '20', NOMBRE_EXPORTADOR: '' });
  expect(read.MERCANCIAS).toMatchObject([{ CRITERIO_ORIGEN: 'B', CLASIFICACION_ARANCELARIA: '' }]);
  expect(readCertification({}).MERCANCIAS).toEqual([]);
});
