import { startApi, type Api } from '../tenants/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queues } from '../../infra/topology.ts';
import { refusals } from '../../shared/foundation/contracts/refusal.ts';
import { allProcedures } from '../../shared/procedures.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Document {
  paths: Record<string, { post: { requestBody: { content: { 'application/json': { schema: Schema } } } } }>;
}
interface Schema {
  properties: {
    params: {
      oneOf: [
        { properties: object; required: string[] },
        { prefixItems: { title: string }[]; minItems: number },
      ];
    };
  };
}

describe('health', () => {
  it('names each part and its state', async () => {
    const answer = await api.get('health');
    const health = JSON.parse(answer.body) as {
      status: string;
      practice: boolean;
      parts: { part: string; state: string }[];
    };
    expect(answer.statusCode).toBe(200);
    expect(health).toMatchObject({ status: 'ok', practice: true });
    const states = Object.fromEntries(health.parts.map((part) => [part.part, part.state]));
    expect(states).toMatchObject({ dynamodb: 'ok', s3: 'ok', authority: 'ok' });
  });

  it('says of every queue how much waits in it', async () => {
    const { parts } = JSON.parse((await api.get('health')).body) as {
      parts: { part: string; detail: string }[];
    };
    const asked = parts.find(({ part }) => part === 'sqs')!.detail;
    for (const { name } of queues) expect(asked).toMatch(new RegExp(` ${name}: \\d`));
  });

  it('is 503 when a needed part does not answer', async () => {
    const { createPlatform } = await import('../../functions/platform/handler.ts');
    const { createProbe } = await import('../../functions/runtime/probe.ts');
    const broken = createPlatform(
      async () => ({ ...createProbe(), bucketAnswers: async () => false }),
      () => new Date(),
    );
    const answer = await broken({ path: '/api/health' } as Parameters<typeof broken>[0]);
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('"fallando"');
  });
});

describe('documentation', () => {
  it('has every procedure with its parameters in order, for programs', async () => {
    const document = JSON.parse((await api.get('openapi.json')).body) as Document;
    expect(Object.keys(document.paths)).toHaveLength(allProcedures.length);
    for (const contract of allProcedures) {
      const path = document.paths[`/api/${contract.group}/${contract.name}`]!;
      const [named, positional] =
        path.post.requestBody.content['application/json'].schema.properties.params.oneOf;
      expect(Object.keys(named.properties)).toEqual(Object.keys(contract.params as object));
      expect(positional.prefixItems.map((item) => item.title)).toEqual(
        Object.keys(contract.params as object),
      );
    }
  });

  it('has every procedure, parameter and error for people, without script or style of its own', async () => {
    const page = await api.get('docs');
    expect(page.headers?.['content-type']).toBe('text/html; charset=utf-8');
    for (const contract of allProcedures) {
      expect(page.body).toContain(`<code>${contract.group}/${contract.name}</code>`);
      for (const name of Object.keys(contract.params as object))
        expect(page.body).toContain(`<code>${name}</code>`);
    }
    for (const code of Object.keys(refusals)) expect(page.body).toContain(`<code>${code}</code>`);
    expect(page.body).not.toMatch(/<script|<style|style=|onclick=/);
  });
});
