import type { ReactNode } from 'react';
import { DocumentBeside } from '../document/documentBeside.ts';
import { FieldAside } from '../kit/fields/fieldAside.ts';
import { useSlots } from './useSlots.ts';

/** Gives documents and their fields what the modules add to them. */
export function BesideDocuments({ children }: { children: ReactNode }) {
  const slots = useSlots();
  return (
    <FieldAside value={slots.find((each) => each.fieldAside)?.fieldAside}>
      <DocumentBeside value={slots.find((each) => each.documentBeside)?.documentBeside}>
        {children}
      </DocumentBeside>
    </FieldAside>
  );
}
