import { describe, expect, it } from 'vitest';
import { nextEdition } from '../catalogues/editions.ts';
import { catalogue } from '../catalogues/names.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { isBlocking } from '../foundation/rules/problem.ts';
import { ownClaims } from './checks/certifications.ts';
import { completeDuca } from './completeDuca.fixture.ts';
import type { DucaBody } from './dataSets.ts';
import { ducaDefinition } from './definition.ts';
import { ducaFromDvas } from './derive/ducaFromDvas.ts';
import { readinessProblems } from './readiness.ts';
import { sampleReference, sampleSources } from './sampleSources.fixture.ts';
import { whatIf } from './whatIf.ts';
import { buildDucaXml } from './xml/buildDucaXml.ts';

const DAY = '2026-11-20';
const LATER = '2027-01-11';
const sample = sampleReference();

const accepted = (body: DucaBody): DucaBody => ({
  ...body,
  DUCA: { ...body.DUCA, NUMERO_DUCA: 'GTSTCST2600032100015', FECHA_ACEPTACION: `${DAY}T10:00:00` },
});
const plain = ducaFromDvas(sampleSources({ lines: 3, invoices: 1, suppliers: 1, containers: 1 }), sample);
const [first] = plain.FRACCIONES;
const code = first!.CLASIFICACION_ARANCELARIA;

/** The lists of a day: from the first of December on the code is suppressed, and no agreement gives a preference. */
function changed(today: string): Reference {
  const reference = sampleReference('GT', today);
  const known = {
    rows: reference.rows(catalogue.tariff),
    validFrom: '',
    source: 'Edición VI',
    sample: false,
  };
  const left = known.rows.filter((row) => row.CLAVE !== code);
  const lists = new Map<string, readonly CatalogueRow[]>([
    [catalogue.tariff, nextEdition(known, { rows: left, sample: false }, '2026-12-01')],
    [
      catalogue.preferentialRates,
      reference.rows(catalogue.preferentialRates).map((row) => ({ ...row, VIGENTE_HASTA: '2026-11-30' })),
    ],
  ]);
  const edition = { source: 'Edición VII', validFrom: '2026-12-01', sample: false };
  return {
    ...reference,
    rows: (name) => lists.get(name) ?? reference.rows(name),
    origin: (name) => (name === catalogue.tariff ? edition : reference.origin(name)),
  };
}

const blocking = (body: DucaBody, reference: Reference): string[] =>
  readinessProblems(body, reference)
    .filter(isBlocking)
    .map(({ code: found, path, message }) => `${found} ${path} ${message}`);

describe('a declaration that was accepted before the law changed', () => {
  it('may be rectified: the codes that it declares are those of its day', () => {
    const body = accepted(plain);
    expect(blocking(body, changed(LATER))).toEqual(blocking(body, changed(DAY)));
    expect(blocking(plain, changed(LATER)).join()).toContain('se suprimió del arancel');
  });

  it('is asked, when other terms are tried, what the agreements of its day ask', () => {
    const body = accepted(plain);
    const terms = { line: 0, agreement: '20', origin: 'US' };
    const asked = (today: string) => whatIf(body, terms, changed(today)).asked.filter(isBlocking);
    expect(asked(DAY).map((each) => each.code)).toContain('duca.no-certificate');
    expect(asked(LATER)).toEqual(asked(DAY));
  });
});

/** One whose first fraction claims a preference with a certificate that ended between the two days. */
const certified = (until: string): DucaBody => ({
  ...plain,
  FRACCIONES: plain.FRACCIONES.map((each, at) =>
    at === 0 ? { ...each, ACUERDO_1_ID: '20', CRITERIO_ORIGEN: 'B' } : each,
  ),
  DOCUMENTOS: [
    ...plain.DOCUMENTOS,
    {
      ...plain.DOCUMENTOS[0]!,
      ID_DOCUMENTO: 'certificate',
      CODIGO_DOCUMENTO: '861',
      NUMERO_DOCUMENTO: 'CO-1',
      FECHA_EMISION: '2026-10-01',
      ID_PAIS_EMISION: 'US',
      FECHA_VENCIMIENTO_DOCUMENTO: until,
      LINEA: '1',
    },
  ],
});

describe('a certificate of origin', () => {
  const told = (body: DucaBody, today: string): string[] =>
    readinessProblems(body, sampleReference('GT', today))
      .map((each) => each.code)
      .filter((each) => each.endsWith('-expired'))
      .sort();

  it('that ended after the acceptance keeps serving what was accepted with it', () => {
    expect(told(accepted(certified('2026-12-31')), LATER)).toEqual([]);
    expect(told(certified('2026-12-31'), LATER)).toEqual([
      'duca.certificate-expired',
      'duca.document-expired',
    ]);
    expect(told(accepted(certified('2026-11-19')), LATER)).toEqual([
      'duca.certificate-expired',
      'duca.document-expired',
    ]);
  });

  it('that the company keeps is held against the day of the acceptance too', () => {
    const days = (body: DucaBody) =>
      ownClaims(body, sampleReference('GT', LATER)).map(({ claim }) => claim.day);
    expect([days(accepted(certified(''))), days(certified(''))]).toEqual([[DAY], [LATER]]);
  });
});

describe('the rectification of January of what was accepted in December', () => {
  const written = (body: DucaBody, today: string): string =>
    new TextDecoder().decode(buildDucaXml(body, sampleReference('GT', today), false, { act: 'M' }).bytes);

  it('says of a vehicle what was said of it: freight and insurance of a model of that year, zero as they are', () => {
    const complete = completeDuca();
    const body = accepted({
      ...complete,
      VEHICULOS: complete.VEHICULOS.map((each) => ({
        ...each,
        MODELO: '2026',
        VALOR_FLETE: '0.00',
        VALOR_SEGURO: '0.00',
      })),
    });
    expect(written(body, LATER)).toBe(written(body, DAY));
    expect(written(body, LATER)).toContain('<fleteDolares>0.00</fleteDolares>');
  });
});

it('what blocks an accepted declaration blocks it on whatever later day, and nothing besides', () => {
  const complete = accepted({ ...completeDuca(), ...certified('2026-12-31') });
  const body = ducaDefinition.calculate(complete, sample);
  const on = (today: string) => blocking(body, sampleReference('GT', today));
  for (const today of ['2026-12-31', '2027-01-01', '2031-06-30']) expect(on(today)).toEqual(on(DAY));
});
