import { readFileSync } from 'node:fs';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildCloud } from '../../infra/cloud/cloud.ts';
import type { Finding } from '../../infra/cloud/rules.ts';
import { namePrefix } from '../../infra/place.ts';
import { buckets } from '../../infra/topology.ts';
import { temporaryFolder } from './support.ts';

export interface Resource {
  id: string;
  type: string;
  // A template is untyped JSON; each test states the shape that it reads.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  properties: any;
  deletion: string | undefined;
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A template as far as it is read here. */
interface Written {
  Resources: Record<string, { Type: string; Properties: Json; DeletionPolicy?: string }>;
  Outputs?: Record<string, { Value: Json; Export?: { Name: string } }>;
}

export const { context } = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8')) as {
  context: Record<string, unknown>;
};

/** Stands before every physical name of the templates under test. */
export const PREFIX = namePrefix({ stage: String(context['stage']) });

/** Both stacks' templates, with every reference between them replaced by the logical id that it means. */
export class Templates {
  readonly resources: Resource[];
  /** What lies in the second region, of an environment that keeps copies there. */
  readonly secondRegion: Resource[];
  readonly stacks: { name: string; region: string }[];
  /** What the stacks tell whoever deployed them. */
  readonly outputs: Record<string, string>;
  /** Resources of the largest stack. */
  readonly mostOfAStack: number;
  /** What the rules found, accepted or not. */
  readonly findings: Finding[] = [];

  constructor(more: Record<string, unknown> = {}) {
    const folder = temporaryFolder();
    const app = new App({ context: { ...context, ...more }, outdir: folder.path });
    const { account, stateful, stateless, recovery, edge } = buildCloud(
      app,
      () => Code.fromInline('exports.handler = () => undefined;'),
      (found) => this.findings.push(found),
    );
    const written = (stack: Stack): Written => Template.fromStack(stack).toJSON() as Written;
    const stacks = [account, stateful, stateless, ...(edge ? [edge] : [])];
    this.stacks = [...stacks, ...(recovery ? [recovery] : [])].map(({ stackName, region }) => ({
      name: stackName,
      region,
    }));
    const templates = stacks.map(written);
    this.mostOfAStack = Math.max(...templates.map(({ Resources }) => Object.keys(Resources).length));
    const second = recovery ? [written(recovery)] : [];
    folder.remove();
    const outputs = templates.flatMap((template) => Object.values(template.Outputs ?? {}));
    const imports = new Map(
      outputs.flatMap((each) => (each.Export ? [[each.Export.Name, each.Value] as const] : [])),
    );
    const resourcesOf = (template: Written): Resource[] =>
      Object.entries(template.Resources).map(([id, each]) => ({
        id,
        type: each.Type,
        properties: flatten(each.Properties, imports),
        deletion: each.DeletionPolicy,
      }));
    this.resources = templates.flatMap(resourcesOf);
    this.secondRegion = second.flatMap(resourcesOf);
    this.outputs = Object.fromEntries(
      templates
        .flatMap((each) => Object.entries(each.Outputs ?? {}))
        .map(([name, { Value }]) => [name, String(flatten(Value, imports))]),
    );
  }

  of(type: string): Resource[] {
    return this.resources.filter((each) => each.type === type);
  }

  /** The resource that a flattened reference (`<id>` or `<id.Attribute>` inside any text) points to. */
  at(reference: string): Resource {
    const id = /<([A-Za-z0-9]+)/.exec(reference)?.[1];
    const found = this.resources.find((each) => each.id === id);
    if (!found) throw new Error(`No resource behind ${reference}`);
    return found;
  }

  /** Name in the topology of the table, bucket, queue or secret that an ARN stands for. */
  partOf(arn: string): string {
    const { type, id, properties } = this.at(arn);
    if (type === 'AWS::DynamoDB::Table') return bare(properties.TableName);
    if (type === 'AWS::SQS::Queue') return bare(properties.QueueName);
    if (type === 'AWS::SecretsManager::Secret') return bare(properties.Name);
    return buckets.find((each) => id.toLowerCase().startsWith(each.name))?.name ?? `unknown ${id}`;
  }

  /** Name in the topology of the function that an ARN stands for. */
  functionOf(arn: string): string {
    const { type, properties } = this.at(arn.replace('<AWS::Partition>', 'aws'));
    // The API calls the version that is in use by its alias.
    return type === 'AWS::Lambda::Alias'
      ? this.functionOf(properties.FunctionName)
      : bare(properties.FunctionName);
  }

  /** Functions whose role may do this with the resource or what is in it, by name. */
  whoMay(action: string, { id }: Resource): string[] {
    const within = new RegExp(`<${id}(\\.Arn)?>`);
    const roles = this.of('AWS::IAM::Policy')
      .filter(({ properties }) =>
        (properties.PolicyDocument.Statement as Record<string, string | string[]>[]).some(
          (each) =>
            each['Effect'] === 'Allow' &&
            [each['Action']].flat().includes(action) &&
            [each['Resource']].flat().some((one) => within.test(String(one))),
        ),
      )
      .flatMap(({ properties }) => properties.Roles as string[]);
    return this.of('AWS::Lambda::Function')
      .filter((each) => roles.includes(`<${this.at(each.properties.Role).id}>`))
      .map((each) => bare(each.properties.FunctionName))
      .sort();
  }

  /** Path of an API resource, from the root. */
  pathOf(reference: string): string {
    const id = /<(\w+)>/.exec(reference)?.[1];
    const resource = this.of('AWS::ApiGateway::Resource').find((each) => each.id === id)?.properties;
    return resource ? `${this.pathOf(resource.ParentId)}/${resource.PathPart}` : '';
  }
}

/** References become text (`<Id>`, `<Id.Arn>`), joins become one text: enough to compare, and easy to read. */
function flatten(value: Json, imports: ReadonlyMap<string, Json>): Json {
  if (Array.isArray(value)) return value.map((each) => flatten(each, imports));
  if (typeof value !== 'object' || value === null) return value;
  if ('Ref' in value) return `<${String(value['Ref'])}>`;
  if ('Fn::GetAtt' in value) return `<${(value['Fn::GetAtt'] as string[]).join('.')}>`;
  if ('Fn::ImportValue' in value)
    return flatten(imports.get(String(value['Fn::ImportValue'])) ?? null, imports);
  if ('Fn::GetStackOutput' in value) {
    const { StackName, OutputName, Region } = value['Fn::GetStackOutput'] as Record<string, string>;
    return `<${StackName}.${OutputName} in ${Region}>`;
  }
  if ('Fn::Select' in value || 'Fn::Split' in value)
    return Object.values(value)
      .flat()
      .map((part) => String(flatten(part, imports)))
      .join('|');
  if ('Fn::Join' in value) {
    const [separator, parts] = value['Fn::Join'] as [string, Json[]];
    return parts.map((part) => String(flatten(part, imports))).join(separator);
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, flatten(each, imports)]));
}

/** Physical name without the deployment's prefix; a name without it is no name of the topology. */
export function bare(name: string): string {
  if (!name.startsWith(PREFIX)) throw new Error(`"${name}" does not begin with ${PREFIX}`);
  return name.slice(PREFIX.length);
}

export const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);
