import { talkProcedures as procedures } from '../../../shared/work-orders/talk/procedures.ts';
import { useAction } from '../../api/queries.ts';
import { Button } from '../../kit/simple.tsx';
import { ErrorState } from '../../kit/states.tsx';

interface Props {
  orderId: string;
  importer: string;
  own: '0' | '1' | '';
  ofClient: '0' | '1';
  mayWrite: boolean;
}

/** Whether the client's people take part in this order, or in all of theirs. */
export function Activation({ orderId, importer, own, ofClient, mayWrite }: Props) {
  const activate = useAction(procedures.activate);
  const active = (own === '' ? ofClient : own) === '1';
  const put = (DE: 'ORDEN' | 'CLIENTE', ACTIVA: boolean): void =>
    activate.mutate({ ID: orderId, ACTIVA, DE });
  const said = active
    ? `${importer || 'El cliente'} ve lo que es para su empresa y participa.`
    : `${importer || 'El cliente'} todavía no ve mensajes ni papeles de esta orden.`;
  return (
    <div className="d-stack t-screen">
      <div className="d-row">
        <span className="d-grow t-said" role="status">
          {said}
        </span>
        {mayWrite && (
          <>
            <Button variant="default" loading={activate.isPending} onClick={() => put('ORDEN', !active)}>
              {active ? 'Cerrar esta orden al cliente' : 'Abrir esta orden al cliente'}
            </Button>
            {importer !== '' && (
              <Button
                variant="subtle"
                loading={activate.isPending}
                onClick={() => put('CLIENTE', ofClient === '0')}
              >
                {ofClient === '1' ? 'Cerrar todas las suyas' : 'Abrir todas las suyas'}
              </Button>
            )}
          </>
        )}
      </div>
      {activate.isError && <ErrorState error={activate.error} />}
    </div>
  );
}
