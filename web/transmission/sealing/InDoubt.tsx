import { useEffect, useState } from 'react';
import { Icon } from '../../kit/icons.tsx';
import { Button } from '../../kit/simple.tsx';
import { Dialog } from '../../kit/windows.tsx';

const ASK_EVERY_MS = 2_500;

/** How the doubt ended: what was asked is there, it is asked for once more, or the person left it at that. */
export type Ended = 'there' | 'again' | 'left';

export interface Doubt {
  /** Asks the server whether what was asked is there. */
  isThere: () => Promise<boolean>;
  end: (ended: Ended) => void;
}

/** Says that nobody knows yet whether something was handed over, and asks until the server tells. */
export function InDoubt({ isThere, end }: Doubt) {
  const reached = useAsking({ isThere, end });
  return (
    <Dialog title="No se sabe si se envió" opened onClose={() => end('left')}>
      <div className="d-stack">
        <p role="alert">
          <Icon name="question" /> La respuesta del servidor se perdió. Puede que ya esté sellado y que salga
          solo: no lo presente por otro medio. En cuanto el servidor diga cómo quedó, se sigue desde aquí.
        </p>
        <p role="status" className="d-dimmed">
          {reached
            ? 'El servidor responde, y hasta ahora no le consta. Se le sigue preguntando. Si lo pide otra vez, va con la misma clave y no sale dos veces.'
            : 'Preguntando al servidor cómo quedó…'}
        </p>
        <div className="d-row d-row-end">
          <Button variant="default" onClick={() => end('left')}>
            Cerrar
          </Button>
          {reached && <Button onClick={() => end('again')}>Pedirlo otra vez</Button>}
        </div>
      </div>
    </Dialog>
  );
}

/** Asks until it is there; tells whether the server said lately that it is not. */
function useAsking({ isThere, end }: Doubt): boolean {
  const [reached, reach] = useState(false);
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const there = await isThere().catch(() => undefined);
      if (left) return;
      if (there === true) return end('there');
      reach(there === false);
      timer = setTimeout(() => void ask(), ASK_EVERY_MS);
    };
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [isThere, end]);
  return reached;
}
