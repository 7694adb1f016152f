import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ducaForm } from '../../../shared/duca/print/ducaForm.ts';
import type { PrintFacts } from '../../../shared/duca/print/facts.ts';
import { ARIMO_FONTS } from '../../../shared/foundation/pdf/archive/arimoFonts.ts';
import { renderDisplay } from '../../../shared/foundation/pdf/renderDisplay.ts';
import { renderPdf } from '../../../shared/foundation/pdf/renderPdf.ts';
import { printText } from '../dva/printText.ts';
import { archiveProblems } from '../pdf/conformance/archiveProblems.ts';
import { pageSvg } from './pageSvg.ts';
import { PRINTED } from './printedDucas.ts';

const hasReader = spawnSync('pdftotext', ['-v']).error === undefined;

async function pdfOf(facts: PrintFacts): Promise<Uint8Array> {
  const info = ducaForm.info(facts, 'Agencia de muestra', new Date('2026-11-20T16:00:00Z'));
  const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes);
  return (await renderPdf(ducaForm.layout(facts), { info, deflate, fonts: ARIMO_FONTS })).bytes;
}

function readerText(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'duca-'));
  try {
    writeFileSync(join(folder, 'duca.pdf'), bytes);
    return execFileSync('pdftotext', ['-layout', join(folder, 'duca.pdf'), '-'], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** To regenerate: `tests/golden/regenerate.ts duca`; the difference in `expected/` is the review. */
describe('printed DUCA', () => {
  it.each(PRINTED)('%s', async (name, facts) => {
    const { pages, reports } = renderDisplay(ducaForm.layout(facts));
    expect(reports).toEqual([]);
    await expect(printText(pages)).toMatchFileSnapshot(`expected/${name}.txt`);
  });

  it.each(PRINTED)('%s is archival and tagged, the same bytes every time', async (_, facts) => {
    const bytes = await pdfOf(facts);
    expect(await archiveProblems(bytes)).toEqual([]);
    expect(Buffer.compare(bytes, await pdfOf(facts))).toBe(0);
  });

  it.each([
    ['print-one-accepted', 1],
    ['print-many-accepted', 2],
    ['print-transit', 3],
  ])('%s, picture of page %i', async (name, number) => {
    const [, facts] = PRINTED.find(([each]) => each === name)!;
    const page = renderDisplay(ducaForm.layout(facts)).pages[number - 1]!;
    await expect(pageSvg(page)).toMatchFileSnapshot(`expected/${name}-${number}.svg`);
  });

  it.runIf(hasReader).each(PRINTED)('%s is read by pdftotext', async (_, facts) => {
    const text = readerText(await pdfOf(facts)).replace(/\s+/g, ' ');
    const { body } = facts;
    expect(text).toContain('DECLARACIÓN ÚNICA CENTROAMERICANA (DUCA)');
    for (const { DESCRIPCION } of body.FRACCIONES) expect(text).toContain(DESCRIPCION);
    for (const { NUMERO_DOCUMENTO } of body.DOCUMENTOS) expect(text).toContain(NUMERO_DOCUMENTO);
    for (const { NUMERO_CONTENEDOR } of body.EQUIPO) expect(text).toContain(NUMERO_CONTENEDOR);
  });

  it('marks what is not valid on every page, and nothing else', () => {
    for (const [name, facts] of PRINTED) {
      const { pages } = renderDisplay(ducaForm.layout(facts));
      const marks = pages.map((page) =>
        page.content.texts.some(({ text }) => /SIN VALIDEZ|IMPRESIÓN DE CONTINGENCIA/.test(text)),
      );
      expect(new Set(marks), name).toEqual(new Set([facts.options.standing !== 'ACEPTADA']));
    }
  });
});
