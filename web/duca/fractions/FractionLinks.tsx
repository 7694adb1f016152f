import { Suspense, useState } from 'react';
import { ownKinds } from '../../../shared/duca/ownKinds.ts';
import { useMay } from '../../api/session.ts';
import { useReference } from '../../kit/reference.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { showPane } from '../../kit/panes.tsx';
import { Button } from '../../kit/simple.tsx';
import { ducaTaxed } from '../../../shared/duca/taxes/taxed.ts';
import { LineLinks } from '../../taxes/LineLinks.tsx';
import { lazy } from '../../kit/lazy.ts';

const CertificationPicker = lazy(async () => ({
  default: (await import('./CertificationPicker.tsx')).CertificationPicker,
}));

/** Ways from the row in hand to its goods and its taxes, and to a certification of their origin. */
export const FractionLinks = ({ document }: { document: OpenDuca }) => (
  <LineLinks
    kind={ducaTaxed}
    body={document.body}
    taxes="impuestos"
    before={
      <Button variant="default" onClick={() => showPane('fractions', true)}>
        Ver sus mercancías
      </Button>
    }
  >
    {(line) => <Certify document={document} line={line} />}
  </LineLinks>
);

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
