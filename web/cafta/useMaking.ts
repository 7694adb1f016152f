import { caftaKind } from '../../shared/cafta/kind.ts';
import { caftaProcedures } from '../../shared/cafta/procedures.ts';
import { useAction } from '../api/queries.ts';
import { saved } from '../document/saved.ts';
import { useOpenMade } from '../document/useOpenMade.ts';
import type { OpenCertification } from './certificationKind.ts';

/** Makes a certification, blank or as a copy for the next period, and opens it. */
export function useMaking() {
  const open = useOpenMade(caftaKind);
  const create = useAction(caftaProcedures.create);
  const copy = useAction(caftaProcedures.copy);
  return {
    blank: () => open(create.mutateAsync({ ID_ORDEN: undefined, CUERPO: undefined })),
    copyOf: (document: OpenCertification) => open(saved(document).then(({ ID }) => copy.mutateAsync({ ID }))),
  };
}
