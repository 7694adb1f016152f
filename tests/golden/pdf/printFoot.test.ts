import { describe, expect, it } from 'vitest';
import { archivalPdf } from '../../../functions/runtime/prints/makePrint.ts';
import { caftaForm } from '../../../shared/cafta/print/caftaForm.ts';
import { sampleCertification } from '../../../shared/cafta/sampleCertification.fixture.ts';
import { duaForm } from '../../../shared/dua/print/duaForm.ts';
import { completeDua, honduranReference } from '../../../shared/dua/sampleDua.fixture.ts';
import { ducaForm } from '../../../shared/duca/print/ducaForm.ts';
import { dvaLayout } from '../../../shared/dva/print/layout.ts';
import { printOptions } from '../../../shared/dva/print/options.ts';
import { sampleDva, sampleReference } from '../../../shared/dva/sampleDva.fixture.ts';
import { summaryLayout } from '../../../shared/dva/summary/summaryLayout.ts';
import type { FormLayout } from '../../../shared/foundation/pdf/book.ts';
import { collisionsOf } from '../../../shared/foundation/pdf/pageCollisions.fixture.ts';
import { renderDisplay } from '../../../shared/foundation/pdf/renderDisplay.ts';
import { withFoot } from '../../../shared/foundation/pdf/withFoot.ts';
import { printFoot } from '../../../shared/foundation/print/printFoot.ts';
import { manifestForm } from '../../../shared/manifests/print/manifestForm.ts';
import { sampleManifest } from '../../../shared/manifests/sampleManifest.fixture.ts';
import { PRINTED } from '../duca/printedDucas.ts';
import { summaryFacts } from '../dva/summaryFacts.ts';
import { archiveProblems } from './conformance/archiveProblems.ts';

/** The longest address that an installation is likely to have, and the code and the seal of a company. */
const FOOT = printFoot(
  'K7QM-3XWD-9RTA-22ZZ',
  { code: '5F8H-PLNC-4E6U-QQ77', hour: '2026-11-20T09:00:00' },
  'https://despacho.agencia-aduanera.com.gt/#/autenticidad',
);
const honduran = honduranReference();

const FORMS: readonly (readonly [string, FormLayout])[] = [
  ...PRINTED.map(([name, facts]) => [`DUCA ${name}`, ducaForm.layout(facts)] as const),
  [
    'DUA',
    duaForm.layout({
      body: completeDua(honduran),
      reference: honduran,
      options: { standing: 'SIN_ACEPTAR' },
      version: 3,
    }),
  ],
  ...[0, 1, 2, 3].map((mode) => {
    const reference = sampleReference();
    const body = sampleDva(60, 60, reference);
    return [
      `DVA ${mode}`,
      dvaLayout({ body, reference, options: printOptions(mode, false), version: 3 }),
    ] as const;
  }),
  ['DVA resumida', summaryLayout(summaryFacts(45))],
  [
    'certificación de origen',
    caftaForm.layout({
      body: sampleCertification(),
      reference: sampleReference(),
      options: { standing: 'ENTERA' },
      version: 3,
    }),
  ],
  [
    'manifiesto',
    manifestForm.layout({
      body: sampleManifest(90),
      reference: honduran,
      options: { standing: 'ACEPTADA' },
      version: 3,
    }),
  ],
];

describe('the foot with the code of what is sealed (product 26)', () => {
  it.each(FORMS)('of a %s stands on every page, whole, and touches nothing', (_, layout) => {
    const { pages } = renderDisplay(withFoot(layout, FOOT));
    for (const { content } of pages)
      expect(content.texts.map(({ text }) => text)).toContain(FOOT.join(' · '));
    expect(collisionsOf(pages)).toEqual(collisionsOf(renderDisplay(layout).pages));
  });

  it.each(FORMS)('of a %s leaves the file archival and tagged', async (name, layout) => {
    const info = {
      title: name,
      language: 'es-GT',
      author: 'Agencia',
      createdAt: new Date('2026-11-20T16:00:00Z'),
    };
    const { bytes } = await archivalPdf(layout, info, undefined, FOOT);
    expect(await archiveProblems(bytes)).toEqual([]);
  });

  it('leaves out what the paper is too narrow for, and never the code', () => {
    const [, layout] = FORMS[0]!;
    const footOf = (parts: readonly string[]) =>
      renderDisplay(withFoot(layout, parts)).pages[0]!.content.texts.find(({ text }) =>
        text.startsWith('Código'),
      );
    const [code, seal, page] = FOOT as [string, string, string];
    const endless = (text: string) => text + 'x'.repeat(300);
    expect(footOf([code, seal, endless(page)])?.text).toBe(`${code} · ${seal}`);
    expect(footOf([code, endless(seal), page])?.text).toBe(code);
    expect(footOf([endless(code), seal])?.text).toBe(endless(code));
  });
});
