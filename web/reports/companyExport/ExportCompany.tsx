import { useState } from 'react';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import { exportProcedures } from '../../../shared/reports/exportProcedures.ts';
import type { OperatedCompany } from '../../../shared/users/operator/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { Dialog } from '../../kit/windows.tsx';
import { ExportList, isMaking, LOOK_MS } from './ExportList.tsx';
import { useStepUp } from '../../users/useStepUp.tsx';

const consentSaid = (until: string): string =>
  until === ''
    ? 'Usted no: la empresa no ha consentido que vea sus documentos.'
    : `Usted también, hasta el ${formatDate(until)}: la empresa lo consiente, y cada descarga queda en su bitácora.`;

/** Has everything of a company exported. Who operates the platform takes it only while the company consents. */
export function ExportCompany({ company, close }: { company: OperatedCompany; close: () => void }) {
  const { ID: EMPRESA, NOMBRE, CONSIENTE } = company;
  const [reason, setReason] = useState('');
  const asked = { EMPRESA };
  const list = useProcedure(exportProcedures.operatedExports, asked, {
    every: LOOK_MS,
    whilst: isMaking,
    staleTime: 0,
  });
  const start = useAction(exportProcedures.startOperatedExport);
  const link = useAction(exportProcedures.operatedExportLink);
  const { run, dialog } = useStepUp();
  const begin = async (): Promise<void> => {
    try {
      const act = () => start.mutateAsync({ EMPRESA, MOTIVO: reason });
      if (await run(act)) setReason('');
    } catch (thrown) {
      await inform('La exportación no empezó', errorText(thrown));
    }
  };
  const open = async (ID: string, PARTE: string): Promise<void> => {
    try {
      const act = () => link.mutateAsync({ EMPRESA, ID, PARTE });
      const made = await run(act);
      if (made) window.location.assign(made.ENLACE);
    } catch (thrown) {
      await inform('La descarga no se abrió', errorText(thrown));
    }
  };
  return (
    <Dialog title={`Exportar los datos: ${NOMBRE}`} opened wide onClose={close}>
      <div className="d-stack">
        <p>Sus administradores la descargan en «Plan y consumo». {consentSaid(CONSIENTE)}</p>
        <PlainInput label="Motivo" value={reason} maxLength={300} onChange={setReason} />
        <div className="d-row">
          <span className="d-grow" />
          <Button variant="default" onClick={close}>
            Cerrar
          </Button>
          <Button
            loading={start.isPending}
            disabled={reason.trim() === '' || isMaking(list.data ?? [])}
            onClick={() => void begin()}
          >
            Preparar exportación
          </Button>
        </div>
        {list.isPending && <Loading />}
        {list.isError && <ErrorState error={list.error} retry={() => void list.refetch()} />}
        {list.data && list.data.length > 0 && (
          <ExportList exports={list.data} open={(id, part) => void open(id, part)} />
        )}
      </div>
      {dialog}
    </Dialog>
  );
}
