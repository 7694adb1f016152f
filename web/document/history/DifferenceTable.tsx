import type { DifferenceGroup } from './differenceRows.ts';

interface Props extends DifferenceGroup {
  /** What the table compares, for who hears it. */
  label?: string;
  /** What a row is. */
  column?: string;
  head?: readonly [before: string, after: string];
  /** Leads to a field; absent where what is compared is not what is open. */
  onPick?: ((path: string) => void) | undefined;
}

/** What a section said before and says now, a row a field. */
export const DifferenceTable = ({
  title,
  rows,
  label,
  column = 'Campo',
  head = ['Antes', 'Después'],
  onPick,
}: Props) => (
  <table className="d-difference" aria-label={label ?? title}>
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{column}</th>
        {head.map((each) => (
          <th key={each} scope="col">
            {each}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={`${row.path} ${row.label}`}>
          <th scope="row">
            {onPick ? (
              <button type="button" className="d-link" onClick={() => onPick(row.path)}>
                {row.label}
              </button>
            ) : (
              row.label
            )}
          </th>
          <td>{row.before}</td>
          <td>{row.after}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
