import { describe, expect, test } from 'vitest';
import { consumed, type Grant } from '../../infra/parts.ts';
import { functions, queues, tables } from '../../infra/topology.ts';
import { bare, type Resource, Templates } from './template.ts';

const templates = new Templates();
const { of, at } = { of: templates.of.bind(templates), at: templates.at.bind(templates) };

const lambdas = of('AWS::Lambda::Function');

interface Statement {
  Action: string | string[];
  Resource: string | string[];
  Effect: string;
}

/** What only who asks the analysis may do. */
const ANALYSIS = /^(athena|glue):|^s3:(ListBucket|GetBucketLocation)$/;

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** Statements of the policies attached to the role of a function. */
const statementsOf = (lambda: Resource): Statement[] => {
  const { id: role, properties } = at(lambda.properties.Role);
  // What is denied above all rights: companyWall.test.ts.
  const wall = of('AWS::IAM::ManagedPolicy').filter(({ id }) => id.startsWith('CompanyWall'));
  expect(wall.map(({ id }) => `<${id}>`)).toEqual(properties.ManagedPolicyArns ?? [expect.anything()]);
  return of('AWS::IAM::Policy')
    .filter((policy) => policy.properties.Roles.includes(`<${role}>`))
    .flatMap((policy) => policy.properties.PolicyDocument.Statement as Statement[]);
};

const TABLE_READ = ['BatchGetItem', 'ConditionCheckItem', 'GetItem', 'Query'];
const TABLE_WRITE = [...TABLE_READ, 'DeleteItem', 'PutItem', 'UpdateItem'];
const TABLE = {
  read: TABLE_READ,
  write: TABLE_WRITE,
  append: [...TABLE_READ, 'PutItem'],
  add: ['PutItem'],
  pass: ['DeleteItem', 'PutItem'],
};
const actionsOf = (grant: Grant): string[] => {
  if ('table' in grant) {
    const { indexes } = tables.find((each) => each.name === grant.table)!;
    const indexed = indexes
      .filter(
        ({ across }) =>
          ['read', 'write', 'append'].includes(grant.access) && !(across && grant.keys === 'company'),
      )
      .map((index) => `dynamodb:Query ${grant.table}/index/${index.name}`);
    const actions = TABLE[grant.access];
    return [...actions.map((action) => `dynamodb:${action} ${grant.table}`), ...indexed];
  }
  if ('bucket' in grant) {
    if (grant.access === 'measure') return [];
    const object = ['GetObject', ...(grant.bucket === 'evidence' ? ['GetObjectVersion'] : [])].map(
      (action) => `s3:${action} ${grant.bucket}/*`,
    );
    const added = [`s3:PutObject ${grant.bucket}/*`, `s3:AbortMultipartUpload ${grant.bucket}/*`];
    return { read: object, write: [...object, ...added], add: added }[grant.access];
  }
  // A deployment without a sender of mail, as this one, is granted none.
  if ('mail' in grant) return [];
  // cloudAnalysis.test.ts says what it is.
  if ('analysis' in grant) return [];
  if ('queue' in grant)
    return grant.access === 'send'
      ? [`sqs:SendMessage ${grant.queue}`]
      : [grant.queue, `${grant.queue}-dead`].map((name) => `sqs:GetQueueAttributes ${name}`);
  return [`secretsmanager:GetSecretValue ${grant.secret}`];
};

