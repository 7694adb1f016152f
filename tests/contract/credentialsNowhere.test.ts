import { startApi, type Api } from '../tenants/api.ts';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServices } from '../../functions/runtime/services.ts';
import { DEMO_PASSWORD as PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { putDemo } from '../../infra/embedded/demo/demo.ts';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { tables } from '../../infra/topology.ts';
import type { AnyProcedure } from '../../shared/foundation/contracts/procedure.ts';
import { allProcedures } from '../../shared/procedures.ts';
import { accountsOf } from '../../shared/transmission/outside/accounts.ts';
import { sampleInput } from '../tenants/sampleInput.ts';
import { codeOf } from './answers.ts';

const NEVER_READ = 'bugambilia-del-zaguan-4471';
let api: Api;
beforeAll(async () => {
  api = await startApi();
  await putDemo(await createServices());
});
afterAll(() => api.stop());

/** Input that the procedure takes, of nothing that is there. */
const own = { company: 'gt-pacifico', ids: new Map() };
const inputOf = (contract: AnyProcedure) => sampleInput(contract, own as never);

it('what a company typed for an outside service is in no procedure’s answer and in no row in clear', async () => {
  const cookie = await api.signIn('admin.gt', PASSWORD);
  for (const { service, fields } of accountsOf('GT')) {
    const VALORES = Object.fromEntries(fields.map(({ name }) => [name, NEVER_READ]));
    const saved = await api.call('transmission/saveCredential', { SERVICIO: service, VALORES }, { cookie });
    expect(codeOf(saved)).toBe('200 ok');
    expect(saved.text).not.toContain(NEVER_READ);
  }
  const reads = allProcedures.filter((each) => each.effect === 'read' && api.has(each));
  expect(reads.length).toBeGreaterThan(100);
  let answered = 0;
  for (const contract of reads) {
    const name = `${contract.group}/${contract.name}`;
    const answer = await api.call(name, inputOf(contract), { cookie });
    if (answer.status === 200) answered += 1;
    expect(answer.text, name).not.toContain(NEVER_READ);
  }
  expect(answered).toBeGreaterThan(50);

  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  for (const { name } of tables) {
    const { Items = [] } = await client.send(new ScanCommand({ TableName: physicalName(name) }));
    const text = JSON.stringify(Items, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    );
    expect(text, name).not.toContain(NEVER_READ);
  }
  client.destroy();
});
