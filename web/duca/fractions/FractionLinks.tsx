import { Suspense, useState } from 'react';
import { ownKinds } from '../../../shared/duca/ownKinds.ts';
import { useMay } from '../../api/session.ts';
import { useReference } from '../../kit/reference.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { showPane } from '../../kit/panes.tsx';
import { Button } from '../../kit/simple.tsx';
import { ducaTaxed } from '../../../shared/duca/taxes/taxed.ts';
import { useChosenLine } from '../../taxes/chosenLine.ts';
import { lazy } from '../../kit/lazy.ts';

const CertificationPicker = lazy(async () => ({
  default: (await import('./CertificationPicker.tsx')).CertificationPicker,
}));

/** Ways from the row in hand to what is behind it: its goods and its taxes, in the right panel. */
export function FractionLinks({ document }: { document: OpenDuca }) {
  const line = useChosenLine(ducaTaxed, document.body);
  if (line < 0) return null;
  return (
    <div className="d-row" role="group" aria-label={`Fracción ${line + 1}`}>
      <span className="d-dimmed">Fracción {line + 1}</span>
      <Button variant="default" onClick={() => showPane('fractions', true)}>
        Ver sus mercancías
      </Button>
      <Button variant="default" onClick={() => showPane('taxes')}>
        Ver sus impuestos
      </Button>
      <Certify document={document} line={line} />
    </div>
  );
}

/** The choice of a certification of origin for the row in hand, where the country has agreements whose parties write them. */
function Certify({ document, line }: { document: OpenDuca; line: number }) {
  const may = useMay();
  const reference = useReference();
  const [picking, pick] = useState(-1);
  if (document.readOnly || !may('cafta:read') || ownKinds(reference).size === 0) return null;
  return (
    <>
      <Button variant="default" icon="stamp" onClick={() => pick(line)}>
        Elegir certificación de origen
      </Button>
      {picking >= 0 && (
        <Suspense fallback={null}>
          <CertificationPicker document={document} line={picking} onClose={() => pick(-1)} />
        </Suspense>
      )}
    </>
  );
}
