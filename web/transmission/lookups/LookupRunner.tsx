import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type KeptLookup } from '../../../shared/transmission/lookups/kept.ts';
import { isAgainst } from '../../../shared/transmission/lookups/sentences.ts';
import { lookupProcedures } from '../../../shared/transmission/lookups/procedures.ts';
import { wantedOf, type Wanted } from '../../../shared/transmission/lookups/wanted.ts';
import { useProcedure } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import type { OpenDocument } from '../../document/useDocument.ts';
import { useReference } from '../../kit/reference.ts';
import { lookupStore, type Differing, type Told } from './lookupStore.ts';
import { AskQueue, nameOfWanted } from './askQueue.ts';
import { changesTo, valuesOf } from './valuesOf.ts';

/** After the last letter; half a number is not asked for. */
const SETTLE_MS = 900;
const LATER_MS = 30_000;
/** What a document names by itself is asked for when its person says so; what is typed, up to so many, at once. */
const MOST_BY_ITSELF = 40;

/** Looks up what the person types, fills what is blank, and tells the fields of it. Draws nothing. */
export function LookupRunner({ document }: { document: OpenDocument }) {
  const { country } = useSession();
  const { definition, body, phase, header } = document;
  const wanted = useMemo(
    () => (phase === 'ready' ? wantedOf(definition.dataSets, body, country) : []),
    [definition, body, country, phase],
  );
  return wanted.length === 0 ? null : <Runner key={header.ID} document={document} wanted={wanted} />;
}

interface RunnerProps {
  document: OpenDocument;
  wanted: readonly Wanted[];
}

type Known = ReadonlyMap<string, KeptLookup>;
type Ask = (some: readonly Wanted[], anew: boolean) => void;

const nameOfKept = ({ CONSULTA, CLAVE }: KeptLookup): string => nameOfWanted({ name: CONSULTA, key: CLAVE });

function Runner({ document, wanted }: RunnerProps) {
  const { definition, body, header, readOnly, session } = document;
  const reference = useReference();
  const of = { TIPO: definition.module, DOCUMENTO: header.ID };
  const [unverified, setUnverified] = useState(false);
  const stored = useProcedure(lookupProcedures.lookupsOf, of, {
    every: unverified ? LATER_MS : false,
    keepPrevious: true,
    staleTime: 0,
  });
  const use = useCallback((values: readonly Differing[]) => void session.edit(changesTo(values)), [session]);
  const { told, asking, ask } = useAsking({ document, wanted }, use);
  const known = useKnown(stored.data, told);
  useAskingTyped({ document, wanted }, stored.data && known, ask);

  useEffect(() => {
    const all = wanted.map((each): Told => {
      const kept = known.get(nameOfWanted(each));
      return {
        wanted: each,
        kept,
        asking: asking.has(nameOfWanted(each)),
        differing: kept ? valuesOf(definition.dataSets, body, each, kept, reference).differing : [],
        against: kept !== undefined && isAgainst(each.name, kept, reference.today),
      };
    });
    setUnverified(all.some(({ kept }) => kept?.ESTADO === 'SIN_VERIFICAR'));
    lookupStore.show({
      byPath: Map.groupBy(all, ({ wanted: { path } }) => path),
      all,
      ...(readOnly ? {} : { ask, use }),
    });
  }, [wanted, known, asking, definition, body, reference, readOnly, ask, use]);
  useEffect(() => () => lookupStore.show(), []);
  return null;
}

/** Asks, and uses what is told of blank fields; `told` is what was said since the document was opened. */
function useAsking({ document, wanted }: RunnerProps, use: (values: readonly Differing[]) => void) {
  const { definition, header, session } = document;
  const reference = useReference();
  const [told, tell] = useState<Known>(new Map());
  const [asking, showAsking] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef({ wanted, reference });
  latest.current = { wanted, reference };
  const onTold = useCallback(
    (kept: KeptLookup): void => {
      tell((before) => new Map(before).set(nameOfKept(kept), kept));
      const { body: now } = session.snapshot();
      const blank = latest.current.wanted
        .filter(({ name, key }) => name === kept.CONSULTA && key === kept.CLAVE)
        .flatMap((each) => valuesOf(definition.dataSets, now, each, kept, latest.current.reference).blank);
      if (blank.length > 0) use(blank);
    },
    [definition, session, use],
  );
  const queue = useRef<AskQueue>(undefined);
  const { module } = definition;
  useEffect(() => {
    const opened = new AskQueue({ TIPO: module, DOCUMENTO: header.ID }, onTold, showAsking);
    queue.current = opened;
    return () => opened.close();
  }, [module, header.ID, onTold]);
  const ask = useCallback<Ask>((some, anew) => queue.current?.ask(some, anew), []);
  return { told, asking, ask };
}

/** What is stored, and what was told since. */
const useKnown = (stored: readonly KeptLookup[] | undefined, told: Known): Known =>
  useMemo(() => {
    const all = new Map((stored ?? []).map((each) => [nameOfKept(each), each] as const));
    for (const [name, each] of told)
      if (all.get(name)?.ESTADO !== 'VERIFICADA' || each.DICHO > (all.get(name)?.DICHO ?? ''))
        all.set(name, each);
    return all;
  }, [stored, told]);

/** Asks for what the person types, once what is `known` is there. */
function useAskingTyped({ document, wanted }: RunnerProps, known: Known | undefined, ask: Ask): void {
  const { readOnly } = document;
  // What stood in the document when it was opened was not typed now.
  const atFirst = useRef<ReadonlySet<string>>(undefined);
  atFirst.current ??= new Set(wanted.map(nameOfWanted));
  const asked = useRef(0);
  useEffect(() => {
    if (readOnly || !known) return;
    const fresh = wanted.filter((each) => {
      const name = nameOfWanted(each);
      return !known.has(name) && !atFirst.current?.has(name);
    });
    if (fresh.length === 0) return;
    const timer = setTimeout(() => {
      const some = fresh.slice(0, MOST_BY_ITSELF - asked.current);
      asked.current += some.length;
      ask(some, false);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [wanted, known, readOnly, ask]);
}
