import type { CertificationBody } from '../../shared/cafta/dataSets.ts';
import type { OpenDocument } from '../document/useDocument.ts';

/** One that is open in its editor. */
export type OpenCertification = OpenDocument<CertificationBody>;
