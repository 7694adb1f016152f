import { useNavigate } from 'react-router-dom';
import { addressOfDocument, type DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import { notReady } from '../../../shared/foundation/documents/noun.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { errorText } from '../../api/apiError.ts';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { saved } from '../../document/saved.ts';
import type { OpenDocument } from '../../document/useDocument.ts';

/** Leads to the page where the answers of what was saved are checked and sealed. */
export function useCheckPage(
  kind: DocumentKind,
): <B extends AnyBody>(document: OpenDocument<B>) => Promise<void> {
  const navigate = useNavigate();
  return async (document) => {
    try {
      const { ID } = await saved(document);
      void navigate(`${addressOfDocument(kind, ID)}/revisar`);
    } catch (thrown) {
      await inform(notReady(kind.noun), errorText(thrown));
    }
  };
}
