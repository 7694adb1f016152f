import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { catalogue } from '../../shared/catalogues/names.ts';
import type { DvaHeader } from '../../shared/dva/fields/dataSets.ts';
import { dvaProcedures } from '../../shared/dva/procedures.ts';
import { summaryOf, summaryProblems, type SummarySource } from '../../shared/dva/summary/summaryOf.ts';
import type { SummaryOptions } from '../../shared/dva/summary/summaryForm.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { parsePath } from '../../shared/foundation/fields/path.ts';
import { blocks, isBlocking, problem, type Problem } from '../../shared/foundation/rules/problem.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import { useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { PrintPreview } from '../document/preview/PrintPreview.tsx';
import type { PrintSource } from '../document/preview/sharedClient.ts';
import { jumpTo } from '../kit/jump.ts';
import { useReference } from '../kit/reference.ts';
import { startWorker } from '../kit/startWorker.ts';
import { ErrorState, Loading, ProblemList } from '../kit/states.tsx';
import workerUrl from './summary.worker.ts?worker&url';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { dvaKind } from '../../shared/dva/kind.ts';

type Summary = Result<typeof dvaProcedures.summary>;

const summaryPaper: PrintSource = {
  makeWorker: () => startWorker(workerUrl),
  lists: [catalogue.customsOffices],
};

interface Props {
  orderId: string;
  /** The DVA that is being edited: its own line follows every keystroke. */
  live?: { id: string; header: DvaHeader; problems: readonly Problem[] };
}

/** The summarised DVA of an order on paper, with its totals; a box leads to the DVA that it sums up. */
export function SummaryPreview({ orderId, live }: Props) {
  const asked = { ID_ORDEN: orderId, DUCA_ID: undefined };
  const { data, isError, error, refetch } = useProcedure(dvaProcedures.summary, asked, { staleTime: 0 });
  if (isError) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data) return <Loading label="Sumando las declaraciones del valor" />;
  return <Page summary={data} {...(live ? { live } : {})} />;
}

/** One sentence a DVA that is not complete; of the one that is being edited, what it lacks now. */
const holesOf = ({ DVAS }: Summary, live: Props['live']): Problem[] =>
  DVAS.flatMap(({ ID, FALTA }, line): Problem[] => {
    if (live?.id === ID) return live.problems.filter(isBlocking).slice(0, 1);
    return FALTA === '' ? [] : [problem('dva.summary-incomplete', `DVAS[${line}]`, FALTA)];
  });

const sourcesOf = ({ DVAS }: Summary, live: { id: string; header: DvaHeader } | undefined): SummarySource[] =>
  DVAS.map(({ ID, CAMPOS }) => ({
    id: ID,
    header: live?.id === ID ? live.header : (CAMPOS as SummarySource['header']),
  }));

function Page({ summary, live }: { summary: Summary; live?: NonNullable<Props['live']> }) {
  const { company } = useSession();
  const reference = useReference();
  const go = useNavigate();
  const { id, header } = live ?? {};
  const sources = useMemo(
    () => sourcesOf(summary, id !== undefined && header ? { id, header } : undefined),
    [summary, id, header],
  );
  const body = useMemo(
    () => summaryOf(sources, summary.DOCUMENTO, reference, summary.MOMENTO),
    [sources, summary.DOCUMENTO, summary.MOMENTO, reference],
  );
  const problems = [...holesOf(summary, live), ...summaryProblems(sources)];
  const draft = blocks(problems);
  const options = useMemo((): SummaryOptions => ({ draft }), [draft]);
  const pick = (path: string): void => {
    const place = parsePath(path);
    const line = place?.line === undefined ? undefined : sources[place.line];
    if (line && line.id !== id) void go(addressOfDocument(dvaKind, line.id));
    else if (place?.dataSet === 'DVAS' || place?.dataSet === 'ENCABEZADO')
      jumpTo(`DVA.${place.field ?? 'ID_DVA'}`);
    else jumpTo(path);
  };
  return (
    <>
      {problems.length > 0 && <ProblemList problems={problems} onJump={pick} />}
      <PrintPreview
        body={body}
        options={options}
        source={summaryPaper}
        fileName={cleanFileName(`DVA resumida ${summary.DOCUMENTO}.pdf`)}
        author={company.name}
        onPick={pick}
        {...(id === undefined ? {} : { printedAs: ownLine(sources, id) })}
      />
    </>
  );
}

/** Where the summary shows a field of the DVA that is being edited. */
const ownLine =
  (sources: readonly SummarySource[], id: string) =>
  (path: string): string => {
    const field = path.replace(/^DVA\./, '');
    const line = sources.findIndex((each) => each.id === id);
    return /^(CASILLA_|ID_DVA)/.test(field) ? `DVAS[${line}].${field}` : `ENCABEZADO.${field}`;
  };
