import { useState } from 'react';
import { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { download } from '../kit/grid/csv.ts';
import { Button } from '../kit/simple.tsx';
import { Badge } from '../kit/states.tsx';

type EvidenceAnswer = Result<typeof transmissionProcedures.evidence>;

/** What was kept of the exchanges: the chain of steps, and links to the exact bytes for one minute. */
export function Evidence({ id }: { id: string }) {
  const [evidence, keep] = useState<EvidenceAnswer>();
  const [problem, complain] = useState('');
  const ask = async (): Promise<void> => {
    try {
      complain('');
      keep(await call(transmissionProcedures.evidence, { ID: id }));
    } catch (thrown) {
      complain(errorText(thrown));
    }
  };
  return (
    <section className="d-stack" aria-label="Evidencia">
      <div className="d-row">
        <Button variant="default" icon="download" onClick={() => void ask()}>
          {evidence ? 'Renovar enlaces' : 'Ver evidencia'}
        </Button>
        {evidence && (
          <Button
            variant="default"
            icon="file"
            onClick={() => download(`evidencia-${evidence.CLAVE}.json`, JSON.stringify(evidence, null, 2))}
          >
            Bajar cadena (JSON)
          </Button>
        )}
      </div>
      {problem !== '' && <p className="d-error">{problem}</p>}
      {evidence && (
        <>
          <p>
            <Badge
              label={evidence.INTEGRA ? 'Cadena íntegra' : 'La cadena no coincide'}
              tone={evidence.INTEGRA ? 'good' : 'bad'}
              icon={evidence.INTEGRA ? 'check' : 'cross'}
            />{' '}
            Huella del mensaje sellado: <code>{evidence.HUELLA}</code>
          </p>
          <ul>
            {evidence.ENLACES.map((link) => (
              <li key={link.URL}>
                <a href={link.URL} download>
                  {link.NOMBRE}
                </a>{' '}
                <span className="d-dimmed">SHA-256 {link.SHA256.slice(0, 16)}…</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
