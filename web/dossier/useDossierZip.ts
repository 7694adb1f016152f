import { useEffect, useRef, useState } from 'react';
import type { DossierProcedures } from '../../shared/dossier/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { toast } from '../kit/toasts.ts';

const POLL_MS = 700;

/** A presigned link is an attachment: following it saves the file and leaves the page where it is. */
export function follow(link: string): void {
  const anchor = window.document.createElement('a');
  anchor.href = link;
  anchor.click();
}

/** Asks for the packed dossier, tells how far a large one is, and saves it; leaving the page stops only the watching. */
export function useDossierZip(
  procedures: DossierProcedures,
  ID_ORDEN: string,
): {
  working: boolean;
  percent: number;
  start: () => Promise<void>;
} {
  const [percent, setPercent] = useState<number>();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const start = async (): Promise<void> => {
    setPercent(0);
    try {
      let answer = await call(procedures.dossierZip, { ID_ORDEN });
      while (answer.ESTADO === 'EN_PROCESO' && here.current) {
        setPercent(answer.AVANCE);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        const { IMPRESION } = answer;
        answer = await call(procedures.dossierStatus, { ID_ORDEN, IMPRESION }, { background: true });
      }
      if (answer.ESTADO === 'LISTA' && here.current) follow(answer.ENLACE);
      if (answer.ESTADO === 'FALLIDA')
        toast('No se pudo formar el expediente', answer.PROBLEMAS[0]?.message ?? '', 'bad');
    } catch (thrown) {
      toast('No se pudo formar el expediente', errorText(thrown), 'bad');
    } finally {
      if (here.current) setPercent(undefined);
    }
  };
  return { working: percent !== undefined, percent: percent ?? 0, start };
}
