import { expect, test } from 'vitest';
import { bare, Templates } from './template.ts';

// Walls between companies that the rights themselves are, where a role works for none of them.
const templates = new Templates();
const { of, at } = { of: templates.of.bind(templates), at: templates.at.bind(templates) };

interface Statement {
  Action: string | string[];
  Resource: string | string[];
  Condition?: unknown;
}

/** What the role of a function says of a table. */
function rightsOn(name: string, table: string): Statement[] {
  const { id } = of('AWS::DynamoDB::Table').find((each) => bare(each.properties.TableName) === table)!;
  const made = of('AWS::Lambda::Function').find((each) => bare(each.properties.FunctionName) === name)!;
  const role = at(made.properties.Role).id;
  return of('AWS::IAM::Policy')
    .filter(({ properties }) => (properties.Roles as string[]).includes(`<${role}>`))
    .flatMap(({ properties }) => properties.PolicyDocument.Statement as Statement[])
    .filter(({ Resource }) => [Resource].flat().includes(`<${id}.Arn>`));
}

test.each(['transmission-schedule', 'platform'])(
  '%s reaches no company’s transmission but to read what is due: its rights name the shared rows',
  (name) => {
    const onTable = rightsOn(name, 'transmissions');
    expect(onTable.length).toBeGreaterThan(0);
    for (const { Condition } of onTable)
      expect(Condition).toEqual({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['system#*'] } });
  },
);

test('who keeps a company’s options beside the lists writes none of the lists that all companies share', () => {
  const writes = rightsOn('users', 'catalogues').filter(({ Action }) =>
    [Action].flat().includes('dynamodb:PutItem'),
  );
  expect(writes.length).toBeGreaterThan(0);
  for (const { Condition } of writes)
    expect(Condition).toEqual({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['C#*'] } });
});

test.each([
  'dva-worker',
  'duca-print-worker',
  'dua-print-worker',
  'duca-worker',
  'dua-worker',
  'manifests-worker',
])('%s works without a right to the rows of people', (name) => {
  expect(rightsOn(name, 'users')).toEqual([]);
});

test('no role updates or deletes logbook rows, and none takes what is sealed away', () => {
  const table = of('AWS::DynamoDB::Table').find((each) => bare(each.properties.TableName) === 'logbook')!;
  const evidence = of('AWS::S3::Bucket').find(({ id }) => id.startsWith('Evidence'))!;
  for (const action of ['UpdateItem', 'DeleteItem', 'PartiQLUpdate', 'PartiQLDelete'])
    expect(templates.whoMay(`dynamodb:${action}`, table), action).toEqual([]);
  for (const action of [
    'DeleteObject',
    'DeleteObjectVersion',
    'PutObjectRetention',
    'BypassGovernanceRetention',
  ])
    expect(templates.whoMay(`s3:${action}`, evidence), action).toEqual([]);
  expect(templates.whoMay('s3:PutObject', evidence)).toContain('logbook-schedule');
  expect(templates.whoMay('s3:PutObject', evidence)).not.toContain('logbook');
});
