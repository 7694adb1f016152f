import { ducasOf } from '../../functions/duca/ducas.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { indexHeader } from '../../functions/runtime/documents/headerIndex.ts';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { Services } from '../../functions/runtime/services.ts';
import { numberMarks, PENDING_MARK } from '../../shared/duca/marks.ts';

interface Owed {
  company: string;
  count: number;
  /** Day of their acceptance. */
  day: string;
  /** Login of who made them. */
  by?: string;
  state?: string;
}

/** Headers of provisional declarations that were accepted and lack their complementary one, as their module leaves them. */
export async function owedDucas(
  services: Services,
  { company, count, day, by = 'nadie', state = 'ACEPTADA' }: Owed,
): Promise<string[]> {
  const scope = jobScope(company, 'GT');
  const store = ducasOf({ services, scope });
  const ids = Array.from({ length: count }, () => services.id('duc'));
  for (const [at, ID] of ids.entries()) {
    const NUMERO_DUCA = `GTSTCST26${ID.slice(-6).toUpperCase()}${String(at).padStart(4, '0')}`;
    const header = {
      ...{ ...store.headerKey(ID), ID, ESTADO: state, VERSION: 1, LOCK: 1, ID_ORDEN: '' },
      ...{ CREADO: `${day}T09:00:00`, CREADO_POR: by },
      ...{ MODIFICADO: `${day}T09:00:00`, MODIFICADO_POR: by },
      ...{ NUMERO_UNICO: NUMERO_DUCA, orderPk: companyKey({ company }, 'none') },
      RESUMEN: { NUMERO_DUCA, CLASE: '3', FECHA_ACEPTACION: `${day}T10:00:00`, NO_ORDEN: String(at) },
    } satisfies HeaderRow;
    const content = [...numberMarks(NUMERO_DUCA), PENDING_MARK];
    const { facts, marks } = indexHeader(store.definition, scope, 0, { after: header, content });
    await services.database.write({ kind: 'put', table: 'duca', item: { ...header, ...facts } }, ...marks);
  }
  return ids;
}
