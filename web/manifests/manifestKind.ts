import type { ManifestBody } from '../../shared/manifests/dataSets.ts';
import type { OpenDocument } from '../document/useDocument.ts';

/** One that is open in its editor. */
export type OpenManifest = OpenDocument<ManifestBody>;
