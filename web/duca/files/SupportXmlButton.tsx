import { useState } from 'react';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { sizeText } from '../../../shared/foundation/text/sizeText.ts';
import { errorText } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import { saved } from '../../document/saved.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { Button } from '../../kit/simple.tsx';
import { toast } from '../../kit/toasts.ts';

/** Writes the XML of the support documents on the server and saves it; it is not part of the transmission. */
export function SupportXmlButton({ document, disabled }: { document: OpenDuca; disabled: boolean }) {
  const [working, setWorking] = useState(false);
  if (!useMay()('duca:write')) return null;
  const make = async (): Promise<void> => {
    setWorking(true);
    try {
      const { ID } = await saved(document);
      const made = await call(ducaProcedures.supportXml, { ID, VERSION: undefined });
      const anchor = window.document.createElement('a');
      anchor.href = made.ENLACE;
      anchor.click();
      const text = `${made.DOCUMENTOS} documentos, ${sizeText(made.BYTES)}. No se envía con la transmisión: la autoridad no publica su canal.`;
      toast('XML de documentos de soporte', text, 'good');
    } catch (thrown) {
      toast('No se pudo generar el XML', errorText(thrown), 'bad');
    } finally {
      setWorking(false);
    }
  };
  return (
    <Button
      variant="default"
      icon="download"
      disabled={disabled}
      loading={working}
      onClick={() => void make()}
    >
      XML de soporte
    </Button>
  );
}
