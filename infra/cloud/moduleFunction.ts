import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  type Code,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionDefinition } from '../parts.ts';
import { apiClients } from '../topology.ts';
import { acknowledge } from './acknowledge.ts';
import { allow, found, type Parts, variableOf } from './grants.ts';
import { idOf } from './idOf.ts';
import type { Settings } from './settings.ts';
import type { WorkQueue } from './workQueue.ts';

export interface ModuleFunctionProps extends Parts {
  prefix: string;
  workQueues: ReadonlyMap<string, WorkQueue>;
  settings: Settings;
  code: Code;
}

const holds = (definition: FunctionDefinition, secret: string): boolean =>
  definition.grants.some((grant) => 'secret' in grant && grant.secret === secret);

/** The parts that a function was granted, who may call it when it answers HTTP, and the authorities it speaks to. */
function environmentOf(definition: FunctionDefinition, props: ModuleFunctionProps): Record<string, string> {
  const { siteOrigin, authorities } = props.settings;
  return {
    ...Object.fromEntries(definition.grants.map((grant) => variableOf(grant, props))),
    ...(definition.trigger.kind === 'http'
      ? {
          API_CLIENTS: apiClients.map(({ name, key }) => `${name}=${key}`).join(','),
          APP_ORIGINS: siteOrigin,
        }
      : {}),
    ...(holds(definition, 'authority-credentials') ? authorities : {}),
    POWERTOOLS_SERVICE_NAME: definition.name,
    NODE_OPTIONS: '--enable-source-maps',
  };
}

/** One function of the topology: its code, its own role with its own grants, its log and its queue. */
export class ModuleFunction extends Construct {
  readonly definition: FunctionDefinition;
  readonly handler: LambdaFunction;

  constructor(scope: Construct, definition: FunctionDefinition, props: ModuleFunctionProps) {
    super(scope, `${idOf(definition.name)}Function`);
    this.definition = definition;
    const functionName = props.prefix + definition.name;
    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: RetentionDays.ONE_YEAR,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = this.role(definition, props, logGroup);
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
      logGroup,
      environment: environmentOf(definition, props),
    });
    this.listen(definition, props.workQueues);
  }

  private role(definition: FunctionDefinition, props: ModuleFunctionProps, logGroup: LogGroup): Role {
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `What ${definition.name} may touch, as the topology grants it`,
    });
    for (const grant of definition.grants) allow(role, grant, props);
    role.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    );
    acknowledge(role, { 'AwsSolutions-IAM5[Resource::*]': 'X-Ray has no resources to name.' });
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
      }),
    );
  }
}
