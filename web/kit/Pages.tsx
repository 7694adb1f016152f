import { countText } from '../../shared/foundation/text/countText.ts';
import { Button } from './simple.tsx';

/** Which rows of how many are shown, and the way to the others. */
export function Pages(props: {
  page: number;
  size: number;
  total: number;
  /** Whether there are more than were counted. */
  orMore?: boolean;
  onPage: (page: number) => void;
}) {
  const { page, size, total, onPage } = props;
  const last = Math.max(1, Math.ceil(total / size));
  return (
    <div className="d-row">
      <span role="status">
        {countText(total === 0 ? 0 : (page - 1) * size + 1)}–{countText(Math.min(page * size, total))} de{' '}
        {props.orMore && 'más de '}
        {countText(total)}
      </span>
      {last > 1 && (
        <>
          <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Anterior
          </Button>
          <Button variant="default" disabled={page >= last} onClick={() => onPage(page + 1)}>
            Siguiente
          </Button>
        </>
      )}
    </div>
  );
}
