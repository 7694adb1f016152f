import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { actionsOf, indexesOf, INDEX_ACTIONS, LEADING, queuesOf, versionActionsOf } from '../actions.ts';
import type { Grant } from '../parts.ts';
import { buckets as bucketDefinitions, tables as tableDefinitions, variableFor } from '../topology.ts';
import { mailSetName } from './mailService.ts';
import type { StatefulStack } from './statefulStack.ts';

// DynamoDB and Secrets Manager ask for their own keys to be opened and nothing else; S3 seals each object with a new one.
export const KEY_OPENED = ['kms:Decrypt'];
export const KEY_MADE = [...KEY_OPENED, 'kms:GenerateDataKey'];

type Conditions = Record<string, Record<string, string[]>>;

/** Of a table only the rows whose partition key begins as those do that all companies share, or as those of companies (functions/runtime/keys.ts). */
const rowsOf = (keys: keyof typeof LEADING): Conditions => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${LEADING[keys]}*`] },
});

export interface Parts {
  stateful: StatefulStack;
  queues: ReadonlyMap<string, IQueue>;
  /** Address that mails come from; blank where the installation sends none. */
  mailFrom: string;
}

/** A part that the topology names but the stacks did not build is a fault of the topology. */
export function found<T>(parts: ReadonlyMap<string, T>, name: string): T {
  const part = parts.get(name);
  if (part === undefined)
    throw new Error(`The topology grants or routes to "${name}", which it does not define`);
  return part;
}

/** Variable and value that tell a function where the granted part is. */
export function variableOf(grant: Grant, { stateful, queues, mailFrom }: Parts): [string, string] {
  if ('table' in grant)
    return [variableFor('TABLE', grant.table), found(stateful.tables, grant.table).tableName];
  if ('bucket' in grant)
    return [variableFor('BUCKET', grant.bucket), found(stateful.buckets, grant.bucket).bucketName];
  if ('queue' in grant) return [variableFor('QUEUE', grant.queue), found(queues, grant.queue).queueUrl];
  if ('mail' in grant) return ['MAIL_FROM', mailFrom];
  if ('analysis' in grant) return ['ANALYSIS', `athena:${stateful.analysis.place}`];
  return [variableFor('SECRET', grant.secret), found(stateful.secrets, grant.secret).secretArn];
}

/** The identity of the sender's domain, and the set by which the service tells of bounces. */
const mailResources = (stack: Stack, mailFrom: string): string[] =>
  [`identity/${mailFrom.split('@')[1]}`, `configuration-set/${mailSetName(stack)}`].map((resourceName) =>
    stack.formatArn({ service: 'ses', resource: resourceName, arnFormat: ArnFormat.NO_RESOURCE_NAME }),
  );

/** Allows exactly one grant of the topology, and with it the key that seals the part. */
export function allow(role: IRole, grant: Grant, { stateful, queues, mailFrom }: Parts): void {
  const permit = (actions: readonly string[], resources: string[], conditions: Conditions = {}) =>
    role.addToPrincipalPolicy(new PolicyStatement({ actions: [...actions], resources, conditions }));
  if ('queue' in grant) {
    permit(
      actionsOf(grant),
      queuesOf(grant).map((name) => found(queues, name).queueArn),
    );
    return;
  }
  if ('mail' in grant) {
    if (mailFrom !== '') permit(actionsOf(grant), mailResources(Stack.of(role), mailFrom));
    return;
  }
  if ('analysis' in grant) {
    stateful.analysis.allow(role);
    return;
  }
  // S3 answers that it is there to whoever may do nothing in it (functions/runtime/probe.ts).
  if ('bucket' in grant && grant.access === 'measure') return;
  permit('bucket' in grant && grant.access !== 'read' ? KEY_MADE : KEY_OPENED, [stateful.key.keyArn]);
  if ('secret' in grant) {
    permit(actionsOf(grant), [found(stateful.secrets, grant.secret).secretArn]);
  } else if ('bucket' in grant) {
    const bucket = found(stateful.buckets, grant.bucket);
    permit([...actionsOf(grant), ...versionActionsOf(grant, bucketDefinitions)], [bucket.arnForObjects('*')]);
    // No right to list: it would tell the names of every company's files (functions/runtime/files.ts says what follows).
  } else {
    const table = found(stateful.tables, grant.table);
    const indexes = tableDefinitions.find((each) => each.name === grant.table)?.indexes ?? [];
    permit(actionsOf(grant), [table.tableArn], grant.keys && rowsOf(grant.keys));
    for (const index of indexesOf(grant, indexes))
      permit(INDEX_ACTIONS, [`${table.tableArn}/index/${index.name}`]);
  }
}
