import { countries } from '../../../shared/countries/countries.ts';
import type { guideProcedure } from '../../../shared/foundation/documents/guideProcedure.ts';
import type { DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import { ofThe } from '../../../shared/foundation/documents/noun.ts';
import type { DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { guideParts } from '../../../shared/foundation/guide/guideRows.ts';
import type { Implementation } from '../executor.ts';
import { archivalPdf } from './makePrint.ts';

/** The fill-in guide of a form for the caller's country, as a tagged, archival PDF. */
export const guideOf =
  ({
    dataSets,
    module,
    noun,
  }: Pick<DocumentKind, 'module' | 'noun'> & { dataSets: DataSets }): Implementation<
    ReturnType<typeof guideProcedure>['guide']
  > =>
  async (call) => {
    // A guide is asked for seldom: no start waits for the forms.
    const { guideLayout } = await import('../../../shared/foundation/guide/guideLayout.ts');
    const reference = await call.reference();
    const { name: country, locale: language } = countries[reference.country];
    const title = `Guía de llenado ${ofThe(noun)}`;
    const parts = guideParts(dataSets, reference);
    const { bytes } = await archivalPdf(guideLayout({ title, country, parts }), {
      title: `${title}, ${country}`,
      language,
      author: call.scope.companyName,
      createdAt: call.services.now(),
    });
    const name = `guia-${module}-${reference.country.toLowerCase()}.pdf`;
    return { NOMBRE: name, PDF: Buffer.from(bytes).toString('base64') };
  };
