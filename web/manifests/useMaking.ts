import { useNavigate } from 'react-router-dom';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { manifestKind } from '../../shared/manifests/kind.ts';
import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { saved } from '../document/saved.ts';
import { informFailed } from '../kit/dialogs/dialogs.ts';
import type { OpenManifest } from './manifestKind.ts';

type Made = Promise<{ header: { ID: string } }>;

/** Makes a manifest, blank, of an order or as a copy, and opens it. */
export function useMaking() {
  const navigate = useNavigate();
  const create = useAction(manifestProcedures.create);
  const fromOrder = useAction(manifestProcedures.fromOrder);
  const copy = useAction(manifestProcedures.copy);
  const opened = async (made: Made): Promise<void> => {
    try {
      const { header } = await made;
      navigate(addressOfDocument(manifestKind, header.ID));
    } catch (thrown) {
      await informFailed(manifestKind.noun, 'creado', errorText(thrown));
    }
  };
  return {
    blank: () => opened(create.mutateAsync({ ID_ORDEN: undefined, CUERPO: undefined })),
    ofOrder: (ID_ORDEN: string) =>
      opened(fromOrder.mutateAsync({ ID_ORDEN, ID: undefined, LOCK: undefined })),
    copyOf: (document: OpenManifest) => opened(saved(document).then(({ ID }) => copy.mutateAsync({ ID }))),
  };
}
