import { notificationGroupProcedures as procedures } from '../../shared/notifications/procedures.ts';
import { useAction } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { Button } from '../kit/simple.tsx';
import { ErrorState } from '../kit/states.tsx';

/** Lets mails go again to an address that a bounce or a complaint closed; for who administers, who knows whether it is right. */
export function OpenAddress({ address, opened }: { address: string; opened: () => void }) {
  const may = useMay();
  const open = useAction(procedures.openAddress);
  if (!may('admin')) return null;
  return (
    <div className="d-row">
      <Button
        variant="default"
        disabled={open.isPending}
        onClick={() => open.mutate({ DIRECCION: address }, { onSuccess: opened })}
      >
        Abrir de nuevo {address}
      </Button>
      {open.isError && <ErrorState error={open.error} />}
    </div>
  );
}
