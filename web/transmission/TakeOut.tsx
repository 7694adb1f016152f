import { useState } from 'react';
import type { OpenedTransmission } from '../../shared/transmission/procedures.ts';
import { later } from '../kit/later.tsx';
import { Button } from '../kit/simple.tsx';

const TakeOutDialog = later(async () => (await import('./TakeOutDialog.tsx')).TakeOutDialog);

const WAYS_OUT = ['declareOnPaper', 'takeOut'] as const;
type WayOut = (typeof WAYS_OUT)[number];

/** Whether an action takes a transmission out of the queue. */
export const takesOut = (action: OpenedTransmission['ACCIONES'][number]['ACCION']): action is WayOut =>
  WAYS_OUT.some((each) => each === action);

/** Out of the queue of an authority that does not answer, where the server offers it: each asks first. */
export function TakeOut({ transmission }: { transmission: OpenedTransmission }) {
  const [way, choose] = useState<WayOut>('takeOut');
  const [asking, ask] = useState(false);
  const offered = transmission.ACCIONES.flatMap(({ ACCION, ETIQUETA }) =>
    takesOut(ACCION) ? [{ ACCION, ETIQUETA }] : [],
  );
  if (offered.length === 0 && !asking) return null;
  return (
    <div className="d-row">
      {offered.map(({ ACCION, ETIQUETA }) => (
        <Button
          key={ACCION}
          variant="default"
          onClick={() => {
            choose(ACCION);
            ask(true);
          }}
        >
          {ETIQUETA}
        </Button>
      ))}
      <TakeOutDialog
        key={way}
        id={transmission.ID}
        onPaper={way === 'declareOnPaper'}
        opened={asking}
        onClose={() => ask(false)}
      />
    </div>
  );
}
