import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { caftaProcedures } from '../../shared/cafta/procedures.ts';
import { queryKey, useAction } from '../api/queries.ts';
import { useInformRefusal } from '../document/problems/useInformRefusal.ts';
import { confirm } from '../kit/dialogs/dialogs.ts';
import { toast } from '../kit/toasts.ts';
import { call } from '../api/call.ts';
import { useHandingOver } from '../transmission/sealing/useHandingOver.tsx';
import type { OpenCertification } from './certificationKind.ts';

/** Hands an issued certification over to the company's certifier. */
export function useCertifying(): {
  certify: (document: OpenCertification) => Promise<void>;
  /** In which a person proves themselves anew, and is told that nobody knows whether it was handed over. */
  proof: ReactNode;
} {
  const client = useQueryClient();
  const informRefusal = useInformRefusal();
  const certifying = useAction(caftaProcedures.certify);
  const { run, dialog: proof } = useHandingOver();
  const certify = async ({ session }: OpenCertification): Promise<void> => {
    const text = 'Se sella la versión emitida y el certificador de la empresa la firma y la numera.';
    if (!(await confirm('¿Desea certificar el documento?', text, 'Certificar'))) return;
    try {
      const { ID, LOCK, VERSION } = session.snapshot().header;
      const ids = async (): Promise<string[]> =>
        (await call(caftaProcedures.certificates, { ID }, { background: true }))
          .filter((each) => each.VERSION === VERSION)
          .map((each) => each.ID_TRANSMISION);
      // What a certifier refused may be handed over again, as it was.
      const before = await ids();
      const sent = await run(
        async () => (await certifying.mutateAsync({ ID, LOCK })).ID_TRANSMISION,
        async () => (await ids()).find((each) => !before.includes(each)),
      );
      if (sent === undefined) return;
      await client.invalidateQueries({ queryKey: queryKey(caftaProcedures.certificates) });
      toast('Certificación en curso', 'La respuesta se ve en «Certificador».', 'good');
    } catch (thrown) {
      await informRefusal('No se pudo certificar', thrown);
    }
  };
  return { certify, proof };
}
