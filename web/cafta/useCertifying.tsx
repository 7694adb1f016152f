import type { ReactNode } from 'react';
import { caftaProcedures } from '../../shared/cafta/procedures.ts';
import { useAction } from '../api/queries.ts';
import { useInformRefusal } from '../document/problems/useInformRefusal.ts';
import { confirm } from '../kit/dialogs/dialogs.ts';
import { toast } from '../kit/toasts.ts';
import { useStepUp } from '../users/useStepUp.tsx';
import type { OpenCertification } from './certificationKind.ts';

/** Hands an issued certification over to the company's certifier. */
export function useCertifying(): {
  certify: (document: OpenCertification) => Promise<void>;
  /** In which a person proves themselves anew, when the step asks for it. */
  proof: ReactNode;
} {
  const informRefusal = useInformRefusal();
  const certifying = useAction(caftaProcedures.certify);
  const { run, dialog: proof } = useStepUp();
  const certify = async ({ session }: OpenCertification): Promise<void> => {
    const text = 'Se sella la versión emitida y el certificador de la empresa la firma y la numera.';
    if (!(await confirm('¿Desea certificar el documento?', text, 'Certificar'))) return;
    try {
      await run(async () => {
        const { ID, LOCK } = session.snapshot().header;
        await certifying.mutateAsync({ ID, LOCK });
        toast('Certificación en curso', 'La respuesta se ve en «Certificador».', 'good');
      });
    } catch (thrown) {
      await informRefusal('No se pudo certificar', thrown);
    }
  };
  return { certify, proof };
}
