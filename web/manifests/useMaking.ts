import { manifestKind } from '../../shared/manifests/kind.ts';
import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { useAction } from '../api/queries.ts';
import { saved } from '../document/saved.ts';
import { useOpenMade } from '../document/useOpenMade.ts';
import type { OpenManifest } from './manifestKind.ts';

/** Makes a manifest, blank, of an order or as a copy, and opens it. */
export function useMaking() {
  const open = useOpenMade(manifestKind);
  const create = useAction(manifestProcedures.create);
  const fromOrder = useAction(manifestProcedures.fromOrder);
  const copy = useAction(manifestProcedures.copy);
  return {
    blank: () => open(create.mutateAsync({ ID_ORDEN: undefined, CUERPO: undefined })),
    ofOrder: (ID_ORDEN: string) => open(fromOrder.mutateAsync({ ID_ORDEN, ID: undefined, LOCK: undefined })),
    copyOf: (document: OpenManifest) => open(saved(document).then(({ ID }) => copy.mutateAsync({ ID }))),
  };
}
