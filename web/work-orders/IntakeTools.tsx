import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { saved } from '../document/saved.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { Button } from '../kit/simple.tsx';
import { toast } from '../kit/toasts.ts';

/** Brings the list of the order's regime into its reception. */
export function IntakeTools({ document }: { document: OpenDocument }) {
  const intake = useAction(workOrderProcedures.intake);
  const bring = async (): Promise<void> => {
    try {
      await intake.mutateAsync(await saved(document));
      await document.session.reload();
    } catch (thrown) {
      toast('No se pudo traer la lista', errorText(thrown), 'bad');
    }
  };
  if (document.readOnly) return null;
  return (
    <div className="d-row">
      <Button variant="default" icon="check" loading={intake.isPending} onClick={() => void bring()}>
        Traer la lista del régimen
      </Button>
    </div>
  );
}
