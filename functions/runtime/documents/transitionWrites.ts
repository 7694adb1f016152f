import { isVoid } from '../../../shared/foundation/documents/states.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import type { Write } from '../database.ts';
import { companyKey } from '../keys.ts';
import type { TenantScope } from '../scope.ts';
import type { Services } from '../services.ts';
import { formOf, indexHeader, type Indexed } from './headerIndex.ts';
import type { HeaderRow } from './rows.ts';

interface Step {
  before: HeaderRow;
  name: string;
  /** Header fields beside the state. */
  set: Record<string, unknown>;
  /** Of the totals (`totals.ts`). */
  part: number;
}

/**
 * Writes by which a document as it was read goes to another state, the header's first: they hold only if nobody changed
 * it since, because they take it from where it was counted to where it will be.
 */
export function transitionWrites(
  definition: Indexed,
  { services, scope }: { services: Services; scope: TenantScope },
  { before, name, set, part }: Step,
): [Write, ...Write[]] {
  const { module, states } = definition;
  const transition = states.transitions[name];
  if (!transition) throw new Error(`Transition ${name} is not part of ${module}`);
  // What is void has ended, whether or not its order comes back.
  const ends = before.APARTADO !== undefined && isVoid(transition.to);
  const { APARTADO: _aside, ...standing } = before;
  const after = { ...(ends ? standing : before), ...set, ESTADO: transition.to };
  const index = indexHeader(definition, scope, part, { before, after, content: before.MARCAS ?? [] });
  const indexed = before.INDICE === formOf(definition);
  return [
    {
      kind: 'update',
      table: module,
      key: { pk: companyKey(scope), sk: before.sk },
      set: {
        ESTADO: transition.to,
        MODIFICADO: localDateTime(services.now()),
        MODIFICADO_POR: scope.login,
        // One that is not in the index yet is put there whole, by its next save or by the upgrade.
        ...(indexed ? index.facts : { statePk: index.facts.statePk }),
        ...set,
      },
      remove: ['TRAMO', ...(ends ? ['APARTADO'] : [])],
      when: {
        oneOf: { ESTADO: transition.from },
        equals: { ESTADO: before.ESTADO, LOCK: before.LOCK, VERSION: before.VERSION },
      },
    },
    ...(indexed ? [...index.totals, ...index.marks] : []),
  ];
}
