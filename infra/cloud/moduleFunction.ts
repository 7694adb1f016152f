import { fileURLToPath } from 'node:url';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionDefinition } from '../topology.ts';
import { acknowledge } from './acknowledge.ts';
import { allow, found, type Parts, variableOf } from './grants.ts';
import { idOf } from './idOf.ts';
import type { WorkQueue } from './workQueue.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Libraries written as CommonJS call `require`, which an ES module does not have until it makes one. */
const REQUIRE_BANNER = "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);";

export interface ModuleFunctionProps extends Parts {
  prefix: string;
  workQueues: ReadonlyMap<string, WorkQueue>;
  /** Addresses and time-outs of the authorities, for the functions that hold their credentials. */
  authorities: Record<string, string>;
}

/** One function of the topology: its code, its own role with its own grants, its log and its queue. */
export class ModuleFunction extends Construct {
  readonly definition: FunctionDefinition;
  readonly handler: NodejsFunction;

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
    const speaksToAuthorities = definition.grants.some(
      (grant) => 'secret' in grant && grant.secret === 'authority-credentials',
    );
    this.handler = new NodejsFunction(this, 'Function', {
      functionName,
      description: `${definition.module}: ${definition.entry}`,
      entry: `${root}functions/${definition.module}/${definition.entry}.ts`,
      handler: 'handler',
      projectRoot: root,
      depsLockFilePath: `${root}package-lock.json`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: definition.memoryMb,
      timeout: Duration.seconds(definition.timeoutSeconds),
      tracing: Tracing.ACTIVE,
      role,
      logGroup,
      environment: {
        ...Object.fromEntries(definition.grants.map((grant) => variableOf(grant, props))),
        ...(speaksToAuthorities ? props.authorities : {}),
        POWERTOOLS_SERVICE_NAME: definition.name,
        NODE_OPTIONS: '--enable-source-maps',
      },
      bundling: {
        format: OutputFormat.ESM,
        target: 'node24',
        mainFields: ['module', 'main'],
        minify: true,
        sourceMap: true,
        sourcesContent: false,
        // The lockfile's version of the SDK, not whichever the runtime carries today.
        bundleAwsSDK: true,
        banner: REQUIRE_BANNER,
      },
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
