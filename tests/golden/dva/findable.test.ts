import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { onEveryCountry } from '../../../shared/countries/onEveryCountry.ts';
import type { DvaBody } from '../../../shared/dva/fields/dataSets.ts';
import { dvaLayout } from '../../../shared/dva/print/layout.ts';
import { printOptions, type PrintToggles } from '../../../shared/dva/print/options.ts';
import { dvaPdfInfo } from '../../../shared/dva/print/pdfInfo.ts';
import { sampleReference } from '../../../shared/dva/sampleDva.fixture.ts';
import { ARIMO_FONTS } from '../../../shared/foundation/pdf/archive/arimoFonts.ts';
import { renderDisplay } from '../../../shared/foundation/pdf/renderDisplay.ts';
import { renderPdf } from '../../../shared/foundation/pdf/renderPdf.ts';
import { archiveProblems } from '../pdf/conformance/archiveProblems.ts';
import { filledDva, type Filled } from './filledDva.ts';

const ALL: PrintToggles = { imprdva8: '1', imprdva11: '1', imprdva35: '1', imprdvagastos: '1' };

/** What no person reads: keys, and a note of the editor to itself. Everything else stands on paper. */
const NOT_PRINTED = [
  'DVA.DUCA_ID',
  'DVA.CONDICIONES_CONFIRMADAS',
  'DVA.SEGURO_TEORICO',
  'MERCANCIAS[0].ID_ITEM',
  'MERCANCIAS[0].ID_FACTURA',
  'FACTURAS[0].ID_FACTURA',
  'LINEAS_DUCA[0].LINK',
  'LINEAS_DUCA[0].ID_DVA',
];
/** Known by its place: the number of the row. */
const BY_PLACE = ['MERCANCIAS[0].SECUENCIA_DETALLE'];
/** Asked for with the annex of expenses (`imprdvagastos`); the form itself has no box for them. */
const WITH_EXPENSES = [
  ...['VALOR_FOB', 'VALOR_FLETE', 'VALOR_SEGURO', 'VALOR_OTROS', 'VALOR_CIF'].map(
    (name) => `MERCANCIAS[0].${name}`,
  ),
  ...['ACUERDO_PREFERENCIAL_1', 'ACUERDO_PREFERENCIAL_2'].map((name) => `MERCANCIAS[0].${name}`),
  ...['NUMERO_FACTURA', 'FECHA_FACTURA', 'ID_MONEDA', 'TOTAL_MONEDA', 'VALOR_FOB', 'VALOR_FLETE'].map(
    (name) => `FACTURAS[0].${name}`,
  ),
  ...['VALOR_SEGURO', 'VALOR_OTROS', 'TOTAL_FACTURA'].map((name) => `FACTURAS[0].${name}`),
  ...['CLASIFICACION_ARANCELARIA', 'DESCRIPCION', 'ACUERDO_1_ID'].map((name) => `LINEAS_DUCA[0].${name}`),
];

const factsOf = (body: DvaBody, toggles: PrintToggles, reference = sampleReference()) => ({
  body,
  reference,
  options: printOptions(0, false, toggles),
  version: 1,
});

/** Text of the pages as the layout drew them: needs no reader. */
function drawnText(body: DvaBody, toggles: PrintToggles, reference = sampleReference()): string {
  const { pages, reports } = renderDisplay(dvaLayout(factsOf(body, toggles, reference)));
  expect(reports).toEqual([]);
  return pages
    .flatMap((page) => page.content.texts.map((each) => each.meaning.spoken ?? each.text))
    .join('\n');
}

/** A code of a list counts as printed by its text, or by itself where the trade knows the code (FOB, USD). */
const stands = (text: string, { value, words }: Filled): boolean =>
  words.every((word) => text.includes(word)) || text.split(/\s+/).includes(value);
const missingIn = (text: string, filled: readonly Filled[]): string[] =>
  filled.filter((each) => !stands(text, each)).map(({ path }) => path);
const unexplained = (paths: readonly string[], explained: readonly string[]): string[] =>
  paths.filter((path) => !explained.includes(path));

/** An answer is a cross in its square, spoken as a sentence. */
const isFlag = ({ words }: Filled): boolean => words[0] === 'Respuesta: sí';

const hasReader = spawnSync('pdftotext', ['-v']).error === undefined;

