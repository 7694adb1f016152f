import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Alias, Code, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { FunctionDefinition } from '../parts.ts';
import { changesFunction, changesSchedule } from '../changes.ts';
import { deadLetterName } from '../../shared/foundation/queues.ts';
import { signals } from '../signals.ts';
import { buckets, functions, queues, schedules } from '../topology.ts';
import { Alarms } from './alarms.ts';
import { monthlyBudget } from './budget.ts';
import { Canary } from './canary.ts';
import { exportsChanges } from './changes.ts';
import { companyWall } from './companyWall.ts';
import { Watched } from './dashboard.ts';
import { firewallOfEdge } from './edgeStack.ts';
import { edgeFirewall, logFirewall } from './firewall.ts';
import { found } from './grants.ts';
import { idOf } from './idOf.ts';
import { MailService } from './mailService.ts';
import { ModuleFunction } from './moduleFunction.ts';
import { ProcedureApi } from './procedureApi.ts';
import { FIRST_REGION, namePrefix } from '../place.ts';
import type { Settings } from './settings.ts';
import { SiteDistribution } from './siteDistribution.ts';
import { replicaName } from './replica.ts';
import type { StatefulStack } from './statefulStack.ts';
import { WorkQueue } from './workQueue.ts';
import { WorkSchedule } from './workSchedule.ts';

const isHttp = (name: string): boolean =>
  functions.some((each) => each.name === name && each.trigger.kind === 'http');

/** Whoever writes mails or sends them. */
const hasMail = (name: string): boolean =>
  functions.some(
    (each) =>
      each.name === name &&
      each.grants.some(
        (grant) =>
          'mail' in grant ||
          ('table' in grant && grant.table === 'notifications' && grant.access === 'write'),
      ),
  );

interface StatelessStackProps extends StackProps {
  settings: Settings;
  stateful: StatefulStack;
  codeOf: (definition: FunctionDefinition) => Code;
}

/** What can be thrown away and built again: queues, functions, schedules, API, site and alarms. */
export class StatelessStack extends Stack {
  constructor(scope: Construct, id: string, props: StatelessStackProps) {
    super(scope, id, props);
    const { settings, stateful } = props;
    const prefix = namePrefix(settings);
    const workQueues = new Map(queues.map((each) => [each.name, new WorkQueue(this, each, { prefix })]));
    const granted = new Map<string, IQueue>(
      [...workQueues].flatMap(([name, { queue, deadLetters }]) => [
        [name, queue],
        [deadLetterName(name), deadLetters],
      ]),
    );
    const wall = companyWall(this, stateful);
    const { copiedTo } = settings;
    const made = [...functions, ...(copiedTo === undefined ? [] : [changesFunction])].map(
      (each) =>
        new ModuleFunction(this, each, {
          prefix,
          stateful,
          queues: granted,
          mailFrom: settings.mailFrom,
          workQueues,
          settings,
          wall,
          code: props.codeOf(each),
        }),
    );
    const handlers = new Map(made.map((each) => [each.definition.name, each.handler] as const));
    this.mail(prefix, settings, found(workQueues, 'mail-events'), made);
    this.schedule(prefix, made);
    const answering = new Map(
      made.flatMap(({ definition, live }) => (live ? [[definition.name, live] as const] : [])),
    );
    const api = this.publish(prefix, props, handlers, answering);

    const alarms = new Alarms(this, {
      prefix,
      key: stateful.key,
      emails: settings.alarmEmails,
    });
    for (const { definition, handler } of made) {
      const { trigger } = definition;
      // What exports changes is watched by how far they are behind.
      if (trigger.kind !== 'schedule' || definition === changesFunction) continue;
      const watched = schedules.filter(({ name }) => trigger.schedules.includes(name));
      alarms.watchSchedule(definition, handler, watched);
    }
    const told = new Map(signals.map((each) => [each.name, alarms.watchSignal(each)]));
    const failures = [alarms.watchApi(api), found(told, 'procedure-failed')];
    if (settings.rollout === 'canary') new Canary(this, prefix, made, failures);
    for (const each of queues) alarms.watchQueue(each, found(workQueues, each.name));
    if (copiedTo !== undefined) this.copy(prefix, copiedTo, props, { alarms, handlers });
    new Watched(this, { prefix, alarms: alarms.all, functions: made, workQueues, api });
    monthlyBudget(this, prefix, settings);
  }

