import { expect, test } from 'vitest';
import { bare, Templates } from './template.ts';

// Walls between companies that the rights themselves are, where a role works for none of them.
const templates = new Templates();
const { of, at } = { of: templates.of.bind(templates), at: templates.at.bind(templates) };

interface Statement {
  Resource: string | string[];
  Condition?: unknown;
}

test.each(['transmission-schedule', 'platform'])(
  '%s reaches no company’s transmission but to read what is due: its rights name the shared rows',
  (name) => {
    const { id } = of('AWS::DynamoDB::Table').find(
      (each) => bare(each.properties.TableName) === 'transmissions',
    )!;
    const made = of('AWS::Lambda::Function').find((each) => bare(each.properties.FunctionName) === name)!;
    const role = at(made.properties.Role).id;
    const onTable = of('AWS::IAM::Policy')
      .filter(({ properties }) => (properties.Roles as string[]).includes(`<${role}>`))
      .flatMap(({ properties }) => properties.PolicyDocument.Statement as Statement[])
      .filter(({ Resource }) => [Resource].flat().includes(`<${id}.Arn>`));
    expect(onTable.length).toBeGreaterThan(0);
    for (const { Condition } of onTable)
      expect(Condition).toEqual({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['system#*'] } });
  },
);
