import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { CatalogueList } from '../../shared/foundation/documents/makeReference.ts';
import type { AnyProcedure, Input, Procedures, Result } from '../../shared/foundation/contracts/procedure.ts';
import { ACCESS_HEADER } from '../../shared/foundation/contracts/access.ts';
import { OWNER_HEADER } from '../../shared/foundation/contracts/owner.ts';
import { Refusal, refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { Param } from '../../shared/foundation/contracts/params.ts';
import type { ModuleName } from '../../shared/foundation/modules.ts';
import { workingFor, workingForNobody } from './narrowed.ts';
import { identify, identifyProgram, type Caller } from './caller.ts';
import { deliver } from './http/deliver.ts';
import { asBrowser, doingOf, journalOf } from './journal.ts';
import { parseBody, readRequest, type Request } from './http/request.ts';
import { answer, refused, sessionCookie } from './http/response.ts';
import { once } from './idempotency.ts';
import { ownCheckRows } from './documents/ownChecks.ts';
import { readInput } from './readInput.ts';
import { referenceFor } from './reference.ts';
import { withOptions } from '../../shared/foundation/options/withOptions.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { withOwnChecks } from '../../shared/foundation/rules/own/ownProblems.ts';
import type { TenantScope } from './scope.ts';
import type { Log } from './log.ts';
import { madeOnce } from './madeOnce.ts';
import { createServices, type Services } from './services.ts';
import { requireStepUp } from './stepUp.ts';
import { TRACE_HEADER, traced } from './trace.ts';
import type { SessionRow } from './session.ts';
import { nameOfThrown } from '../../shared/foundation/thrown.ts';

export interface PublicCall<I> {
  input: I;
  services: Services;
  request: Request;
  /** Cookies that the answer sets. */
  cookies: string[];
}

/** What a procedure gets: checked input, whose call it is, and the doors it may use. */
export interface Call<I> extends PublicCall<I> {
  scope: TenantScope;
  session: SessionRow;
  /** Last change of the country's lists when the request came; `reference` holds the lists of that change or a later one. */
  revision: string;
  /** Country, day and catalogues for the documents' pure functions; loaded when asked. */
  reference: () => Promise<Reference>;
}

export type Implementation<C extends AnyProcedure> = C['permission'] extends 'public'
  ? (call: PublicCall<Input<C>>) => Promise<Result<C>>
  : (call: Call<Input<C>>) => Promise<Result<C>>;

export type Implementations<P extends Procedures> = { [N in keyof P]: Implementation<P[N]> };

interface Group<P extends Procedures> {
  group: ModuleName;
  procedures: P;
  implementations: Implementations<P>;
  /** Lists that the product ships; `catalogues` owns them. */
  catalogues: readonly CatalogueList[];
  services?: () => Promise<Services>;
}

type HttpHandler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

/**
 * The one executor. In order: session, tenant, second factor, permission (default deny), a proof anew, parameters,
 * idempotency key, procedure, result or a catalogued refusal. Nothing else in the product answers HTTP for a procedure.
 */
export function createHandler<P extends Procedures>(group: Group<P>): HttpHandler {
  const byName = new Map(
    Object.entries(group.procedures).map(([key, contract]) => [contract.name, { key, contract }]),
  );
  const services = madeOnce(group.services ?? createServices);

  async function run(event: APIGatewayProxyEvent, context: Context): Promise<APIGatewayProxyResult> {
    const loaded = await services();
    const requestId = context.awsRequestId;
    const started = performance.now();
    const cookies: string[] = [];
    let label = group.group as string;
    let caller: Caller | undefined;
    try {
      const request = readRequest(event);
      label = `${group.group}/${request.procedure}`;
      const found = byName.get(request.procedure);
      if (!found) throw refusal('procedure.unknown', { procedure: label });
      const { key, contract } = found;
      if (contract.permission !== 'public') {
        caller = request.program
          ? await identifyProgram(loaded, request.program, request.address)
          : await identify(loaded, request.token, request.background);
        if (caller.rotated) cookies.push(sessionCookie(caller.rotated));
        checkCaller(contract, caller, loaded.now());
      }
      const input = readInput(contract, parseBody(contract, request.body));
      if (caller) checkCompany(contract, input, caller.scope);
      const whose = caller && callerParts(loaded, caller, group);
      const noting = noted(caller, contract, request);
      const work = (services: Services): Promise<unknown> =>
        implementation(key)({ input, request, cookies, ...whose, services: noting(services) });
      const keyed = caller && contract.effect === 'write' && request.idempotencyKey;
      const result = await within(caller, contract, () =>
        keyed ? once(loaded, caller!.scope, keyed, label, input, work, !contract.secretAnswer) : work(loaded),
      );
      loaded.log.info('procedure.done', {
        procedure: label,
        ms: Math.round(performance.now() - started),
        client: request.client,
      });
      return owned(caller, answer(200, { result }, cookies, caller?.revision));
    } catch (error) {
      const company = caller?.scope.company;
      const expected = expectedRefusal(error);
      if (expected) {
        tellRefused(loaded.log, label, expected, company);
        return owned(caller, refused(expected, requestId, cookies, caller?.revision));
      }
      loaded.log.error('procedure.failed', { procedure: label, reference: requestId, company, error });
      return owned(caller, refused(refusal('internal', { reference: requestId }), requestId, cookies));
    }
  }

  // One cast: the record is exhaustive over the contracts, but its call type depends on each contract's permission.
  const implementation = (key: string): ((call: unknown) => Promise<unknown>) =>
    group.implementations[key as keyof P] as (call: unknown) => Promise<unknown>;

  return middy(underItsName(run)).use(delivered);
}

/** Works with the caller's company alone in reach, unless it is not their own that they work on. */
const within = <T>(caller: Caller | undefined, { ofOthers }: AnyProcedure, work: () => T): T =>
  caller && !ofOthers ? workingFor(caller.scope, work) : work();

/** Works under the name that the caller gave the work, for no company before it is known who calls. */
const underItsName =
  (run: HttpHandler): HttpHandler =>
  (event, context) =>
    traced(traceOf(event) ?? context.awsRequestId, () => workingForNobody(() => run(event, context)));

/** What a call knows beyond its input: whose it is, and the lists of their country. */
const callerParts = (
  services: Services,
  { scope, session, revision, options }: Caller,
  { group, procedures, catalogues }: Pick<Group<Procedures>, 'group' | 'procedures' | 'catalogues'>,
) => ({
  scope,
  session,
  revision,
  reference: madeOnce(async () => {
    const [reference, own] = await Promise.all([
      referenceFor(services, scope.country, catalogues, revision),
      // A group of a kind of document judges by what the company itself checks in that kind, too.
      'ownChecks' in procedures ? ownCheckRows(services, scope, group) : [],
    ]);
    return withOwnChecks(withOptions(reference, options), own);
  }),
});

/** Name that the caller gives its work. */
const traceOf = ({ headers }: APIGatewayProxyEvent): string | undefined =>
  Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === TRACE_HEADER)?.[1];