  /** What goes to the second region: its alarms, and what has changes of tables exported there. */
  private copy(
    prefix: string,
    copiedTo: string,
    { settings, stateful }: StatelessStackProps,
    { alarms, handlers }: { alarms: Alarms; handlers: ReadonlyMap<string, LambdaFunction> },
  ): void {
    alarms.watchCopies();
    for (const { name } of buckets.filter(({ locked }) => locked))
      alarms.watchReplica(name, found(stateful.buckets, name).bucketName, replicaName(this, prefix, name));
    const hours = settings.environment.backups!.changesHours;
    exportsChanges(found(handlers, changesFunction.name), { prefix, stateful, copiedTo, hours });
    alarms.watchChanges(hours);
  }

  /** Where mail is sent: the set that tells of bounces, named to whoever sends, and where links in it lead. */
  private mail(
    prefix: string,
    settings: Settings,
    { queue: events, deadLetters: undelivered }: WorkQueue,
    made: readonly ModuleFunction[],
  ): void {
    if (settings.mailFrom === '') return;
    const { name } = new MailService(this, { prefix, from: settings.mailFrom, events, undelivered });
    for (const { definition, handler } of made) {
      if (!definition.grants.some((each) => 'mail' in each)) continue;
      handler.addEnvironment('MAIL_CONFIGURATION_SET', name);
    }
  }

  private schedule(prefix: string, made: readonly ModuleFunction[]): void {
    const group = new ScheduleGroup(this, 'Schedules', { scheduleGroupName: `${prefix}schedules` });
    for (const { definition, handler } of made) {
      const { trigger } = definition;
      if (trigger.kind !== 'schedule') continue;
      const role = new Role(this, `${idOf(definition.name)}Caller`, {
        assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
        description: `Lets the schedules call ${definition.name}`,
      });
      const own = [...schedules, changesSchedule].filter(({ name }) => trigger.schedules.includes(name));
      for (const each of own) {
        new WorkSchedule(this, each, { prefix, group, role, handler });
      }
    }
  }

  /** The firewall before CloudFront, which takes it from the first region alone (`edgeStack.ts`). */
  private firewall(prefix: string, { region, environment }: Settings, key: IKey): string {
    if (region !== FIRST_REGION) return firewallOfEdge(prefix);
    const edge = edgeFirewall(this, prefix, environment.firewall);
    logFirewall(edge, 'edge', { prefix, key, environment });
    return edge.attrArn;
  }

  private publish(
    prefix: string,
    { settings, stateful }: StatelessStackProps,
    handlers: ReadonlyMap<string, LambdaFunction>,
    answering: ReadonlyMap<string, Alias>,
  ): RestApi {
    const originSecret = new Secret(this, 'OriginSecret', {
      description: 'CloudFront shows it to the API with every request',
      encryptionKey: stateful.key,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    // A dynamic reference: CloudFormation reads it while it deploys, the template never holds it.
    const secretValue = originSecret.secretValue.unsafeUnwrap();
    const { key } = stateful;
    const { api } = new ProcedureApi(this, {
      prefix,
      settings,
      key,
      originSecret: secretValue,
      handlers: answering,
    });
    const { site, distribution, origin } = new SiteDistribution(this, {
      prefix,
      settings,
      api,
      files: found(stateful.buckets, 'files'),
      accessLogs: stateful.accessLogs,
      originSecret: secretValue,
      firewallArn: this.firewall(prefix, settings, key),
    });
    // Without it every page's call would be refused: a browser names the origin of the page that it comes from.
    // Mails lead there as well.
    for (const [name, handler] of handlers)
      if (isHttp(name) || hasMail(name)) handler.addEnvironment('APP_ORIGINS', origin);
    new CfnOutput(this, 'SiteAddress', { value: origin });
    // What the DNS of a domain of its own must lead to.
    new CfnOutput(this, 'SiteTarget', { value: distribution.distributionDomainName });
    new CfnOutput(this, 'SiteBucket', { value: site.bucketName });
    new CfnOutput(this, 'SiteDistributionId', { value: distribution.distributionId });
    return api;
  }
}
