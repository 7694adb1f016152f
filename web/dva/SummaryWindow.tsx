import { Button } from '../kit/simple.tsx';
import { Dialog } from '../kit/windows.tsx';
import './dva.css';
import { printSummary } from './printDva.ts';
import { SummaryPreview } from './SummaryPreview.tsx';

/** The summarised DVA of an order, to be looked at and printed. */
export function SummaryWindow({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  return (
    <Dialog title="DVA resumida de la orden" opened wide onClose={onClose}>
      <SummaryPreview orderId={orderId} />
      <div className="d-row d-dva-buttons">
        <span className="d-grow" />
        <Button variant="default" onClick={onClose}>
          Cerrar
        </Button>
        <Button icon="print" onClick={() => void printSummary(orderId)}>
          Imprimir
        </Button>
      </div>
    </Dialog>
  );
}
