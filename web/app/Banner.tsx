import { useState } from 'react';
import { NOTICES_CATALOGUE } from '../../shared/catalogues/importedOnly.ts';
import type { CatalogueRow } from '../../shared/foundation/documents/reference.ts';
import { noticesInForce } from './noticesInForce.ts';
import { useReference } from '../kit/reference.ts';
import { Button } from '../kit/simple.tsx';
import { useRemembered } from '../kit/useRemembered.ts';
import { Dialog } from '../kit/windows.tsx';

const KEPT = 50;

/**
 * Banner dialog (spec 2, top bar): what whoever operates the platform tells everybody, from the list of notices; each
 * once a person, and again when its words change.
 */
export function Banner({ userId }: { userId: string }) {
  const reference = useReference();
  const [seen, setSeen] = useRemembered<readonly string[]>(`avisos.${userId}`, []);
  const [closed, close] = useState(false);
  const mark = ({ CLAVE, VALOR }: CatalogueRow): string => `${CLAVE} ${VALOR}`;
  const fresh = noticesInForce(reference.rows(NOTICES_CATALOGUE), reference.today).filter(
    (row) => !seen.includes(mark(row)),
  );
  if (closed || fresh.length === 0) return null;
  const done = (): void => {
    setSeen([...seen, ...fresh.map(mark)].slice(-KEPT));
    close(true);
  };
  return (
    <Dialog title="Avisos" opened escapes onClose={done}>
      {fresh.map((row) => (
        <section key={row.CLAVE} className="d-dialog-body">
          {row['ASUNTO'] && <h3>{row['ASUNTO']}</h3>}
          <p>{row.VALOR}</p>
        </section>
      ))}
      <div className="d-row d-row-end">
        <Button onClick={done}>Entendido</Button>
      </div>
    </Dialog>
  );
}