async function printed(body: DvaBody): Promise<Uint8Array> {
  const facts = factsOf(body, ALL);
  const { bytes } = await renderPdf(dvaLayout(facts), {
    info: dvaPdfInfo(facts, 'Agencia', new Date('2026-11-20T16:00:00Z')),
    deflate: (part) => deflateSync(part),
    fonts: ARIMO_FONTS,
  });
  return bytes;
}

async function readText(body: DvaBody, ...modes: string[]): Promise<string> {
  const bytes = await printed(body);
  const folder = mkdtempSync(join(tmpdir(), 'dva-'));
  try {
    const file = join(folder, 'dva.pdf');
    writeFileSync(file, bytes);
    return execFileSync('pdftotext', [...modes, '-enc', 'UTF-8', file, '-'], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('is archival with the annex of expenses', async () => {
  const { body } = filledDva(sampleReference());
  expect(await archiveProblems(await printed(body))).toEqual([]);
});

describe('every value of the document', () => {
  it('stands on paper, field by field of the definition, in every country', () => {
    onEveryCountry(({ code }) => {
      const reference = sampleReference(code);
      const { body, filled } = filledDva(reference);
      const text = drawnText(body, ALL, reference);
      expect(unexplained(missingIn(text, filled), [...NOT_PRINTED, ...BY_PLACE]), code).toEqual([]);
    });
  });

  it.runIf(hasReader)('is found in the file by pdftotext', async () => {
    const { body, filled } = filledDva(sampleReference());
    const text = await readText(body, '-raw');
    const values = filled.filter((each) => !isFlag(each));
    expect(unexplained(missingIn(text, values), [...NOT_PRINTED, ...BY_PLACE])).toEqual([]);
    expect(text.match(/(?<=^|\s)X(?=\s|$)/g)).toHaveLength(filled.filter(isFlag).length);
  });

  // A text that wraps at its spaces is read line by line: its words are found, and with `-raw` they follow one another.
  it.runIf(hasReader).each([[[]], [['-layout']], [['-raw']]])(
    'is found whole where a word is broken over lines (%s)',
    async (modes) => {
      const { body } = filledDva(sampleReference());
      const line = body.MERCANCIAS[0]!;
      const values = {
        MODELO_ESTILO: 'QX-MODELO-7788990011-AB-9',
        MARCA: 'MARCAÑANDÚLARGUÍSIMA(2)\\X',
        NUMERO_SERIAL: 'WDB-1234567890-ABCDEFGHIJKLMNOPQRSTUVWXYZ-01234567890123456789',
      };
      const other = 'CATALOGO0123456789012345678901234567890123456789';
      Object.assign(line, values, { CARACTERISTICAS: `ACERO ${other}- EN ROLLOS` });
      const text = await readText(body, ...modes);
      for (const value of [...Object.values(values), `${other}-`]) expect(text).toContain(value);
      if (modes[0] === '-raw') expect(text.replace(/\s+/g, ' ')).toContain(`${line.CARACTERISTICAS} Serie`);
    },
  );

  it('has values that can be told apart, and a reader that can miss them', () => {
    const { body, filled } = filledDva(sampleReference());
    const text = drawnText(body, ALL);
    for (const { path } of filled.filter(({ words }) => /^Z\w+X$|^\d,\d{3}\./.test(words[0]!))) {
      if (NOT_PRINTED.includes(path)) continue;
      const [, dataSet, line, field] = /^(\w+)(\[0\])?\.(\w+)$/.exec(path)!;
      const blanked = structuredClone(body) as unknown as Record<string, never>;
      const record = (line ? blanked[dataSet!]![0] : blanked[dataSet!]) as unknown as Record<string, string>;
      record[field!] = '';
      const left = drawnText(blanked as unknown as DvaBody, ALL);
      const missed = unexplained(missingIn(left, filled), missingIn(text, filled));
      expect(missed, path).toContain(path);
    }
  });

  it('names in the tests exactly what the annex of expenses adds', () => {
    const { body, filled } = filledDva(sampleReference());
    const without = missingIn(drawnText(body, { ...ALL, imprdvagastos: '0' }), filled);
    const withAll = missingIn(drawnText(body, ALL), filled);
    expect(unexplained(without, withAll).sort()).toEqual([...WITH_EXPENSES].sort());
  });
});
