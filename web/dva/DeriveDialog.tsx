import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dvaProcedures } from '../../shared/dva/procedures.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { errorText } from '../api/apiError.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { inform } from '../kit/dialogs/dialogs.ts';
import { Button } from '../kit/simple.tsx';
import { ErrorState, Loading, ProblemList } from '../kit/states.tsx';
import { Dialog } from '../kit/windows.tsx';
import './dva.css';
import { DerivedList } from './DerivedList.tsx';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { dvaKind } from '../../shared/dva/kind.ts';

type Proposal = Result<typeof dvaProcedures.propose>;
type Derived = Result<typeof dvaProcedures.derive>;

interface Props {
  orderId: string;
  /** Document that it is asked for from; all of it is saved first. */
  open?: Pick<OpenDocument, 'session'>;
  onClose: () => void;
}

/** Proposes the DVAs of an order with its reasons; derives them when the person agrees and tells what moved. */
export function DeriveDialog({ orderId, open, onClose }: Props) {
  const proposal = useProcedure(dvaProcedures.propose, { ID_ORDEN: orderId }, { staleTime: 0 });
  const derive = useAction(dvaProcedures.derive);
  const [derived, setDerived] = useState<Derived>();
  const run = async (): Promise<void> => {
    try {
      await open?.session.saveAll();
      setDerived(await derive.mutateAsync({ ID_ORDEN: orderId, GRUPOS: undefined, ID: undefined }));
    } catch (thrown) {
      await inform('No se pudo derivar', errorText(thrown));
    }
  };
  return (
    <Dialog title="Derivar las DVA de la orden" opened onClose={onClose} wide>
      {derived ? (
        <DerivedList derived={derived} onFollow={onClose} />
      ) : proposal.isError ? (
        <ErrorState error={proposal.error} retry={() => void proposal.refetch()} />
      ) : proposal.data ? (
        <Groups proposal={proposal.data} onFollow={onClose} />
      ) : (
        <Loading label="Agrupando las facturas" />
      )}
      <div className="d-row d-dva-buttons">
        <span className="d-grow" />
        <Button
          key={derived ? 'close' : 'cancel'}
          variant="default"
          autoFocus={Boolean(derived)}
          onClick={onClose}
        >
          {derived ? 'Cerrar' : 'Cancelar'}
        </Button>
        {!derived && (
          <Button
            icon="check"
            loading={derive.isPending}
            disabled={!proposal.data || proposal.data.GRUPOS.length === 0}
            onClick={() => void run()}
          >
            Derivar
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Groups({ proposal, onFollow }: { proposal: Proposal; onFollow: () => void }) {
  const { GRUPOS, SOBRANTES, PROBLEMAS } = proposal;
  return (
    <>
      {PROBLEMAS.length > 0 && <ProblemList problems={PROBLEMAS} onJump={() => undefined} />}
      <ol className="d-dva-groups">
        {GRUPOS.map((group) => (
          <li key={group.FACTURAS[0]!.ID_FACTURA}>
            <strong>
              {group.ID === '' ? (
                'DVA nueva'
              ) : (
                <Link to={addressOfDocument(dvaKind, group.ID)} onClick={onFollow}>
                  DVA {group.ID_DVA}
                </Link>
              )}
            </strong>
            <p>{group.EXPLICACION}</p>
            <p className="d-dimmed">
              {group.FACTURAS.map((each) => each.NUMERO_FACTURA || 'sin número').join(', ')}
            </p>
          </li>
        ))}
      </ol>
      {SOBRANTES.length > 0 && (
        <p className="d-warning">
          Ninguna factura pide ya estas DVA; revíselas y anúlelas si no corresponden:{' '}
          {SOBRANTES.map((each) => each.RESUMEN['ID_DVA'] || each.ID).join(', ')}.
        </p>
      )}
      {GRUPOS.length > 0 && (
        <p className="d-dimmed">
          Lo que usted cambió a mano en una DVA se conserva; lo demás sigue a las facturas.
        </p>
      )}
    </>
  );
}
