/** What a step of a transmission says, by which its hash is reckoned. */
export interface SaidStep {
  /** Hash of the step before; of the first one, that of the sealed bytes. */
  previous: string;
  seq: number;
  state: string;
  /** ISO. */
  at: string;
  attempt: number;
  reason: string;
  code: string;
  person: string;
  note: string;
  exchange?: unknown;
}

/** The same value whatever order a store or a file gives its keys back in. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, canonical(inner)]);
};

/** The text whose SHA-256 is a step's hash: all that it says and the hash before it, so that none is changed or taken out unnoticed. */
export const stepText = (step: SaidStep): string =>
  JSON.stringify([
    step.previous,
    step.seq,
    step.state,
    step.at,
    step.attempt,
    step.reason,
    step.code,
    step.person,
    step.note,
    canonical(step.exchange ?? null),
  ]);
