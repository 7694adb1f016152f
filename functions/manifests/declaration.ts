import { withRegistration } from '../../shared/manifests/acceptance.ts';
import type { ManifestBody } from '../../shared/manifests/dataSets.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import type { HeardKind } from '../transmission/declarations/declaration.ts';

/** Queue that hears of outcomes. */
export const LISTENER = 'manifests-events';

/** The manifest as what is sent to SARAH: it has no channel, takes no paper into use and tells nobody. */
export const manifestDeclaration: HeardKind<ManifestBody> = {
  definition: manifestDefinition,
  listener: LISTENER,
  called: 'el manifiesto',
  ownNumber: ({ MANIFIESTO }) => MANIFIESTO.NUMERO_PREIMPRESO,
  numberOf: ({ MANIFIESTO }) => MANIFIESTO.MANIFIESTO,
  channelOf: () => '',
  declarantOf: ({ MANIFIESTO }) => MANIFIESTO.IDENTIFICACION_TRANSPORTISTA,
  accepted: async (_of, body, facts) => withRegistration(body, facts),
  papers: () => [],
  used: async () => [],
  tellOthers: async () => undefined,
};
