import { useState } from 'react';
import type { DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { Button } from '../../kit/simple.tsx';
import type { HistoryPartsOf } from './useHistoryParts.ts';

/** Which parts the history shows, a box each; what is not shown is told of and one press away. */
export function HistoryParts({ parts, dataSets }: { parts: HistoryPartsOf; dataSets: DataSets }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button variant="default" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
        Partes que muestra el historial
      </Button>
      {choosing && (
        <fieldset className="d-history-parts">
          <legend>Mostrar los cambios de</legend>
          {Object.entries(dataSets)
            .filter(([name]) => parts.choosable.includes(name))
            .map(([name, { title }]) => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={parts.isShown(name)}
                  onChange={({ currentTarget }) => void parts.choose(name, currentTarget.checked)}
                />
                {title}
              </label>
            ))}
        </fieldset>
      )}
    </>
  );
}
