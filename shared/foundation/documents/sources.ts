import type { AnyBody, DataSets } from '../fields/dataSet.ts';
import type { ModuleName } from '../modules.ts';
import { diffBodies } from './diff.ts';

/** Version of each document that another one was derived from, by module and id. */
export type SourceVersions = Partial<Record<ModuleName, Record<string, number>>>;

/** A person's word that the document stays as it is, although these versions of its sources say otherwise. */
export interface SourcesKept {
  VERSIONES: SourceVersions;
  MOTIVO: string;
  /** Login. */
  USUARIO: string;
  /** Local moment. */
  FECHA: string;
}

/** What a derived document took, kept in its header row: comparing it costs no reading of bodies. */
export interface Sources {
  /** Version of the document itself that the derivation wrote. */
  VERSION: number;
  TOMADAS: SourceVersions;
  CONSERVADAS?: SourcesKept;
}

/** A source whose version is another one than what is known of it. */
export interface SourceMove {
  module: ModuleName;
  id: string;
  /** Version that was taken; 0 for a source that came since. */
  from: number;
  /** Version of now; 0 for a source that is void or gone. */
  to: number;
}

const entriesOf = (versions: SourceVersions): [ModuleName, Record<string, number>][] =>
  Object.entries(versions) as [ModuleName, Record<string, number>][];

/** Sources that moved from the versions that were taken to those of now; in the order of now, those that went last. */
export function movedSources(taken: SourceVersions, now: SourceVersions): SourceMove[] {
  const moves: SourceMove[] = [];
  for (const [module, ids] of entriesOf(now)) {
    for (const [id, to] of Object.entries(ids)) {
      const from = taken[module]?.[id] ?? 0;
      if (from !== to) moves.push({ module, id, from, to });
    }
  }
  for (const [module, ids] of entriesOf(taken)) {
    for (const [id, from] of Object.entries(ids)) {
      if (now[module]?.[id] === undefined) moves.push({ module, id, from, to: 0 });
    }
  }
  return moves;
}

/**
 * The moves that make a document stale. Both bodies are the same pure derivation, of what was taken and of what is
 * there now, so every field that it writes counts and nothing else does: where they agree, nothing that was taken
 * changed. Undefined is a derivation that its sources no longer make.
 * @param always a move that counts though nothing of it was taken.
 */
export function staleMoves(
  dataSets: DataSets,
  moves: readonly SourceMove[],
  before: AnyBody | undefined,
  now: AnyBody | undefined,
  always: (move: SourceMove) => boolean,
): SourceMove[] {
  const same = before && now ? diffBodies(dataSets, before, now).length === 0 : before === now;
  return same ? moves.filter(always) : [...moves];
}

/** Whether a person looked at a move already and kept the document as it is. */
export const isKept = ({ CONSERVADAS }: Sources, { module, id, to }: SourceMove): boolean =>
  CONSERVADAS !== undefined && (CONSERVADAS.VERSIONES[module]?.[id] ?? 0) === to;
