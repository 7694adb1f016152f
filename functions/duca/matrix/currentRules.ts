import { shippedCatalogues } from '../../../shared/catalogues/shippedCatalogues.ts';
import { MATRIX_CATALOGUE } from '../../../shared/duca/matrix/matrix.ts';
import { ruleList, type RuleList } from '../../../shared/duca/matrix/rule.ts';
import type { RuleChange } from '../../../shared/duca/matrix/changeRules.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { Call } from '../../runtime/executor.ts';
import type { ChangeNote, ListFacts } from '../../catalogues/replaceList.ts';
import { catalogueLists } from '../../runtime/reference.ts';

export interface CurrentRules {
  list: RuleList;
  /** '' while the matrix is the shipped one. */
  stamp: string;
  reference: Reference;
}

/** The matrix as it is kept now, with the stamp that a change of it is held to. */
export async function currentRules({ services, scope, ...call }: Call<unknown>): Promise<CurrentRules> {
  const reference = await call.reference();
  const lists = await catalogueLists(services, scope.country, shippedCatalogues, call.revision);
  return { list: ruleList(reference), stamp: lists.get(MATRIX_CATALOGUE)?.stamp ?? '', reference };
}

export const factsOf = ({ list, stamp }: CurrentRules) => ({
  FUENTE: list.source,
  VIGENTE_DESDE: list.validFrom,
  MUESTRA: list.sample ? ('1' as const) : ('0' as const),
  ESTAMPA_TIEMPO: stamp,
});

export const countsOf = (changes: readonly RuleChange[]) => {
  const of = (kind: RuleChange['kind']): number => changes.filter((each) => each.kind === kind).length;
  return { AGREGADAS: of('added'), CAMBIADAS: of('changed'), QUITADAS: of('removed') };
};

/** As many changes as the log says in words. */
const TOLD = 5;

/** What the log keeps of a change. */
export const noteOf = (facts: ListFacts, changes: readonly RuleChange[]): ChangeNote => ({
  ...listFacts(facts),
  ...countsOf(changes),
  CAMBIOS: changes.slice(0, TOLD).map(({ kind, rule, before }) => {
    const types =
      kind === 'removed'
        ? [rule.TIPO, 'quitada']
        : kind === 'changed'
          ? [before?.TIPO ?? '', rule.TIPO]
          : [rule.TIPO];
    return `${rule.NODO_PADRE}.${rule.NODO}, ${rule.REGIMEN}, clase ${rule.CLASE}: ${types.join(' → ')}`;
  }),
});

/** Of what a person sends, the facts of a change. */
export const listFacts = ({ FUENTE, VIGENTE_DESDE, MUESTRA }: ListFacts): ListFacts => ({
  FUENTE: FUENTE.trim(),
  VIGENTE_DESDE,
  MUESTRA,
});
