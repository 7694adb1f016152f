import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { DataTable, type TableColumn } from '../DataTable.tsx';
import { download, formatCsv } from '../grid/csv.ts';
import { Button } from '../simple.tsx';
import { hashOf, type ChartMark } from './chart.ts';
import { ChartWidthContext, useMeasured } from './chartWidth.ts';
import { savePng, saveSvg } from './saveChart.ts';
import './charts.css';

interface Props<Row extends ChartMark> {
  title: string;
  /** Name of its files, without an ending. */
  file: string;
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  /** Over the whole width of the page, where half of it would not do. */
  wide?: boolean;
  /** The chart of the rows; the table alone where there is none. */
  children?: ReactNode;
}

/** A chart that is a table as well: shown as either, and saved as a picture and as CSV. */
export function ChartFrame<Row extends ChartMark>(props: Props<Row>) {
  const { title, file, rows, columns, wide = false, children } = props;
  const [asTable, setAsTable] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const withPicture = (save: (found: SVGSVGElement) => void): void => {
    const found = place.current?.querySelector('svg');
    if (found) save(found);
  };
  const saveTable = (): void =>
    download(
      `${file}.csv`,
      formatCsv(
        columns.map((column) => column.label),
        rows.map((row) => columns.map((column) => column.text(row))),
      ),
    );
  const shown = [
    {
      ...columns[0]!,
      render: (row: Row) => (row.to === '' ? row.label : <a href={hashOf(row.to)}>{row.label}</a>),
    },
    ...columns.slice(1),
  ];
  return (
    <section className={`ch-frame${wide ? ' ch-wide' : ''}`} aria-label={title}>
      <div className="d-row">
        <h2>{title}</h2>
        <span className="d-grow" />
        {rows.length > 0 && (
          <div className="d-row ch-tools">
            {children && (
              <Button variant="subtle" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
                {asTable ? 'Gráfica' : 'Tabla'}
              </Button>
            )}
            {children && !asTable && <PictureButtons file={file} withPicture={withPicture} />}
            <Button variant="subtle" onClick={saveTable}>
              CSV
            </Button>
          </div>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="d-dimmed">Nada en este período.</p>
      ) : asTable || !children ? (
        <DataTable label={`${title}, tabla`} columns={shown} rows={rows} rowKey={(row) => row.key} />
      ) : (
        <ChartPlace place={place}>{children}</ChartPlace>
      )}
    </section>
  );
}

/** Tells the chart in it how wide it is. */
function ChartPlace({ place, children }: { place: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  const width = useMeasured(place);
  // Of a chart that scrolls the newest is seen first.
  useLayoutEffect(() => {
    place.current?.scrollTo({ left: place.current.scrollWidth });
  }, [place, width]);
  return (
    <div ref={place} className="ch-place">
      <ChartWidthContext value={width}>{children}</ChartWidthContext>
    </div>
  );
}

/** Saves the chart as a picture of either form. */
function PictureButtons(props: {
  file: string;
  withPicture: (save: (found: SVGSVGElement) => void) => void;
}) {
  const { file, withPicture } = props;
  return (
    <>
      <Button variant="subtle" onClick={() => withPicture((found) => void savePng(found, file))}>
        PNG
      </Button>
      <Button variant="subtle" onClick={() => withPicture((found) => saveSvg(found, file))}>
        SVG
      </Button>
    </>
  );
}
