import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { Rejection } from '../transmission/sealing/Rejection.tsx';
import type { OpenManifest } from './manifestKind.ts';
import { useStatus } from './useStatus.ts';

/** What SARAH objected to, until it is dealt with. */
export const ManifestRejection = ({ document }: { document: OpenManifest }) => (
  <Rejection document={document} asked={useStatus(document)} open={manifestProcedures.open} />
);
