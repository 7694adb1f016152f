import { useState } from 'react';
import { sizeText } from '../../../shared/foundation/text/sizeText.ts';
import { errorText } from '../../api/apiError.ts';
import { Button } from '../../kit/simple.tsx';
import { toast } from '../../kit/toasts.ts';

interface Props {
  bytes: number;
  /** Asks for where it is downloaded. */
  link: () => Promise<string>;
}

/** A sealed message that is longer than an answer of the server may be: it is only downloaded. */
export function LargeMessage({ bytes, link }: Props) {
  const [working, setWorking] = useState(false);
  const fetchIt = async (): Promise<void> => {
    setWorking(true);
    try {
      const anchor = window.document.createElement('a');
      anchor.href = await link();
      anchor.click();
    } catch (thrown) {
      toast('No se pudo descargar el mensaje', errorText(thrown), 'bad');
    } finally {
      setWorking(false);
    }
  };
  return (
    <div className="d-stack">
      <p>
        El mensaje que se selló pesa {sizeText(bytes)} y no se muestra aquí. Descárguelo para verlo completo.
      </p>
      <div className="d-row">
        <Button variant="default" icon="download" loading={working} onClick={() => void fetchIt()}>
          Descargar
        </Button>
      </div>
    </div>
  );
}
