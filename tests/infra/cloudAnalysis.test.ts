import { expect, test } from 'vitest';
import { functions } from '../../infra/topology.ts';
import { FACT_COLUMNS } from '../../shared/reports/facts.ts';
import { bare, Templates } from './template.ts';

const templates = new Templates();
const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

interface Statement {
  Action: string | string[];
  Resource: string | string[];
  Condition?: Record<string, unknown>;
}

const ANALYSIS = /^(athena|glue):|^s3:(ListBucket|GetBucketLocation)$/;

/** Statements that let a function ask the analysis, by the function's name. */
const asking = templates.of('AWS::Lambda::Function').flatMap((lambda) => {
  const role = templates.at(lambda.properties.Role).id;
  const statements = templates
    .of('AWS::IAM::Policy')
    .filter((policy) => policy.properties.Roles.includes(`<${role}>`))
    .flatMap((policy) => policy.properties.PolicyDocument.Statement as Statement[])
    .filter(({ Action }) => list(Action).some((action) => ANALYSIS.test(action)));
  return statements.length > 0 ? [{ name: bare(lambda.properties.FunctionName), statements }] : [];
});

test('the analysis is asked by whom the topology lets and by nobody else', () => {
  const granted = functions.filter(({ grants }) => grants.some((grant) => 'analysis' in grant));
  expect(asking.map(({ name }) => name).sort()).toEqual(granted.map(({ name }) => name).sort());
});

test('whoever asks it has its work group and its table, and the names of objects through Athena alone', () => {
  for (const { statements } of asking) {
    for (const { Action, Resource, Condition } of statements) {
      for (const action of list(Action)) expect(action).not.toContain('*');
      for (const resource of list(Resource)) expect(resource).not.toMatch(/\*$/);
      if (!list(Action).includes('s3:ListBucket')) continue;
      expect(list(Resource).every((each) => each.includes('AnalysisBucket'))).toBe(true);
      expect(Condition).toMatchObject({
        'ForAnyValue:StringEquals': { 'aws:CalledVia': 'athena.amazonaws.com' },
        StringLike: { 's3:prefix': ['*/mes=*', 'tmp/athena/*'] },
      });
    }
  }
});

test('its table has the columns of a fact, and is refused without a company', () => {
  const [table] = templates.of('AWS::Glue::Table');
  const { TableInput } = table!.properties;
  const columns = TableInput.StorageDescriptor.Columns as { Name: string }[];
  expect(columns.map(({ Name }) => Name.toUpperCase())).toEqual(FACT_COLUMNS);
  expect(TableInput.Parameters['projection.empresa.type']).toBe('injected');
});

test('its work group holds everybody to its own settings', () => {
  const [group] = templates.of('AWS::Athena::WorkGroup');
  const settings = group!.properties.WorkGroupConfiguration;
  expect(settings.EnforceWorkGroupConfiguration).toBe(true);
  expect(settings.ResultConfiguration.OutputLocation).toMatch(/\/tmp\/athena\/$/);
  expect(settings.BytesScannedCutoffPerQuery).toBeGreaterThan(0);
});
