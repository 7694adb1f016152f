import { describe, expect, it, test } from 'vitest';
import { Rights } from '../../infra/embedded/rights/rights.ts';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { buckets, functions, tables } from '../../infra/topology.ts';
import { bare, PREFIX, type Resource, Templates } from './template.ts';

// The second wall between companies, as the roles of a deployment have it: read as IAM reads them, and compared with what
// the services of one machine do with a key of that company.

interface Statement {
  Effect: 'Allow' | 'Deny';
  Action: string | string[];
  Resource?: string | string[];
  NotResource?: string | string[];
  Condition?: Record<string, Record<string, string | string[]>>;
}
interface Asked {
  action: string;
  resource: string;
  /** What DynamoDB calls the leading keys. */
  keys?: readonly string[];
  company?: string | undefined;
}

const templates = new Templates();
const roles = functions.map(({ name, grants }) => {
  const made = templates
    .of('AWS::Lambda::Function')
    .find((each) => bare(each.properties.FunctionName) === name)!;
  const role = templates.at(made.properties.Role);
  const attached = (role.properties.ManagedPolicyArns ?? []) as string[];
  const statements = templates.resources
    .filter(({ id, properties }) =>
      [
        ...((properties?.Roles ?? []) as string[]).map((each) => each === `<${role.id}>`),
        attached.includes(`<${id}>`),
      ].some(Boolean),
    )
    .flatMap(({ properties }) => (properties.PolicyDocument?.Statement ?? []) as Statement[]);
  return { name, grants, role, statements, variables: made.properties.Environment.Variables };
});
const ofCompanies = roles.filter(({ statements }) => statements.some(({ Effect }) => Effect === 'Deny'));

/** As a policy names things: a star stands for whatever there is. */
const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(text);
const TAG = 'aws:PrincipalTag/company';

/** Whether a statement that denies is about what is asked; conditions that it does not know are an error of the test. */
function denies(statement: Statement, { action, resource, keys = [], company }: Asked): boolean {
  const filled = (text: string): string => text.replace(`\${${TAG}}`, company ?? '');
  const among = (patterns: string | string[] | undefined, text: string): boolean =>
    [patterns ?? []].flat().some((each) => matches(filled(each), text));
  if (statement.Effect !== 'Deny' || !among(statement.Action, action)) return false;
  if (statement.Resource && !among(statement.Resource, resource)) return false;
  if (statement.NotResource && among(statement.NotResource, resource)) return false;
  return Object.entries(statement.Condition ?? {}).every(([operator, condition]) => {
    const [[key, values] = ['', '']] = Object.entries(condition);
    if (operator === 'Null' && key === TAG) return String(company === undefined) === values;
    if (key !== 'dynamodb:LeadingKeys') throw new Error(`${operator} of ${key}`);
    if (operator === 'ForAnyValue:StringNotLike') return keys.some((each) => !among(values, each));
    if (operator === 'ForAnyValue:StringLike') return keys.some((each) => among(values, each));
    throw new Error(operator);
  });
}

const arnOf = ({ id }: Resource): string => `<${id}.Arn>`;
const tableArn = (name: string): string =>
  arnOf(templates.of('AWS::DynamoDB::Table').find((each) => bare(each.properties.TableName) === name)!);
const bucketArn = (name: string): string =>
  arnOf(templates.of('AWS::S3::Bucket').find(({ id }) => id.toLowerCase().startsWith(name))!);

const KEYS = [
  ['C#a'],
  ['C#a#duc-1'],
  ['C#b'],
  ['C#b#duc-1'],
  ['C#a-b#x'],
  ['C#ab'],
  ['system#users#1'],
  ['C#a#x', 'C#b#x'],
  ['C#a#x', 'system#x'],
];
const OBJECTS = ['a/x.pdf', 'b/x.pdf', 'b/a/x.pdf', 'tmp/a/x', 'tmp/b/x', 'tmp/b/a/x', 'ab/x', 'a-b/x'];
const COMPANIES = [undefined, 'a', 'b'];

const rights = new Rights({ functions, tables, buckets });
/** Whether the wall of one machine refuses it, whoever asks: the instance itself lacks no grant. */
const refusedHere = (company: string | undefined, asked: Parameters<Rights['refuse']>[1][number]): boolean =>
  rights.refuse({ name: '', ...(company === undefined ? {} : { company }) }, [asked]) !== undefined;

