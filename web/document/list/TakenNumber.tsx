import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { addressOfDocument, titleOf, type DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import { withoutPoint } from '../../../shared/foundation/text/withoutPoint.ts';
import { Dropdown } from '../../kit/Dropdown.tsx';
import { Icon } from '../../kit/icons.tsx';

const SHOWN = 3;

interface Props {
  kind: DocumentKind;
  /** Documents that have the number already. */
  rows: readonly { ID: string; RESUMEN: Readonly<Record<string, string>> }[] | undefined;
  /** What is said before their names, and what to do after them. */
  said: string;
  remedy: string;
}

/**
 * Says that a number is another document's already, and links to it (product 29); nothing when it is free. It stands in
 * the line of its section's heading and unfolds over the form, for it comes late and may push nothing about.
 */
export function TakenNumber({ kind, rows = [], said, remedy }: Props) {
  const [opened, open] = useState(false);
  const close = useCallback(() => open(false), []);
  if (rows.length === 0) return null;
  const shown = rows.slice(0, SHOWN);
  const names = withoutPoint(shown.map(({ RESUMEN }) => titleOf(kind, RESUMEN)).join(', '));
  const button = (
    <button
      type="button"
      className="d-link d-warning"
      aria-haspopup="dialog"
      aria-expanded={opened}
      onClick={() => open(!opened)}
    >
      <Icon name="warning" /> {said} {names}. {remedy}
    </button>
  );
  return (
    <div className="d-taken" role="status">
      <Dropdown button={button} label={said} opened={opened} onClose={close}>
        <p>{said}:</p>
        <ul>
          {shown.map(({ ID, RESUMEN }) => (
            <li key={ID}>
              <Link to={addressOfDocument(kind, ID)}>{titleOf(kind, RESUMEN)}</Link>
            </li>
          ))}
        </ul>
        <p>{remedy}</p>
      </Dropdown>
    </div>
  );
}
