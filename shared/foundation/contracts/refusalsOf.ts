import type { Param } from './params.ts';
import type { AnyProcedure } from './procedure.ts';
import type { RefusalCode } from './refusal.ts';

/** What the host and the executor may answer to any call of a procedure. */
const GENERAL: readonly RefusalCode[] = [
  'request.not-json',
  'request.too-large',
  'request.origin',
  'request.host',
  'request.media-type',
  'request.unknown-client',
  'params.count',
  'params.unknown',
  'params.invalid',
  'answer.too-large',
  'busy',
  'storage.full',
  'internal',
];

/**
 * Every refusal that a procedure may give, each once: the executor's, those that follow from who may call and from the
 * parameters, and the contract's own. Without `procedure.unknown` and `request.method`: those are answers to no procedure.
 */
export function refusalsOf(contract: AnyProcedure): RefusalCode[] {
  const { permission, effect, beforeFactor, stepUp, refusals = [] } = contract;
  const params = Object.values<Param>(contract.params);
  const signedIn = permission !== 'public';
  const codes: readonly (readonly RefusalCode[])[] = [
    GENERAL,
    signedIn ? ['session.missing'] : [],
    signedIn && !beforeFactor ? ['session.factor'] : [],
    signedIn && permission !== 'session' ? ['permission.denied'] : [],
    stepUp ? ['session.step-up'] : [],
    signedIn && effect === 'write'
      ? ['idempotency.other-body', 'idempotency.in-progress', 'idempotency.committed']
      : [],
    // What is another company's does not exist.
    params.some((each) => each.company ?? each.idOf) ? ['not-found'] : [],
    refusals,
  ];
  return [...new Set(codes.flat())];
}
