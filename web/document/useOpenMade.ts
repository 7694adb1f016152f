import { useNavigate } from 'react-router-dom';
import { addressOfDocument, type DocumentKind } from '../../shared/foundation/documents/kind.ts';
import { errorText } from '../api/apiError.ts';
import { informFailed } from '../kit/dialogs/dialogs.ts';

/** Goes to a document of a kind once it is made, or says why it was not. */
export function useOpenMade(
  kind: DocumentKind,
): (made: Promise<{ header: { ID: string } }>) => Promise<void> {
  const navigate = useNavigate();
  return async (made) => {
    try {
      const { header } = await made;
      navigate(addressOfDocument(kind, header.ID));
    } catch (thrown) {
      await informFailed(kind.noun, 'creado', errorText(thrown));
    }
  };
}
