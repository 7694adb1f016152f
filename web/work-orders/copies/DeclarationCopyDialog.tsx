import { useState } from 'react';
import type { CopyContract } from '../../../shared/foundation/copies/copyProcedure.ts';
import {
  COPY_PARTS,
  type CopyPart,
  type CopyPartLabels,
} from '../../../shared/foundation/copies/partNames.ts';
import { useAction } from '../../api/queries.ts';
import { CopyDialog, type CopiedDocument, type CopyDialogProps } from './CopyDialog.tsx';

interface Props extends CopiedDocument, Pick<CopyDialogProps, 'kind'> {
  contract: CopyContract;
  labels: CopyPartLabels;
  /** What is never copied. */
  never: string;
}

/** Asks what of an earlier declaration is taken over, and in which order the copy goes. */
export function DeclarationCopyDialog({ id, contract, labels, never, ...dialog }: Props) {
  const copy = useAction(contract);
  const [parts, setParts] = useState<ReadonlySet<CopyPart>>(new Set(COPY_PARTS));
  const toggle = (part: CopyPart): void => {
    const next = new Set(parts);
    if (!next.delete(part)) next.add(part);
    setParts(next);
  };
  const make = (ID_ORDEN: string | undefined) => {
    const PARTES = COPY_PARTS.filter((part) => parts.has(part));
    return copy.mutateAsync({ ID: id, VERSION: undefined, PARTES, ID_ORDEN, UNA_VEZ: undefined });
  };
  return (
    <CopyDialog {...dialog} outside empty={parts.size === 0} copy={make}>
      <p>{never}</p>
      <fieldset className="o-choices">
        <legend>Qué se copia</legend>
        {COPY_PARTS.map((part) => (
          <label key={part}>
            <input type="checkbox" checked={parts.has(part)} onChange={() => toggle(part)} />
            <span>{labels[part]}</span>
          </label>
        ))}
      </fieldset>
    </CopyDialog>
  );
}
