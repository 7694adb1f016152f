import { countText } from '../../shared/foundation/text/countText.ts';
import { Button } from './simple.tsx';

/** What an answer says of its pages (`documentProcedures.list`). */
interface PageAnswer {
  rows: readonly unknown[];
  total: number;
  orMore?: boolean | undefined;
  previous?: string | undefined;
  next?: string | undefined;
}

/** Which rows of how many are shown, and the way to the page before and behind. */
export function CursorPages(props: {
  /** Number of the page, by which its rows are counted; from 1. */
  page: number;
  size: number;
  answer: PageAnswer;
  onPage: (page: number, cursor: string) => void;
}) {
  const { page, size, onPage } = props;
  const { rows, total, orMore, previous, next } = props.answer;
  const first = rows.length === 0 ? 0 : (page - 1) * size + 1;
  return (
    <div className="d-row">
      <span role="status">
        {countText(first)}–{countText(rows.length === 0 ? 0 : first + rows.length - 1)} de{' '}
        {orMore && 'más de '}
        {countText(total)}
      </span>
      {(previous !== undefined || next !== undefined) && (
        <>
          <Button
            variant="default"
            disabled={previous === undefined}
            onClick={() => onPage(Math.max(1, page - 1), previous ?? '')}
          >
            Anterior
          </Button>
          <Button
            variant="default"
            disabled={next === undefined}
            onClick={() => onPage(page + 1, next ?? '')}
          >
            Siguiente
          </Button>
        </>
      )}
    </div>
  );
}
