import type * as z from 'zod';
import type { GroupPermission } from '../access/fieldGroups.ts';
import type { ModuleName } from '../modules.ts';
import type { InputOf, Params } from './params.ts';
import type { RefusalCode } from './refusal.ts';

/** What a caller must be allowed; `public` and `session` need no permission of a module. */
export type Permission =
  | 'public'
  | 'session'
  | 'admin'
  // Of who operates the platform, and of nobody in a company.
  | 'operator'
  | `${ModuleName}:${'read' | 'write' | 'transmit' | 'release'}`
  | GroupPermission;

/**
 * Contract of one procedure: the single source of its route, typed client, documentation, permission and tests.
 * `POST /api/<group>/<name>` with `{"params": [...]}` or `{"params": {...}}`.
 */
export interface Procedure<P extends Params = Params, R = unknown, A extends Permission = Permission> {
  group: ModuleName;
  name: string;
  /**
   * Spanish infinitive, ends without a stop: `permission.denied` reads «no tiene permiso para {summary}», `session.step-up`
   * «confirme que es usted para {summary}».
   */
  summary: string;
  params: P;
  result: z.ZodType<R>;
  permission: A;
  effect: 'read' | 'write';
  /** What it may refuse besides what follows from the rest of the contract (`refusalsOf`). */
  refusals?: readonly RefusalCode[];
  /**
   * Wants a proof of who is there that is no older than minutes: what has legal effect, opens something, or takes everything
   * along.
   */
  stepUp?: true;
  /** May be called by who must give a second factor and has none yet: what leads to one, and out. */
  beforeFactor?: true;
  /** Works on companies that are not the caller's, as whoever operates the platform does: the second wall stays open for it. */
  ofOthers?: true;
  /** Its answer holds a secret that is shown once: it is not kept for a repeated call. */
  secretAnswer?: true;
  /** Largest request body in bytes; 256 KiB unless the procedure carries lines. */
  maxBytes: number;
}

const DEFAULT_BYTES = 256 * 1024;

export function procedure<P extends Params, R, const A extends Permission>(
  contract: Omit<Procedure<P, R, A>, 'maxBytes'> & { maxBytes?: number },
): Procedure<P, R, A> {
  return { maxBytes: DEFAULT_BYTES, ...contract };
}

// `any` in the two inner places: a procedure is invariant in its parameters, and a list holds all of them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyProcedure = Procedure<any, any>;
export type Procedures = Record<string, AnyProcedure>;
export type Input<C extends AnyProcedure> = InputOf<C['params']>;
export type Result<C extends AnyProcedure> = z.output<C['result']>;
