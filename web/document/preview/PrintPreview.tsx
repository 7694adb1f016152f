import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { findArea } from '../../../shared/foundation/pdf/displayList.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { Button, IconButton } from '../../kit/simple.tsx';
import { jumpTo } from '../../kit/jump.ts';
import { useReference } from '../../kit/reference.ts';
import { Loading, ProblemList } from '../../kit/states.tsx';
import { toast } from '../../kit/toasts.ts';
import { followMark } from './followMark.ts';
import { keepRoom } from './keepRoom.ts';
import { openPdf } from './openPdf.ts';
import { PageView } from './PageView.tsx';
import type { PrintClient } from './PrintClient.ts';
import type { Drawn } from './printProtocol.ts';
import { takeClient, type PrintSource } from './sharedClient.ts';
import './preview.css';
import { useFocusedPath } from './useFocusedPath.ts';

interface Props {
  body: AnyBody;
  /** The form's own options; the same object while they are the same. */
  options: unknown;
  version?: number;
  /** The form's worker and catalogues; the same object at every render. */
  source: PrintSource;
  fileName: string;
  /** Author in the metadata of the file. */
  author: string;
  /** Path of the box that shows a field, for fields printed in another's. */
  printedAs?: (path: string) => string;
  /** Where a click on a box leads; to its field when absent. */
  onPick?: (path: string) => void;
}

const asItIs = (path: string): string => path;

/** Widths of the page in the panel, in percent of the panel. */
const ZOOMS = [100, 150, 200, 300];

/** The page that is drawn, again after every edit, and the whole as a file. */
function useDrawing(props: Props, focused: string | undefined) {
  const { body, options, version, source, fileName, author } = props;
  const reference = useReference();
  const client = useRef<PrintClient | undefined>(undefined);
  const [page, setPage] = useState(1);
  const [drawn, setDrawn] = useState<Drawn>();
  const followed = useRef(focused);
  const input = useMemo(
    () => ({ body, options, ...(version === undefined ? {} : { version }) }),
    [body, options, version],
  );

  useEffect(() => {
    const taken = takeClient(source, reference);
    client.current = taken.client;
    return taken.giveBack;
  }, [source, reference]);

  useEffect(() => {
    let current = true;
    // A field that just got the focus leads to its page; afterwards the pages are the person's.
    const path = followed.current === focused ? undefined : focused;
    client.current
      ?.draw(input, page, path)
      .then((found) => {
        if (!current || !found) return;
        followed.current = focused;
        setDrawn(found);
        if (path !== undefined) setPage(found.page.number);
      })
      .catch((thrown: Error) => toast('No se pudo dibujar la vista previa', thrown.message, 'bad'));
    return () => {
      current = false;
    };
  }, [input, page, focused, source, reference]);
  const open = async (): Promise<void> => {
    const bytes = await client.current!.pdf(input, author, `${reference.today}T12:00:00Z`);
    openPdf(bytes, fileName);
  };
  return { drawn, page, setPage, open };
}

function PageChoice(props: { page: number; drawn: Drawn; onPage: (page: number) => void }) {
  const { page, drawn, onPage } = props;
  const { pageCount } = drawn;
  return (
    <>
      <IconButton icon="left" label="Página anterior" disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <label className="d-print-count">
        Página{' '}
        <input
          className="d-print-number"
          type="number"
          min={1}
          max={pageCount}
          value={drawn.page.number}
          onChange={(event) => onPage(Math.min(pageCount, Math.max(1, Number(event.target.value) || 1)))}
        />{' '}
        de {pageCount}
      </label>
      <IconButton
        icon="right"
        label="Página siguiente"
        disabled={page >= pageCount}
        onClick={() => onPage(Math.min(page, pageCount) + 1)}
      />
    </>
  );
}

/** The live print of a document: follows every edit, page by page, and the field that has the focus. */
export function PrintPreview(props: Props) {
  const { printedAs = asItIs, onPick = jumpTo } = props;
  const field = useFocusedPath();
  const focused = field === undefined ? undefined : printedAs(field);
  const { drawn, page, setPage, open } = useDrawing(props, focused);
  const [zoom, setZoom] = useState(0);
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const found = drawn && focused !== undefined ? findArea([drawn.page], focused) : undefined;
    if (!found || !pane.current) return;
    followMark(pane.current, found.area, pane.current.scrollWidth / found.page.width);
  }, [drawn, focused, zoom]);

  const shown = drawn !== undefined;
  useLayoutEffect(() => (shown && pane.current ? keepRoom(pane.current) : undefined), [shown]);

  if (!drawn) return <Loading label="Dibujando la vista previa" />;
  const { pageCount, problems } = drawn;
  return (
    <div className="d-print" data-took={Math.round(drawn.took)}>
      <div className="d-row">
        <PageChoice page={page} drawn={drawn} onPage={setPage} />
        <span className="d-grow" />
        <label className="d-print-count">
          <span className="d-hidden">Tamaño</span>
          <select value={zoom} onChange={(event) => setZoom(Number(event.target.value))}>
            {ZOOMS.map((percent, index) => (
              <option key={percent} value={index}>
                {percent} %
              </option>
            ))}
          </select>
        </label>
        <Button variant="default" icon="file" aria-label="Abrir PDF" onClick={() => void open()}>
          PDF
        </Button>
      </div>
      {problems.length > 0 && <ProblemList problems={problems} onJump={onPick} />}
      <div className="d-print-pane" ref={pane} tabIndex={0} role="group" aria-label="Página impresa">
        <div style={{ width: `${ZOOMS[zoom]}%` }}>
          <PageView
            page={drawn.page}
            label={`Página ${drawn.page.number} de ${pageCount}; pulse una casilla para ir a su campo`}
            marked={focused}
            onPick={onPick}
          />
        </div>
      </div>
    </div>
  );
}
