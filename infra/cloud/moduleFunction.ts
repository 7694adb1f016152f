import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { type ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  Architecture,
  type Code,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import product from '../../package.json' with { type: 'json' };
import { NARROWED_BY } from '../../shared/foundation/narrowedKey.ts';
import { consumed, type FunctionDefinition } from '../parts.ts';
import { VIEWER_HEADER } from '../topology.ts';
import { metricsOf } from './alarms.ts';
import { arnOfRole, hold, reachesCompanies } from './companyWall.ts';
import { clientKey } from './clientKeys.ts';
import { allow, found, type Parts, variableOf } from './grants.ts';
import { idOf } from './idOf.ts';
import type { Settings } from './settings.ts';
import type { WorkQueue } from './workQueue.ts';

export interface ModuleFunctionProps extends Parts {
  prefix: string;
  workQueues: ReadonlyMap<string, WorkQueue>;
  settings: Settings;
  /** Holds whoever works for a company to it. */
  wall: ManagedPolicy;
  code: Code;
}

/** The parts that a function was granted, who may call it when it answers HTTP, and the authorities it speaks to. */
function environmentOf(
  scope: Construct,
  definition: FunctionDefinition,
  props: ModuleFunctionProps,
): Record<string, string> {
  const { programs, authorities } = props.settings;
  return {
    ...Object.fromEntries(
      [...definition.grants, ...consumed(definition)].map((grant) => variableOf(grant, props)),
    ),
    ...(definition.trigger.kind === 'http'
      ? {
          API_CLIENTS: programs
            .map(({ name }) => `${name}=${clientKey(scope, props.prefix, name)}`)
            .join(','),
          VIEWER_HEADER,
        }
      : {}),
    ...(definition.speaks ? authorities : {}),
    // Who says the version: told to the others too, a release would replace each of them.
    ...(definition.name === 'platform' ? { APP_VERSION: product.version } : {}),
    METRICS: metricsOf(props.prefix),
    POWERTOOLS_SERVICE_NAME: definition.name,
  };
}

/** One function of the topology: its code, its own role with its own grants, its log and its queue. */
export class ModuleFunction extends Construct {
  readonly definition: FunctionDefinition;
  readonly handler: LambdaFunction;
  readonly log: LogGroup;
  /** What the API calls: the version that is in use, of a function that answers people. */
  readonly live: Alias | undefined;

  constructor(scope: Construct, definition: FunctionDefinition, props: ModuleFunctionProps) {
    super(scope, `${idOf(definition.name)}Function`);
    this.definition = definition;
    const functionName = props.prefix + definition.name;
    this.log = new LogGroup(this, 'Log', {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: props.settings.environment.logDays,
      encryptionKey: props.stateful.key,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = this.role(definition, props, this.log);
    this.handler = new LambdaFunction(this, 'Function', {
      functionName,
      description: `${definition.module}: ${definition.entry}`,
      code: props.code,
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: definition.memoryMb,
      timeout: Duration.seconds(definition.timeoutSeconds),
      tracing: Tracing.ACTIVE,
      role,
      logGroup: this.log,
      environment: environmentOf(this, definition, props),
      ...(props.settings.reservesConcurrency ? { reservedConcurrentExecutions: definition.reserved } : {}),
    });
    if (reachesCompanies(definition.grants)) this.handler.addEnvironment(NARROWED_BY, role.roleArn);
    this.listen(definition, props.workQueues);
    this.live =
      definition.trigger.kind === 'http'
        ? new Alias(this, 'Live', { aliasName: 'live', version: this.handler.currentVersion })
        : undefined;
  }

  private role(definition: FunctionDefinition, props: ModuleFunctionProps, logGroup: LogGroup): Role {
    const roleName = props.prefix + definition.name;
    const role = new Role(this, 'Role', {
      roleName,
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `What ${definition.name} may touch, as the topology grants it`,
    });
    for (const grant of definition.grants) allow(role, grant, props);
    if (reachesCompanies(definition.grants)) hold(role, arnOfRole(Stack.of(this), roleName), props.wall);
    role.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    );
    return role;
  }

  private listen(definition: FunctionDefinition, workQueues: ReadonlyMap<string, WorkQueue>): void {
    const { trigger } = definition;
    if (trigger.kind !== 'queue' && trigger.kind !== 'deadLetters') return;
    const pair = found(workQueues, trigger.queue);
    this.handler.addEventSource(
      new SqsEventSource(trigger.kind === 'queue' ? pair.queue : pair.deadLetters, {
        batchSize: trigger.batchSize,
        reportBatchItemFailures: true,
        maxConcurrency: definition.reserved,
      }),
    );
  }
}
