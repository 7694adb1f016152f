import { exportProcedures } from '../../../shared/reports/exportProcedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { Button } from '../../kit/simple.tsx';
import { ErrorState } from '../../kit/states.tsx';
import { useStepUp } from '../../users/useStepUp.tsx';
import { ExportList, isMaking, LOOK_MS } from './ExportList.tsx';

/** Everything that the company has, to be taken along (product 43). */
export function WholeExport() {
  const list = useProcedure(
    exportProcedures.companyExports,
    {},
    { every: LOOK_MS, whilst: isMaking, staleTime: 0 },
  );
  const start = useAction(exportProcedures.startCompanyExport);
  const link = useAction(exportProcedures.companyExportLink);
  const { run, dialog } = useStepUp();
  const begin = async (): Promise<void> => {
    try {
      await run(() => start.mutateAsync({}));
    } catch (thrown) {
      await inform('La exportación no empezó', errorText(thrown));
    }
  };
  const open = async (ID: string, PARTE: string): Promise<void> => {
    try {
      const made = await run(() => link.mutateAsync({ ID, PARTE }));
      if (made) window.location.assign(made.ENLACE);
    } catch (thrown) {
      await inform('La descarga no se abrió', errorText(thrown));
    }
  };
  return (
    <section className="d-stack" aria-label="Todos los datos de la empresa">
      <h2>Todos los datos de la empresa</h2>
      <p className="d-dimmed">
        Documentos con sus archivos, mensajes sellados y respuestas de la autoridad, personas, opciones y
        bitácora firmada, como JSON, XML y PDF en archivos ZIP. La lista de huellas comprueba que nada falta
        ni cambió (sha256sum -c). Puede cerrar la página: sigue preparándose y aquí la encuentra durante tres
        días.
      </p>
      <div className="d-row">
        <Button
          icon="download"
          loading={start.isPending}
          disabled={isMaking(list.data ?? [])}
          onClick={() => void begin()}
        >
          Exportar todo
        </Button>
      </div>
      {list.isError && <ErrorState error={list.error} retry={() => void list.refetch()} />}
      {list.data && list.data.length > 0 && (
        <ExportList exports={list.data} open={(id, part) => void open(id, part)} />
      )}
      {dialog}
    </section>
  );
}
