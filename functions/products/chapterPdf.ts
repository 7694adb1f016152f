import { countries } from '../../shared/countries/countries.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { chapterRows } from '../../shared/tariff/chapterRows.ts';
import { chapterLayout, chapterTitle } from '../../shared/tariff/print/chapterForm.ts';
import type { tariffProcedures } from '../../shared/tariff/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { archivalPdf } from '../runtime/prints/makePrint.ts';

/** A chapter of the tariff in force as a tagged, archival PDF. */
export const chapterPdf: Implementation<typeof tariffProcedures.chapterPdf> = async (call) => {
  const code = call.input.CAPITULO.trim();
  if (!/^\d{2}$/.test(code))
    throw refusal('rejected', { summary: `Capítulo: «${code}» no es de dos cifras, del 01 al 99.` });
  const reference = await call.reference();
  const rows = chapterRows(reference, code);
  if (rows.length === 0)
    throw refusal('rejected', {
      summary: `Capítulo ${code}: el arancel cargado no tiene ningún inciso suyo. Elija otro, o cargue el arancel oficial en Catálogos.`,
    });
  const agency = call.scope.companyName;
  const { bytes } = await archivalPdf(chapterLayout(reference, { code, agency, rows }), {
    title: chapterTitle(code),
    language: countries[reference.country].locale,
    author: agency,
    createdAt: call.services.now(),
  });
  return { NOMBRE: `arancel-capitulo-${code}.pdf`, PDF: Buffer.from(bytes).toString('base64') };
};
