import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ducaDataSets } from '../../../shared/duca/dataSets.ts';
import { ducaForm } from '../../../shared/duca/print/ducaForm.ts';
import { dvaDataSets } from '../../../shared/dva/fields/dataSets.ts';
import { dvaForm } from '../../../shared/dva/print/dvaForm.ts';
import { printOptions } from '../../../shared/dva/print/options.ts';
import { FULL_TEXTS, fullBody } from '../../../shared/foundation/fields/fullBody.fixture.ts';
import { ARIMO_FONTS } from '../../../shared/foundation/pdf/archive/arimoFonts.ts';
import type { FormLayout } from '../../../shared/foundation/pdf/book.ts';
import { renderPdf } from '../../../shared/foundation/pdf/renderPdf.ts';
import { reference, SEAL } from '../duca/printedDucas.ts';
import { archiveProblems } from './conformance/archiveProblems.ts';

const info = {
  title: 'Todo a lo largo',
  language: 'es-GT',
  author: 'Agencia de muestra',
  createdAt: new Date('2026-11-20T16:00:00Z'),
};
const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes);
const problemsOf = async (layout: FormLayout): Promise<string[]> =>
  archiveProblems((await renderPdf(layout, { info, deflate, fonts: ARIMO_FONTS })).bytes);

/** Rows that go on over pages, words broken over lines, every list: what the everyday prints have little of. */
describe('a print with every field at its longest is archival', () => {
  it.each(Object.entries(FULL_TEXTS))('of the DUCA, in %s', async (_, letters) => {
    const body = fullBody(ducaDataSets, reference, letters, 3);
    const options = { standing: 'ACEPTADA', seal: SEAL } as const;
    expect(await problemsOf(ducaForm.layout({ body, reference, options }))).toEqual([]);
  });

  it('of the DVA', async () => {
    const body = fullBody(dvaDataSets, reference, FULL_TEXTS.words, 3);
    const options = printOptions(0, true, { imprdvagastos: '1' });
    expect(await problemsOf(dvaForm.layout({ body, reference, options }))).toEqual([]);
  });
});
