import { useMemo } from 'react';
import { catalogue } from '../../shared/catalogues/names.ts';
import { printOptions } from '../../shared/dva/print/options.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import { blocks } from '../../shared/foundation/rules/problem.ts';
import { useSession } from '../api/session.ts';
import { PrintPreview } from '../document/preview/PrintPreview.tsx';
import type { OpenDocument } from '../document/useDocument.ts';
import { dvaTitle } from './dvaKind.ts';

const LISTS = [
  catalogue.customsOffices,
  catalogue.countries,
  catalogue.locations,
  catalogue.currencies,
  catalogue.commercialLevels,
  catalogue.commercialConditions,
  catalogue.intermediaryTypes,
  catalogue.shippingForms,
  catalogue.paymentForms,
];

const makeWorker = (): Worker =>
  new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' });

/** The DVA on paper while it is typed; marked as a draft while something is missing. */
export function Preview({ document }: { document: OpenDocument }) {
  const { company } = useSession();
  const draft = blocks(document.problems);
  const options = useMemo(() => printOptions(0, draft), [draft]);
  return (
    <PrintPreview
      body={document.body}
      options={options}
      lists={LISTS}
      makeWorker={makeWorker}
      fileName={cleanFileName(`${dvaTitle(document.header)}.pdf`)}
      author={company.name}
    />
  );
}
