import { useNavigate } from 'react-router-dom';
import { caftaKind } from '../../shared/cafta/kind.ts';
import { caftaProcedures } from '../../shared/cafta/procedures.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { saved } from '../document/saved.ts';
import { informFailed } from '../kit/dialogs/dialogs.ts';
import type { OpenCertification } from './certificationKind.ts';

type Made = Promise<{ header: { ID: string } }>;

/** Makes a certification, blank or as a copy for the next period, and opens it. */
export function useMaking() {
  const navigate = useNavigate();
  const create = useAction(caftaProcedures.create);
  const copy = useAction(caftaProcedures.copy);
  const opened = async (made: Made): Promise<void> => {
    try {
      const { header } = await made;
      navigate(addressOfDocument(caftaKind, header.ID));
    } catch (thrown) {
      await informFailed(caftaKind.noun, 'creado', errorText(thrown));
    }
  };
  return {
    blank: () => opened(create.mutateAsync({ ID_ORDEN: undefined, CUERPO: undefined })),
    copyOf: (document: OpenCertification) =>
      opened(saved(document).then(({ ID }) => copy.mutateAsync({ ID }))),
  };
}
