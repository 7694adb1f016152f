import { expect, it } from 'vitest';
import { CHARACTERISTICS_CATALOGUE, PERMITS_CATALOGUE } from '../catalogues/importedOnly.ts';
import { sampleReference } from '../catalogues/sampleReference.fixture.ts';
import type { CatalogueRow } from '../foundation/documents/reference.ts';
import { codeSentences } from './codeSentences.ts';

it('says the text, the rates of the day and the unit of a code, with points or without', () => {
  for (const typed of ['8471.30.00.00', '8471300000']) {
    const [text, rates] = codeSentences(sampleReference, typed);
    expect(text).toMatch(/port[aá]til/i);
    expect(rates).toMatch(/DAI 0\.00 % · IVA 12\.00 % · Unidad/);
    expect(rates).toMatch(/muestra/);
  }
});

it('says what agreements give, and which goods are described one by one', () => {
  expect(codeSentences(sampleReference, '0901110000').join(' ')).toMatch(/Con acuerdo: .*10\.00 %/);
  expect(codeSentences(sampleReference, '8703800000')).toContain('Se describe cada unidad.');
});

it('tells the rate that a quota alone gives apart from the one that everybody has', () => {
  const said = codeSentences(sampleReference, '1006309000');
  expect(said.find((each) => each.startsWith('Con acuerdo'))).toMatch(/DR-CAFTA[^,]* 8\.00 %/);
  expect(said.find((each) => each.startsWith('Con contingente'))).toMatch(
    /DR-CAFTA[^,]* 0\.00 %, mientras haya saldo; pida su certificado\.$/,
  );
  expect(codeSentences(sampleReference, '0901110000').join(' ')).not.toContain('contingente');
});

it('says the permits and the minimum descriptions of the lists that were loaded', () => {
  const lists: Record<string, CatalogueRow[]> = {
    [CHARACTERISTICS_CATALOGUE]: [{ CLAVE: '1', VALOR: 'Portátiles', PARTIDA: '8471.30' }],
    [PERMITS_CATALOGUE]: [{ CLAVE: '1', VALOR: 'Homologación', PREFIJO: '8471', ENTIDAD: 'SIT' }],
  };
  const reference = {
    ...sampleReference,
    rows: (name: string) => lists[name] ?? sampleReference.rows(name),
  };
  const said = codeSentences(reference, '8471300000');
  expect(said).toContain('Permisos: Homologación (SIT)');
  expect(said).toContain('Pide descripciones mínimas.');
  expect(codeSentences(reference, '2203000000')).not.toContain('Pide descripciones mínimas.');
});

it('says nothing of what the tariff does not have', () => {
  for (const none of ['9999999999', '8471', '', 'laptop'])
    expect(codeSentences(sampleReference, none)).toEqual([]);
});
