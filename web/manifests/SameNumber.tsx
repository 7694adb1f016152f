import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { addressOfDocument, titleOf } from '../../shared/foundation/documents/kind.ts';
import { withoutPoint } from '../../shared/foundation/text/withoutPoint.ts';
import { manifestKind } from '../../shared/manifests/kind.ts';
import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { Icon } from '../kit/icons.tsx';

const WAIT_MS = 600;

/** Says while it is typed that a pre-printed number is another manifest's, and links to it. */
export function SameNumber({ id, number }: { id: string; number: string }) {
  const [asked, ask] = useState(number);
  useEffect(() => {
    const timer = setTimeout(() => ask(number), WAIT_MS);
    return () => clearTimeout(timer);
  }, [number]);
  const found = useProcedure(
    manifestProcedures.numberExists,
    { NUMERO_PREIMPRESO: asked, ID: id },
    { enabled: asked !== '' },
  );
  const [first] = asked === '' ? [] : (found.data ?? []);
  if (!first) return null;
  return (
    <p className="d-warning" role="status">
      <Icon name="warning" /> El número ya está reservado para{' '}
      <Link to={addressOfDocument(manifestKind, first.ID)}>
        {withoutPoint(titleOf(manifestKind, first.RESUMEN))}
      </Link>
      . Escriba el de otro formulario.
    </p>
  );
}
