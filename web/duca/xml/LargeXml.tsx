import { useState } from 'react';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { sizeText } from '../../../shared/foundation/text/sizeText.ts';
import { errorText } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../kit/simple.tsx';
import { toast } from '../../kit/toasts.ts';
import type { XmlFormat } from './xmlMessages.ts';

interface Props {
  id: string;
  format: XmlFormat;
  bytes: number;
}

/** A sealed message that is longer than an answer of the server may be; its link lasts a minute, so each asks for its own. */
export function LargeXml({ id, format, bytes }: Props) {
  const [working, setWorking] = useState(false);
  const fetchIt = async (): Promise<void> => {
    setWorking(true);
    try {
      const { ENLACE } = await call(ducaProcedures.xml, { ID: id, VERSION: undefined, FORMATO: format });
      const anchor = window.document.createElement('a');
      anchor.href = ENLACE;
      anchor.click();
    } catch (thrown) {
      toast('No se pudo descargar el XML', errorText(thrown), 'bad');
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
