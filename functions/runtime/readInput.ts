import { excessOf } from './excessOf.ts';
import type { Param } from '../../shared/foundation/contracts/params.ts';
import type { AnyProcedure } from '../../shared/foundation/contracts/procedure.ts';
import { invalidParam, refusal } from '../../shared/foundation/contracts/refusal.ts';

/**
 * Parameters of a call, from `{"params": [...]}` (positional text, spec 7) or `{"params": {...}}` (by name). Both end
 * in the same values: text is read by the parameter, everything else goes to its schema as it came.
 */
export function readInput(contract: AnyProcedure, body: unknown): Record<string, unknown> {
  const label = `${contract.group}/${contract.name}`;
  const declared = Object.entries<Param>(contract.params);
  const given = (body as { params?: unknown } | null)?.params ?? [];
  const values = Array.isArray(given) ? byPosition(label, declared, given) : byName(label, declared, given);
  const input: Record<string, unknown> = {};
  for (const [name, param] of declared) {
    const raw = values[name];
    const value = typeof raw === 'string' ? param.fromText(raw) : (raw ?? undefined);
    const excess = excessOf(value);
    if (excess !== undefined) throw invalidParam(name, excess);
    const parsed = param.schema.safeParse(value);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      const place = issue && issue.path.length > 0 ? ` (en ${issue.path.join('.')})` : '';
      const reason =
        raw === undefined || raw === null
          ? 'falta y es obligatorio'
          : `${issue?.message ?? 'no es válido'}${place}`;
      throw invalidParam(name, reason);
    }
    if (parsed.data !== undefined) input[name] = parsed.data;
  }
  return input;
}

type Declared = [string, Param][];

function byPosition(label: string, declared: Declared, given: unknown[]): Record<string, unknown> {
  const needed = declared.findLastIndex(([, param]) => !param.optional) + 1;
  if (given.length < needed || given.length > declared.length) {
    const expected = needed === declared.length ? needed : `de ${needed} a ${declared.length}`;
    throw refusal('params.count', { procedure: label, expected, received: given.length });
  }
  return Object.fromEntries(declared.map(([name], index) => [name, given[index]]));
}

function byName(label: string, declared: Declared, given: unknown): Record<string, unknown> {
  if (typeof given !== 'object' || given === null) {
    throw invalidParam('params', 'debe ser una lista o un objeto');
  }
  const known = new Set(declared.map(([name]) => name));
  const stranger = Object.keys(given).find((name) => !known.has(name));
  if (stranger !== undefined) throw refusal('params.unknown', { procedure: label, name: stranger });
  return { ...given };
}
