import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  ApiKey,
  EndpointType,
  Integration,
  IntegrationType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  ResponseType,
  RestApi,
  type Stage,
} from 'aws-cdk-lib/aws-apigateway';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { BODY_BYTES, megabytes } from '../../shared/foundation/contracts/sizes.ts';
import type { ApiClient, Route } from '../parts.ts';
import { routes } from '../topology.ts';
import { clientKey } from './clientKeys.ts';
import { edgeOnly } from './edgeOnly.ts';
import { found } from './grants.ts';
import { idOf } from './idOf.ts';
import type { Settings } from './settings.ts';

/** Names the stage in the path by which the edge reaches it. */
export const STAGE = 'live';

/** All programs together, more than ten times both countries ask for in their busiest seconds (`npm run bench -- quotas`). */
export const REQUESTS_PER_SECOND = 5000;

/** Procedures name their client program; the platform's pages are for anyone. */
const isProcedure = (path: string): boolean => path.includes('{procedure}');

/** The HTTP surface of the topology. REST, because only its usage plans know a client program by its key (ADR 0006). */
export class ProcedureApi extends Construct {
  readonly api: RestApi;
  readonly stage: Stage;

  constructor(
    scope: Construct,
    props: {
      prefix: string;
      settings: Pick<Settings, 'programs' | 'environment'>;
      key: IKey;
      /** What CloudFront shows with every request. */
      originSecret: string;
      handlers: ReadonlyMap<string, IFunction>;
    },
  ) {
    super(scope, 'Api');
    const { programs, environment } = props.settings;
    const accessLog = new LogGroup(this, 'AccessLog', {
      logGroupName: `/aws/apigateway/${props.prefix}api`,
      retention: environment.logDays,
      encryptionKey: props.key,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.api = new RestApi(this, 'Rest', {
      restApiName: `${props.prefix}api`,
      description: 'Procedures of Despacho, answered only behind CloudFront',
      endpointTypes: [EndpointType.REGIONAL],
      policy: edgeOnly(props.originSecret),
      // The role is the account's, which has one for all (`accountStack.ts`).
      cloudWatchRole: false,
      // Compressed answers leave a function as base64. The gateway decodes them when the first type that the caller
      // accepts is listed, which only this one is for every caller. Requests come as base64 too, then.
      binaryMediaTypes: ['*/*'],
      deployOptions: {
        stageName: STAGE,
        tracingEnabled: true,
        throttlingRateLimit: REQUESTS_PER_SECOND,
        throttlingBurstLimit: REQUESTS_PER_SECOND,
        metricsEnabled: true,
        // Bodies hold declarations of taxpayers: never into a log.
        dataTraceEnabled: false,
        loggingLevel: MethodLoggingLevel.ERROR,
        accessLogDestination: new LogGroupLogDestination(accessLog),
        accessLogFormat: AccessLogFormat.jsonWithStandardFields(),
      },
    });
    this.stage = this.api.deploymentStage;
    this.answerTooLarge();
    this.addRoutes(props.handlers);
    for (const client of programs) this.admit(client, props.prefix);
  }

  /** The gateway refuses an oversized request before any function sees it, in the words of the executor. */
  private answerTooLarge(): void {
    const limit = megabytes(BODY_BYTES);
    const { code, message, status } = refusal('request.too-large', { size: `más de ${limit}`, limit });
    this.api.addGatewayResponse('TooLarge', {
      type: ResponseType.REQUEST_TOO_LARGE,
      statusCode: String(status),
      templates: {
        'application/json': JSON.stringify({
          error: { code, message, reference: '$context.requestId', problems: [] },
        }),
      },
    });
  }

  private addRoutes(handlers: ReadonlyMap<string, IFunction>): void {
    for (const route of routes) {
      const resource = this.api.root.resourceForPath(route.path);
      const integration = this.integrate(route, found(handlers, route.function));
      for (const method of route.methods) {
        resource.addMethod(method, integration, { apiKeyRequired: isProcedure(route.path) });
      }
    }
  }

  /**
   * Answers a route by a function, which may be called along its path alone: one permission for all methods of it, where
   * `LambdaIntegration` makes one a method, for a stack holds five hundred resources.
   */
  private integrate({ path }: Route, handler: IFunction): Integration {
    handler.addPermission(`Api${idOf(path.replaceAll(/\W+/g, '-'))}`, {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: this.api.arnForExecuteApi('*', path.replace(/\{\w+\}/, '*'), this.stage.stageName),
    });
    return new Integration({
      type: IntegrationType.AWS_PROXY,
      integrationHttpMethod: 'POST',
      uri: Stack.of(this).formatArn({
        service: 'apigateway',
        account: 'lambda',
        resource: `path/2015-03-31/functions/${handler.functionArn}/invocations`,
      }),
    });
  }

  /** A plan of its own for each client program, with the key by which it is known. */
  private admit(client: ApiClient, prefix: string): void {
    const id = idOf(client.name);
    const plan = this.api.addUsagePlan(`${id}Plan`, {
      name: prefix + client.name,
      throttle: { rateLimit: client.requestsPerSecond, burstLimit: client.requestsPerSecond * 2 },
      apiStages: [{ api: this.api, stage: this.stage }],
    });
    plan.addApiKey(
      new ApiKey(this, `${id}Key`, {
        apiKeyName: prefix + client.name,
        value: clientKey(this, prefix, client.name),
        enabled: true,
      }),
    );
  }
}
