import { byCountry } from '../../../countries/byCountry.ts';
import { formTemplate } from '../../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../../foundation/pdf/geometry.ts';
import { drawHead } from '../frame.ts';
import { CONTINUATION } from '../goodsPages.ts';

/** Continuation pages of lists and long texts. */
export const sheetTemplates = byCountry((code) =>
  formTemplate(LETTER, (canvas) => drawHead(canvas, code, CONTINUATION)),
);
