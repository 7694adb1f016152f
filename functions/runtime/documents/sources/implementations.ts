import { localDateTime } from '../../../../shared/foundation/dates/date.ts';
import type { Input, Result } from '../../../../shared/foundation/contracts/procedure.ts';
import { invalidParam, refusal, rejected } from '../../../../shared/foundation/contracts/refusal.ts';
import {
  SHORTEST_REASON,
  type FreshnessAnswer,
  type sourceProcedures,
} from '../../../../shared/foundation/documents/sourceProcedures.ts';
import { isOpen, isVoid } from '../../../../shared/foundation/documents/states.ts';
import { foremost } from '../../../../shared/foundation/rules/problem.ts';
import { cleanText } from '../../../../shared/foundation/text/clean.ts';
import type { Call, Implementations } from '../../executor.ts';
import { orderHolds, type Hooks } from '../hooks.ts';
import { storeOf } from '../implementations.ts';
import { publicHeader, type HeaderRow } from '../rows.ts';
import { sourceModules, type DerivedKind } from './derivedKind.ts';
import { changesOf, papersFor, standing, type Standing } from './standing.ts';

type SourceContracts = ReturnType<typeof sourceProcedures>;

/** Implementations of `sourceProcedures` for a derived kind of document. */
export function sourceImplementations(
  kind: DerivedKind,
  hooks: Pick<Hooks, 'inOrder' | 'store'> = {},
): Implementations<SourceContracts> {
  return {
    sources: async (call) => {
      const { ID = '', ID_ORDEN = '' } = call.input;
      if ((ID === '') === (ID_ORDEN === '')) {
        const reason = 'indique el documento o la orden, uno de los dos';
        throw invalidParam('ID', reason);
      }
      if (ID === '') return ofOrder(kind, call, ID_ORDEN);
      const stored = await storeOf(kind.definition, call).open(ID);
      return [answer(stored.header, await standing(kind, call, stored))];
    },

    keepSources: (call) => keepSources(kind, hooks, call),
  };
}

const answer = ({ ID, VERSION }: HeaderRow, { changes, problems }: Standing): FreshnessAnswer => ({
  ID,
  VERSION,
  changes,
  problems: foremost(problems),
});

/** Every living one of an order; headers alone while nothing moved. */
async function ofOrder(kind: DerivedKind, call: Call<unknown>, orderId: string): Promise<FreshnessAnswer[]> {
  const store = storeOf(kind.definition, call);
  const [papers, headers] = await Promise.all([
    papersFor(kind, call, { ID_ORDEN: orderId }),
    store.headers(orderId),
  ]);
  // A kind that lies in no order has none there.
  if (!papers) return [];
  const living = headers.filter(({ ESTADO }) => !isVoid(ESTADO));
  return Promise.all(
    living.map(async (header) => {
      const content = () => store.content(header.ID, header.VERSION);
      return answer(header, await changesOf(kind, call, { header, content }, papers));
    }),
  );
}

/** Keeps what a document took although its sources moved on since, with the reason why. */
async function keepSources(
  kind: DerivedKind,
  { inOrder, store: storeFor }: Pick<Hooks, 'inOrder' | 'store'>,
  call: Call<Input<SourceContracts['keepSources']>>,
): Promise<Result<SourceContracts['keepSources']>> {
  const { definition } = kind;
  const { ID, LOCK } = call.input;
  const MOTIVO = cleanText(call.input.MOTIVO);
  if (MOTIVO.length < SHORTEST_REASON) {
    const summary = `Motivo: «${MOTIVO}» no dice por qué se conserva; escríbalo con ${SHORTEST_REASON} letras o más.`;
    throw rejected(summary);
  }
  const store = storeFor?.(call) ?? storeOf(definition, call);
  const before = await store.open(ID);
  const { header } = before;
  if (!isOpen(definition.states, header.ESTADO)) throw store.stateRefusal(header, 'conservarse');
  if (header.LOCK !== LOCK) throw await store.staleRefusal(header, LOCK);
  const [papers, reference] = await Promise.all([papersFor(kind, call, header), call.reference()]);
  const { changes } = await standing(kind, call, before, papers);
  if (!papers || changes.length === 0) {
    throw refusal('rejected', {
      summary: 'Nada de lo que se tomó ha cambiado; no hay nada que conservar.',
    });
  }
  const VERSIONES = papers.versionsOf(sourceModules(kind));
  const CONSERVADAS = {
    VERSIONES,
    MOTIVO,
    USUARIO: call.scope.login,
    FECHA: localDateTime(call.services.now()),
  };
  const taken = header.FUENTES ?? { VERSION: header.VERSION, TOMADAS: VERSIONES };
  const { derived, body } = before;
  const saved = await store.save(
    header,
    { body, ...(derived ? { derived } : {}) },
    {
      action: `Se conserva lo anterior: ${MOTIVO}`,
      reference,
      set: { FUENTES: { ...taken, CONSERVADAS } },
      extra: orderHolds(definition, inOrder, call, header),
    },
  );
  const { problems } = await standing(kind, call, saved, papers);
  return { header: publicHeader(saved.header), problems: foremost(problems) };
}
