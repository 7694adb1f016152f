import { Link } from 'react-router-dom';
import { addressOfDocument, titleOf, type DocumentKind } from '../../shared/foundation/documents/kind.ts';
import { withoutPoint } from '../../shared/foundation/text/withoutPoint.ts';
import { Icon } from '../kit/icons.tsx';

const SHOWN = 3;

interface Props {
  kind: DocumentKind;
  /** Documents that have the number already. */
  rows: readonly { ID: string; RESUMEN: Readonly<Record<string, string>> }[] | undefined;
  /** What is said before their names, and what to do after them. */
  said: string;
  remedy: string;
}

/** Says that a number is another document's already, and links to it (product 29); nothing when it is free. */
export function TakenNumber({ kind, rows = [], said, remedy }: Props) {
  if (rows.length === 0) return null;
  const shown = rows.slice(0, SHOWN);
  return (
    <p className="d-warning" role="status">
      <Icon name="warning" /> {said}{' '}
      {shown.map(({ ID, RESUMEN }, index) => (
        <span key={ID}>
          {index > 0 && ', '}
          <Link to={addressOfDocument(kind, ID)}>
            {index === shown.length - 1 ? withoutPoint(titleOf(kind, RESUMEN)) : titleOf(kind, RESUMEN)}
          </Link>
        </span>
      ))}
      . {remedy}
    </p>
  );
}
