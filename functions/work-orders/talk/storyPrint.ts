import { countries } from '../../../shared/countries/countries.ts';
import { nameOf } from '../../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../../shared/work-orders/kind.ts';
import type { talkProcedures } from '../../../shared/work-orders/talk/procedures.ts';
import { storyClasses } from '../../../shared/work-orders/talk/storyClasses.ts';
import { STORY_TITLE, storyLayout } from '../../../shared/work-orders/talk/storyForm.ts';
import { tellsOf } from '../../../shared/work-orders/talk/tellsOf.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { archivalPdf } from '../../runtime/prints/makePrint.ts';
import { ordersOf } from '../orders.ts';
import { story } from './story.ts';

/** The story as its page shows it to the caller, narrowed alike, as a tagged, archival PDF. */
export const storyPrint: Implementation<typeof talkProcedures.storyPrint> = async (call) => {
  const { ID, CLASE: kind = '', TEXTO: words = '' } = call.input;
  const [header, reference, { HECHOS, NOTA }] = await Promise.all([
    ordersOf(call).header(ID),
    call.reference(),
    story({ ...call, input: { ID } }),
  ]);
  const order = nameOf(workOrderKind, header.RESUMEN);
  const classes: Readonly<Record<string, string>> = storyClasses;
  const layout = storyLayout({
    agency: call.scope.companyName,
    order,
    narrowed: [classes[kind] ?? '', words === '' ? '' : `«${words}»`]
      .filter((each) => each !== '')
      .join(' · '),
    note: NOTA,
    events: tellsOf(HECHOS, { kind, words }),
    reference,
  });
  const { bytes } = await archivalPdf(layout, {
    title: `${STORY_TITLE}: ${order}`,
    language: countries[reference.country].locale,
    author: call.scope.companyName,
    createdAt: call.services.now(),
  });
  const name = `historia-${header.RESUMEN['CORRELATIVO'] ?? header.ID}.pdf`;
  return { NOMBRE: name, PDF: Buffer.from(bytes).toString('base64') };
};
