import { useMemo } from 'react';
import { catalogue } from '../../shared/catalogues/names.ts';
import { printOptions } from '../../shared/dva/print/options.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import { blocks } from '../../shared/foundation/rules/problem.ts';
import { useSession } from '../api/session.ts';
import { PrintPreview } from '../document/preview/PrintPreview.tsx';
import type { OpenDocument } from '../document/useDocument.ts';
import { startWorker } from '../kit/startWorker.ts';
import { dvaTitle } from './dvaKind.ts';
import workerUrl from './preview.worker.ts?worker&url';

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

const makeWorker = (): Worker => startWorker(workerUrl);

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
