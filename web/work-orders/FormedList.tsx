import { useState, type ComponentType } from 'react';
import type { DerivationContract } from '../../shared/foundation/documents/derivationProcedure.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import { useMay } from '../api/session.ts';
import { GuideButton } from '../document/GuideButton.tsx';
import { DocumentList } from '../document/list/DocumentList.tsx';
import type { DocumentListProps } from '../document/list/documentListProps.ts';
import { useDerivation } from '../document/sources/useDerivation.ts';
import { later } from '../kit/later.tsx';
import { Button } from '../kit/simple.tsx';
import type { CopiedDocument } from './copies/CopyDialog.tsx';
import { OrderPicker } from './lazyParts.tsx';

const CorrelativesDialog = later(
  async () => (await import('./correlatives/CorrelativesDialog.tsx')).CorrelativesDialog,
);

interface Props extends Omit<DocumentListProps, 'create' | 'rowActions' | 'tools'> {
  procedures: DocumentListProps['procedures'] &
    Parameters<typeof GuideButton>[0]['procedures'] & { derive: DerivationContract };
  /** The window that copies one of the kind. */
  CopyDialog: ComponentType<CopiedDocument>;
}

/** Declarations of the company; a new one is formed from an order or copied from an earlier one. */
export function FormedList({ CopyDialog, ...list }: Props) {
  const { definition: kind, procedures } = list;
  const writes = useMay()(`${kind.module}:write`);
  const derive = useDerivation(kind, procedures.derive);
  const [picking, pick] = useState(false);
  const [copied, copyOf] = useState<Omit<CopiedDocument, 'onClose'>>();
  const [numbers, showNumbers] = useState(false);
  const copyRow = (row: DocumentHeader): void =>
    copyOf({ id: row.ID, title: titleOf(kind, row.RESUMEN), orderId: row.ID_ORDEN });
  return (
    <>
      <DocumentList
        {...list}
        tools={
          <>
            <GuideButton procedures={procedures} />
            <Button variant="default" icon="search" onClick={() => showNumbers(true)}>
              Correlativos
            </Button>
          </>
        }
        {...(writes
          ? {
              create: { label: kind.making, run: () => pick(true) },
              rowActions: [{ label: 'Copiar…', letter: 'c', run: copyRow }],
            }
          : {})}
      />
      {picking && <OrderPicker onClose={() => pick(false)} onPick={(orderId) => void derive(orderId)} />}
      {copied && <CopyDialog {...copied} onClose={() => copyOf(undefined)} />}
      {numbers && <CorrelativesDialog onClose={() => showNumbers(false)} />}
    </>
  );
}