describe.each(functions)('function $name', (definition) => {
  const lambda = lambdas.find(
    (each) =>
      each.properties.FunctionName.endsWith(`-${definition.name}`) &&
      bare(each.properties.FunctionName) === definition.name,
  );
  if (!lambda) throw new Error(`No function ${definition.name} in the template`);

  test('may do what the topology grants and nothing more', () => {
    const allowed = statementsOf(lambda)
      .flatMap(({ Action, Resource, Effect }) => {
        expect(Effect).toBe('Allow');
        return list(Action).flatMap((action) => list(Resource).map((arn) => ({ action, arn })));
      })
      // The log, the traces, the key that seals the parts and the role once more come with every function.
      .filter(({ action }) => !/^(logs|xray|kms|sts):/.test(action) && !ANALYSIS.test(action))
      .map(({ action, arn }) => `${action} ${templates.partOf(arn)}${arn.slice(arn.indexOf('>') + 1)}`);
    const { trigger } = definition;
    const consumes =
      trigger.kind === 'queue' || trigger.kind === 'deadLetters'
        ? [
            'ChangeMessageVisibility',
            'DeleteMessage',
            'GetQueueAttributes',
            'GetQueueUrl',
            'ReceiveMessage',
          ].map(
            (action) => `sqs:${action} ${trigger.kind === 'queue' ? trigger.queue : `${trigger.queue}-dead`}`,
          )
        : [];
    const granted = [...definition.grants.flatMap(actionsOf), ...consumes];
    expect([...new Set(allowed)].sort()).toEqual([...new Set(granted)].sort());
  });

  test('writes no log but its own and no action with a wildcard', () => {
    for (const { Action, Resource } of statementsOf(lambda)) {
      expect(list(Action).filter((action) => action.includes('*'))).toEqual([]);
      if (list(Action).some((action) => action.startsWith('logs:'))) {
        expect(list(Resource).map((arn) => at(arn).properties.LogGroupName)).toEqual([
          `/aws/lambda/${lambda.properties.FunctionName}`,
        ]);
      }
    }
  });

  test('finds its parts in its environment', () => {
    const names = Object.keys(lambda.properties.Environment.Variables).filter((name) =>
      /^(TABLE|BUCKET|QUEUE|SECRET)_/.test(name),
    );
    const parts = [...definition.grants, ...consumed(definition)].filter(
      (grant) => !('mail' in grant) && !('analysis' in grant),
    );
    const expected = parts.map((grant) => {
      const [kind, name] = Object.entries(grant)[0] as [string, string];
      return `${kind}_${name}`.toUpperCase().replaceAll('-', '_');
    });
    expect(names.sort()).toEqual([...new Set(expected)].sort());
  });

  test('has an alarm that says what people lose, by what starts it', () => {
    const { trigger } = definition;
    const told = {
      http: ['api-failures', 'procedure-failed'],
      queue: 'queue' in trigger ? [`${trigger.queue}-dead-letters`, `${trigger.queue}-age`] : [],
      deadLetters: 'queue' in trigger ? [`${trigger.queue}-dead-letters`] : [],
      schedule: [`${definition.name}-errors`, `${definition.name}-silent`],
    }[trigger.kind];
    for (const name of told) {
      const alarm = of('AWS::CloudWatch::Alarm').find(
        ({ properties }) => bare(properties.AlarmName) === name,
      );
      expect(alarm?.properties.AlarmDescription.length, name).toBeGreaterThan(20);
      expect(alarm?.properties.AlarmActions, name).toHaveLength(1);
    }
  });

  test('fits what IAM and Lambda take', () => {
    const policy = statementsOf(lambda)
      .map((each) => JSON.stringify(each))
      .join(',');
    // References stand for names of some sixty characters, as long as these texts; IAM counts 10,240 for a role.
    expect(policy.length).toBeLessThan(10_000);
    const variables = Object.entries(lambda.properties.Environment.Variables as Record<string, string>);
    // A queue's address has 95 characters with its account; Lambda takes 4 KB of all.
    const size = variables.reduce((sum, [name, value]) => sum + name.length + Math.max(value.length, 95), 0);
    expect(size).toBeLessThan(4000);
  });
});

test.each(queues)(
  'queue $name has alarms on its dead letters and its age, with its impact',
  ({ name, impact }) => {
    for (const kind of ['dead-letters', 'age']) {
      const alarm = of('AWS::CloudWatch::Alarm').find(
        ({ properties }) => bare(properties.AlarmName) === `${name}-${kind}`,
      );
      expect(alarm?.properties.AlarmDescription).toBe(impact);
    }
  },
);
