import { useMemo } from 'react';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { dischargeSaid } from '../../../shared/duca/discharge/discharge.ts';
import { unsentLabels } from '../../../shared/duca/matrix/unasked.ts';
import { isCleared } from '../../../shared/duca/validity.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { useReference } from '../../kit/reference.ts';
import { Validity } from '../sealing/Validity.tsx';

/** How long the declaration is still valid, and what of it its modality and class do not send. */
export function HeadNote(document: OpenDuca) {
  const { DUCA } = document.body;
  const said = dischargeSaid(document.body);
  return (
    <>
      <Validity until={DUCA.VALIDA_HASTA} released={isCleared(DUCA)} />
      {said !== '' && <span className="d-sentence">{said}</span>}
      {!document.readOnly && <Unsent body={document.body} />}
    </>
  );
}

/** Said as soon as a change of modality or class makes it so: nothing typed is lost, and nothing is left out unseen. */
function Unsent({ body }: { body: DucaBody }) {
  const reference = useReference();
  const labels = useMemo(() => unsentLabels(body, reference), [body, reference]);
  const said = `La modalidad ${body.DUCA.MODALIDAD}, clase ${body.DUCA.CLASE}, no envía: ${labels.join(', ')}. Se conserva en la DUCA.`;
  return (
    <span role="status" title={labels.length === 0 ? undefined : said}>
      {labels.length > 0 && (
        <>
          <span className="d-dimmed" aria-hidden="true">
            No se envían: {labels.length}
          </span>
          <span className="d-hidden">{said}</span>
        </>
      )}
    </span>
  );
}
