import type { DisplayPage } from '../../foundation/pdf/displayList.ts';
import { renderDisplay } from '../../foundation/pdf/renderDisplay.ts';
import type { DvaBody, DvaGoodsLine, DvaHeader } from '../fields/dataSets.ts';
import { sampleDva, sampleReference } from '../sampleDva.fixture.ts';
import { dvaLayout } from './layout.ts';
import { printOptions, type PrintToggles } from './options.ts';

export const reference = sampleReference();

export const factsOf = (body: DvaBody, mode = 0, toggles: PrintToggles = {}, country = reference) => ({
  body,
  reference: country,
  options: printOptions(mode, false, toggles),
});

/** Pages as the preview gets them. */
export const draw = (...parameters: Parameters<typeof factsOf>) =>
  renderDisplay(dvaLayout(factsOf(...parameters)));

export const texts = (pages: readonly DisplayPage[]): string[] =>
  pages.flatMap((page) => page.content.texts.map((each) => each.text));

/** A DVA of three goods lines with other values in its header. */
export const withHeader = (values: Partial<DvaHeader>): DvaBody => {
  const body = sampleDva(3);
  return { ...body, DVA: { ...body.DVA, ...values } };
};

/** A goods line that takes one line of paper. */
export const short = (): DvaGoodsLine => ({
  ...sampleDva(1).MERCANCIAS[0]!,
  NOMBRE_COMERCIAL: 'A',
  CARACTERISTICAS: 'B',
});