/** The services of a call, by whose changes the logbook hears who made them. */
const noted = (
  caller: Caller | undefined,
  { group, summary, effect }: AnyProcedure,
  { address, userAgent }: Request,
) => {
  if (!caller) return (services: Services): Services => services;
  const asked = { module: group, action: summary, changes: effect === 'write' };
  const doing = doingOf(caller.scope, { address, device: caller.program ?? asBrowser(userAgent) }, asked);
  return (services: Services): Services => ({
    ...services,
    database: services.database.noting(journalOf(services, doing)),
  });
};

/** The answer in the form in which its caller takes it; after whatever the procedure said. */
const delivered: MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> = {
  after: async (request) => {
    const { response, event, context } = request;
    if (response) request.response = await deliver(response, event, context.awsRequestId);
  },
};

/**
 * The answer with the name of the company that it was worked for, by which a host gives turns, and the count by which a
 * browser sees that what its person may do was changed.
 */
const owned = (caller: Caller | undefined, answered: APIGatewayProxyResult): APIGatewayProxyResult =>
  caller
    ? {
        ...answered,
        headers: {
          ...answered.headers,
          [OWNER_HEADER]: caller.scope.company,
          [ACCESS_HEADER]: caller.access,
        },
      }
    : answered;

/**
 * Default deny: whoever owes a second factor, has not the procedure's permission, or proved themselves too long ago for it,
 * comes no further.
 */
function checkCaller(contract: AnyProcedure, { owesFactor, scope, session }: Caller, now: Date): void {
  if (owesFactor && !contract.beforeFactor) throw refusal('session.factor');
  // What belongs to a sign-in is no program's: it has none.
  if (contract.permission === 'session' && !scope.permissions.has('session'))
    throw refusal('session.missing');
  if (!scope.permissions.has(contract.permission))
    throw refusal('permission.denied', { action: contract.summary });
  if (contract.stepUp) requireStepUp(now, session, contract.summary);
}

/** The company id that the specification's calls carry is compared, never trusted; a foreign one does not exist. */
function checkCompany(contract: AnyProcedure, input: Record<string, unknown>, scope: TenantScope): void {
  for (const [name, param] of Object.entries<Param>(contract.params)) {
    if (param.company && input[name] !== scope.company) throw refusal('not-found', { what: 'una empresa' });
  }
}

const THROTTLES = [
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'TransactionConflictException',
];
const throttled = (error: unknown): boolean => THROTTLES.includes(nameOfThrown(error));

/** What was refused goes into the log, and by itself what neither our pages nor a program that keeps to the rules ever does (fault row 4). */
function tellRefused(log: Log, procedure: string, { code }: Refusal, company: string | undefined): void {
  log.info('procedure.refused', { procedure, code, company });
  if (code === 'idempotency.other-body') log.warn('key.reused', { procedure, company });
}

/** What a procedure refused, or the tables that take no more for now; undefined for a failure of ours. */
const expectedRefusal = (error: unknown): Refusal | undefined =>
  error instanceof Refusal ? error : throttled(error) ? refusal('busy') : undefined;
