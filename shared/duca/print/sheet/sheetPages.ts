import { COUNTRIES, type CountryCode } from '../../../countries/country.ts';
import { formTemplate, type FormTemplate } from '../../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../../foundation/pdf/geometry.ts';
import { drawHead } from '../frame.ts';
import { CONTINUATION } from '../goodsPages.ts';

/** Continuation pages of lists and long texts. */
export const sheetTemplates = Object.fromEntries(
  COUNTRIES.map((code): [CountryCode, FormTemplate] => [
    code,
    formTemplate(LETTER, (canvas) => drawHead(canvas, code, CONTINUATION)),
  ]),
) as Record<CountryCode, FormTemplate>;
