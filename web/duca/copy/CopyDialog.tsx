import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ducaPartLabels as copyPartLabels } from '../../../shared/duca/copy/partLabels.ts';
import { COPY_PARTS, type CopyPart } from '../../../shared/foundation/copies/partNames.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction } from '../../api/queries.ts';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { Button } from '../../kit/simple.tsx';
import { toast } from '../../kit/toasts.ts';
import { Dialog } from '../../kit/windows.tsx';
import { OrderPicker } from '../../work-orders/lazyParts.tsx';
import type { OpenDuca } from '../ducaKind.ts';
import '../duca.css';
import { addressOfDocument } from '../../../shared/foundation/documents/kind.ts';
import { ducaKind } from '../../../shared/duca/kind.ts';

interface Props {
  id: string;
  title: string;
  /** The declaration where it is open; all of it is saved first. */
  open?: Pick<OpenDuca, 'session'>;
  onClose: () => void;
}

/** Asks what of an earlier declaration is taken over, and in which order the copy goes. */
export function CopyDialog({ id, title, open, onClose }: Props) {
  const navigate = useNavigate();
  const copy = useAction(ducaProcedures.copy);
  const [parts, setParts] = useState<ReadonlySet<CopyPart>>(new Set(COPY_PARTS));
  const [picking, pick] = useState(false);
  const run = async (ID_ORDEN: string | undefined): Promise<void> => {
    try {
      await open?.session.saveAll();
      const PARTES = COPY_PARTS.filter((part) => parts.has(part));
      const { header, body } = await copy.mutateAsync({ ID: id, VERSION: undefined, PARTES, ID_ORDEN });
      const stale = ((body['PENDIENTES'] ?? []) as unknown[]).length;
      onClose();
      toast(
        'DUCA copiada',
        `Es un borrador nuevo; ${stale} puntos de la otra operación quedan por revisar.`,
        'good',
      );
      void navigate(addressOfDocument(ducaKind, header.ID));
    } catch (thrown) {
      await inform('No se pudo copiar la DUCA', errorText(thrown));
    }
  };
  return (
    <>
      <Dialog title={`Copiar ${title}`} opened={!picking} onClose={onClose}>
        <div className="d-stack">
          <p>
            Nunca se copian el número, las fechas, la firma ni el canal que dio la autoridad, ni las facturas,
            el transporte, las DVA y los contenedores de la otra operación.
          </p>
          <Parts parts={parts} onParts={setParts} />
          <div className="d-row d-row-end">
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button variant="default" disabled={parts.size === 0} onClick={() => pick(true)}>
              Copiar en una orden…
            </Button>
            <Button disabled={parts.size === 0} loading={copy.isPending} onClick={() => void run(undefined)}>
              Copiar
            </Button>
          </div>
        </div>
      </Dialog>
      {picking && <OrderPicker onClose={() => pick(false)} onPick={(orderId) => void run(orderId)} />}
    </>
  );
}

function Parts(props: { parts: ReadonlySet<CopyPart>; onParts: (parts: ReadonlySet<CopyPart>) => void }) {
  const { parts, onParts } = props;
  const toggle = (part: CopyPart): void => {
    const next = new Set(parts);
    if (!next.delete(part)) next.add(part);
    onParts(next);
  };
  return (
    <fieldset className="u-parts">
      <legend>Qué se copia</legend>
      {COPY_PARTS.map((part) => (
        <label key={part} className="u-check">
          <input type="checkbox" checked={parts.has(part)} onChange={() => toggle(part)} />
          {copyPartLabels[part]}
        </label>
      ))}
    </fieldset>
  );
}
