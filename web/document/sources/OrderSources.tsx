import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { queryKey, useProcedure } from '../../api/queries.ts';
import { Button } from '../../kit/simple.tsx';
import { NotAnswered } from '../../kit/states.tsx';
import { addressOf } from '../otherPlace.ts';
import { useInformRefusal } from '../problems/useInformRefusal.ts';
import { SourceChanges, type SourceChange, type SourceContracts } from './SourcesPanel.tsx';

interface Props {
  orderId: string;
  contracts: SourceContracts;
  /** What the document is called here. */
  name: string;
  /** Derives one again; absent without the right to. */
  update?: (id: string, changes: readonly SourceChange[]) => Promise<unknown>;
}

/** In the order: which documents of a kind no longer say what they were derived from. */
export function OrderSources({ orderId, contracts, name, update }: Props) {
  const client = useQueryClient();
  const informRefusal = useInformRefusal();
  const [busy, setBusy] = useState('');
  const asked = useProcedure(contracts.sources, { ID: undefined, ID_ORDEN: orderId }, { staleTime: 0 });
  const stale = (asked.data ?? []).filter(({ changes }) => changes.length > 0);
  const run = async (id: string, changes: readonly SourceChange[]): Promise<void> => {
    setBusy(id);
    try {
      await update?.(id, changes);
    } catch (thrown) {
      await informRefusal('No se pudo actualizar', thrown);
    } finally {
      setBusy('');
      await client.invalidateQueries({ queryKey: queryKey({ group: 'work-orders' }) });
      await client.invalidateQueries({ queryKey: queryKey({ group: contracts.sources.group }) });
    }
  };
  if (asked.isError)
    return <NotAnswered of={asked} failed={`${name}: no se pudo comprobar si sus fuentes cambiaron.`} />;
  return stale.map(({ ID, changes }) => (
    <section key={ID} className="d-panel d-conflicts" aria-label={`${name}: sus fuentes cambiaron`}>
      <p>
        <Link to={addressOf({ module: contracts.sources.group, id: ID, path: '', label: name })}>{name}</Link>
        : sus fuentes cambiaron.
      </p>
      <SourceChanges changes={changes} />
      {update && (
        <Button variant="default" loading={busy === ID} onClick={() => void run(ID, changes)}>
          Actualizar
        </Button>
      )}
    </section>
  ));
}