describe.each(ofCompanies.map((each) => [each.name, each] as const))(
  'the role of %s',
  (_, { role, ...own }) => {
    const isDenied = (asked: Asked): boolean => own.statements.some((each) => denies(each, asked));

    it('is walled as on one machine: rows of tables and indexes by company', () => {
      for (const { name, indexes } of tables)
        for (const company of COMPANIES)
          for (const keys of KEYS) {
            const [action, part] = ['dynamodb:Query', physicalName(name)];
            const said = `${name} ${keys.join()} ${company}`;
            const resource = tableArn(name);
            expect(isDenied({ action, resource, keys, company }), said).toBe(
              refusedHere(company, { action, part, keys }),
            );
            for (const { name: index } of indexes)
              expect(isDenied({ action, resource: `${resource}/index/${index}`, keys, company }), said).toBe(
                refusedHere(company, { action, part, keys, index }),
              );
          }
    });

    it('is walled as on one machine: objects by company', () => {
      const granted = own.grants.flatMap((each) => ('bucket' in each ? [each.bucket] : []));
      for (const name of new Set(granted))
        for (const action of [
          's3:GetObject',
          's3:GetObjectVersion',
          's3:PutObject',
          's3:AbortMultipartUpload',
        ])
          for (const company of COMPANIES)
            for (const object of OBJECTS)
              expect(
                isDenied({ action, resource: `${bucketArn(name)}/${object}`, company }),
                `${name} ${object} ${company}`,
              ).toBe(refusedHere(company, { action, part: physicalName(name), object }));
    });

    it('assumes itself and nothing else, only under the tag of a company, and not once more', () => {
      const arn = `arn:aws:iam::<AWS::AccountId>:role/${PREFIX}${own.name}`;
      const assumes = own.statements.filter(({ Action }) => [Action].flat().includes('sts:AssumeRole'));
      expect(assumes).toEqual([
        {
          Effect: 'Allow',
          Action: ['sts:AssumeRole', 'sts:TagSession'],
          Resource: arn,
          Condition: { Null: { [TAG]: 'true' } },
        },
      ]);
      expect(role.properties.RoleName).toBe(PREFIX + own.name);
      const [, itself, ...more] = role.properties.AssumeRolePolicyDocument.Statement as unknown[];
      expect(more).toEqual([]);
      expect(itself).toMatchObject({
        Action: ['sts:AssumeRole', 'sts:TagSession'],
        Condition: {
          ArnEquals: { 'aws:PrincipalArn': arn },
          StringLike: { 'aws:RequestTag/company': '?*' },
          'ForAllValues:StringEquals': { 'aws:TagKeys': ['company'] },
        },
      });
      expect(own.variables.NARROWED_BY).toBe(arnOf(role));
    });
  },
);

test('every role that may reach rows or objects of companies has the wall, and no other', () => {
  const all = roles.map(({ name }) => name);
  const walled = ofCompanies.map(({ name }) => name);
  expect(all.filter((name) => !walled.includes(name))).toEqual(['transmission-schedule', 'platform']);
});

test('no role of any kind assumes another', () => {
  const policies = [...templates.of('AWS::IAM::Policy'), ...templates.of('AWS::IAM::ManagedPolicy')];
  for (const { id, properties } of policies)
    for (const { Action, Resource } of properties.PolicyDocument.Statement as Statement[]) {
      if (![Action].flat().some((each) => each.startsWith('sts:'))) continue;
      const owners = properties.Roles.map((each: string) => templates.at(each).properties.RoleName);
      expect([String(Resource).split('/').at(-1)], id).toEqual(owners);
    }
});

test('answers of the analysis lie in a place of their own, of a bucket that only who asks it may read', () => {
  const resource = `${bucketArn('analysis')}/tmp/athena/x.csv`;
  for (const { statements } of ofCompanies) {
    const refused = (company?: string) =>
      statements.some((each) => denies(each, { action: 's3:GetObject', resource, company }));
    expect([refused('a'), refused()]).toEqual([false, true]);
  }
});

test('only tables in which it is asked who calls, and what the operator does, are open to who works for no company', () => {
  expect(tables.filter(({ beforeScope }) => beforeScope).map(({ name }) => name)).toEqual([
    'users',
    'sign-in-secrets',
    'idempotency',
    'reports',
  ]);
});
