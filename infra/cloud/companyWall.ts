import { ArnFormat, type Stack } from 'aws-cdk-lib';
import {
  AccountRootPrincipal,
  Effect,
  ManagedPolicy,
  PolicyStatement,
  type PolicyStatementProps,
  type Role,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { COMPANY_TAG } from '../../shared/foundation/narrowedKey.ts';
import { acrossAll, WALL } from '../actions.ts';
import type { Grant } from '../parts.ts';
import { tables } from '../topology.ts';
import { ANSWERS } from './analysis.ts';
import { found } from './grants.ts';
import type { StatefulStack } from './statefulStack.ts';

const TAG = `aws:PrincipalTag/${COMPANY_TAG}`;
/** The company of a session, as a policy names it. */
const COMPANY = `\${${TAG}}`;
const narrowed = (is: boolean) => ({ Null: { [TAG]: String(!is) } });

const ROWS = ['dynamodb:*Item', 'dynamodb:Query', 'dynamodb:Scan', 'dynamodb:PartiQL*'];
const OBJECTS = ['s3:GetObject*', 's3:PutObject*', 's3:DeleteObject*', 's3:AbortMultipartUpload'];
const ASSUME = ['sts:AssumeRole', 'sts:TagSession'];

/** Whether a function may reach rows or objects of companies, so that it works for one at a time. */
export const reachesCompanies = (grants: readonly Grant[]): boolean =>
  grants.some(
    (each) => ('table' in each && each.keys !== 'system') || ('bucket' in each && each.access !== 'measure'),
  );

/** A role's own ARN from its name, which its trust may name before there is the role. */
export const arnOfRole = (stack: Stack, resourceName: string): string =>
  stack.formatArn({
    service: 'iam',
    region: '',
    resource: 'role',
    resourceName,
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  });

/**
 * The second wall between companies, above what roles are granted: a function assumes its own role once more under the tag of
 * the company that it works for, and such a session is denied whatever is not that company's or shared. The role itself is
 * denied rows of companies but where it is asked who calls, and every object (decision 26).
 */
export function companyWall(scope: Construct, stateful: StatefulStack): ManagedPolicy {
  const leading = (operator: string, keys: string[]) => ({ [operator]: { 'dynamodb:LeadingKeys': keys } });
  const open = tables
    .filter(({ beforeScope }) => beforeScope)
    .map(({ name }) => found(stateful.tables, name));
  const objects = [...stateful.buckets].flatMap(([name, bucket]) =>
    // Answers of the analysis are named after questions, each of which is one company's.
    [...WALL.objects(COMPANY), ...(name === 'analysis' ? [`${ANSWERS}*`] : [])].map((each) =>
      bucket.arnForObjects(each),
    ),
  );
  const denied: PolicyStatementProps[] = [
    {
      actions: ROWS,
      resources: ['*'],
      conditions: { ...narrowed(true), ...leading('ForAnyValue:StringNotLike', WALL.rows(COMPANY)) },
    },
    {
      actions: ROWS,
      notResources: open.map(({ tableArn }) => tableArn),
      conditions: { ...narrowed(false), ...leading('ForAnyValue:StringLike', [WALL.rowsOfCompanies]) },
    },
    {
      actions: ['dynamodb:Query'],
      resources: acrossAll(tables).map(
        ({ table, index }) => `${found(stateful.tables, table).tableArn}/index/${index}`,
      ),
      conditions: narrowed(true),
    },
    { actions: OBJECTS, notResources: objects, conditions: narrowed(true) },
    { actions: OBJECTS, resources: ['*'], conditions: narrowed(false) },
  ];
  return new ManagedPolicy(scope, 'CompanyWall', {
    description: 'What no function may reach, whatever it is granted: another company than it works for',
    statements: denied.map((each) => new PolicyStatement({ effect: Effect.DENY, ...each })),
  });
}

/** Puts a function's role behind the wall, and lets it come to sessions of one company. */
export function hold(role: Role, arn: string, wall: ManagedPolicy): void {
  role.addManagedPolicy(wall);
  role.addToPrincipalPolicy(
    new PolicyStatement({ actions: ASSUME, resources: [arn], conditions: narrowed(false) }),
  );
  role.assumeRolePolicy?.addStatements(
    new PolicyStatement({
      actions: ASSUME,
      principals: [new AccountRootPrincipal()],
      conditions: {
        ArnEquals: { 'aws:PrincipalArn': arn },
        StringLike: { [`aws:RequestTag/${COMPANY_TAG}`]: '?*' },
        'ForAllValues:StringEquals': { 'aws:TagKeys': [COMPANY_TAG] },
      },
    }),
  );
}
