import { useEffect, useState } from 'react';
import { errorText } from '../api/apiError.ts';
import { EmptyState, Loading } from '../kit/states.tsx';
import type { OpenCertification } from './certificationKind.ts';
import { loadCiting, type CitingPart } from './citing.ts';

/** The declarations that name the certification, by the modules that have them. */
export function CitingPanel({ document }: { document: OpenCertification }) {
  const [parts, setParts] = useState<readonly CitingPart[]>();
  const [failed, fail] = useState('');
  useEffect(() => {
    loadCiting().then(setParts, (thrown: unknown) => fail(errorText(thrown)));
  }, []);
  const { NUMERO_CERTIFICACION: number } = document.body.CERTIFICACION;
  if (number === '')
    return (
      <EmptyState
        title="Todavía no tiene número"
        text="Una DUCA la cita por su número, en la casilla 54.2."
      />
    );
  if (failed !== '') return <p role="alert">{failed}</p>;
  if (!parts) return <Loading />;
  return parts.map(({ Citing }, index) => <Citing key={index} number={number} />);
}
