import type { ModuleName } from '../../shared/foundation/modules.ts';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import type { TenantScope } from '../runtime/scope.ts';
import { EVIDENCE } from '../transmission/archive.ts';
import type { DossierRow } from './dossierKind.ts';
import type { DossierOf } from './dossierOf.ts';
import type { DossierSource } from './source.ts';

/** Whether a person may read the parts of a dossier that are of a module; its order is known to whoever gets that far. */
export const mayReadPart = ({ permissions }: Pick<TenantScope, 'permissions'>, module: ModuleName): boolean =>
  module === workOrderDefinition.module || permissions.has(`${module}:read`);

/** Whose a part is: what was sealed, sent and answered of the transmissions, what was attached of the declaration. */
function moduleOf({ declaration }: DossierOf, source: DossierSource): ModuleName {
  if (source.from !== 'object') return source.module;
  return source.bucket === EVIDENCE ? 'transmission' : declaration.module;
}

/** Whether a person may read now all that was packed, whatever was theirs when it was asked for (ASVS V8.2.1). */
export const mayReadAll = (of: DossierOf, scope: TenantScope, row: DossierRow): boolean =>
  row.ENTRADAS.every(({ source }) => mayReadPart(scope, moduleOf(of, source)));
