import { useState } from 'react';
import type { guideProcedure } from '../../shared/foundation/documents/guideProcedure.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { downloadPdf } from '../kit/downloadPdf.ts';
import { Button } from '../kit/simple.tsx';
import { toast } from '../kit/toasts.ts';

/** Downloads the fill-in guide of a form (spec 2, help boxes). */
export function GuideButton({ procedures }: { procedures: ReturnType<typeof guideProcedure> }) {
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const { NOMBRE, PDF } = await call(procedures.guide, {});
      downloadPdf(NOMBRE, PDF);
    } catch (thrown) {
      toast('No se pudo bajar la guía', errorText(thrown), 'bad');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" icon="book" loading={busy} onClick={() => void run()}>
      Guía de llenado
    </Button>
  );
}
