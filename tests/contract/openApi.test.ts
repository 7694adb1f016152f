import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openApi } from '../../functions/platform/openApi.ts';
import { refusals, type RefusalCode } from '../../shared/foundation/contracts/refusal.ts';
import { docsPage } from '../../functions/platform/docsPage.ts';
import { programPermissions } from '../../functions/runtime/programToken.ts';
import type { AnyProcedure, Permission } from '../../shared/foundation/contracts/procedure.ts';
import { procedureGroups } from '../../shared/procedures.ts';

interface Refused {
  description: string;
  content: {
    'application/json': {
      schema: {
        allOf: [unknown, { properties: { error: { properties: { code: { enum: RefusalCode[] } } } } }];
      };
    };
  };
}
interface Document {
  servers: { url: string }[];
  components: { securitySchemes: Record<string, object> };
  paths: Record<
    string,
    { post: { description: string; security: object[]; responses: Record<string, Refused> } }
  >;
}

const document = openApi(procedureGroups, '1.0.0') as unknown as Document;
const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Codes that an operation names, by the status under which it names them. */
const namedBy = (path: string): Record<string, RefusalCode[]> =>
  Object.fromEntries(
    Object.entries(document.paths[`/api/${path}`]!.post.responses)
      .filter(([status]) => status !== '200')
      .map(([status, { content }]) => [
        status,
        content['application/json'].schema.allOf[1].properties.error.properties.code.enum,
      ]),
  );

describe('the description of the API', () => {
  it('passes the rules that a foreign linter recommends', () => {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const linter = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [linter, 'lint', file, '--extends=recommended', '--format=json'],
      {
        encoding: 'utf8',
        cwd: folder,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    expect(status, stderr).toBe(0);
    const { totals } = JSON.parse(stdout) as { totals: object };
    expect(totals, stdout.slice(0, 4000)).toEqual({ errors: 0, warnings: 0, ignored: 0 });
  });

  it('names every refusal of an operation under its own status, with its sentence', () => {
    for (const path of Object.keys(document.paths)) {
      for (const [status, codes] of Object.entries(namedBy(path.slice('/api/'.length)))) {
        for (const code of codes) {
          expect(String(refusals[code].status), `${path} ${code}`).toBe(status);
          expect(document.paths[path]!.post.responses[status]!.description).toContain(refusals[code].message);
        }
      }
    }
  });

  it('offers the token of a program where a call with one is let in, and says of every other that it is not', () => {
    expect(document.components.securitySchemes['program']).toMatchObject({ type: 'http', scheme: 'bearer' });
    const contracts = procedureGroups.flatMap(({ procedures }) => Object.values<AnyProcedure>(procedures));
    const owner = new Set(contracts.map(({ permission }) => permission as Permission));
    // As the executor lets in who was given everything.
    const may = programPermissions({ PERMISOS: [...owner] } as never, owner);
    const page = docsPage(procedureGroups, '1.0.0');
    let admitted = 0;
    for (const { group, name, permission, stepUp } of contracts) {
      const path = `/api/${group}/${name}`;
      const { description, security } = document.paths[path]!.post;
      const takes = may.has(permission as Permission) && stepUp !== true;
      admitted += Number(takes);
      expect(
        security.some((each) => 'program' in each),
        path,
      ).toBe(takes);
      if (permission !== 'public') expect(description.includes('No admite tokens'), path).toBe(!takes);
      const section = page.split(`id="${group}-${name}"`)[1]!.split('</section>')[0]!;
      expect(section.includes('Un programa la llama con su token'), path).toBe(takes);
    }
    expect(admitted).toBeGreaterThan(100);
    expect(page).toContain('authorization: Bearer');
    for (const path of ['duca/transmit', 'users/listUsers', 'users/check', 'reports/startCompanyExport'])
      expect(document.paths[`/api/${path}`]!.post.security).not.toContainEqual({ program: [] });
  });

  it('says who must sign in, who needs a right, and what a change may meet', () => {
    const login = namedBy('users/login');
    expect(login['401']).toEqual(['session.credentials']);
    expect(login['429']).toEqual(['session.delayed']);
    expect(login['403']).not.toContain('permission.denied');
    const transmit = namedBy('duca/transmit');
    expect(transmit['401']).toEqual(['session.missing']);
    expect(transmit['403']).toEqual(expect.arrayContaining(['permission.denied', 'session.step-up']));
    expect(transmit['404']).toEqual(['not-found']);
    expect(transmit['409']).toEqual(
      expect.arrayContaining(['document.in-transmission', 'document.stale', 'idempotency.in-progress']),
    );
    expect(namedBy('invoices/patch')['409']).toContain('document.stale');
    expect(namedBy('invoices/list')['409']).toBeUndefined();
    expect(namedBy('users/check')['403']).not.toContain('permission.denied');
    expect(namedBy('invoices/list')['403']).toContain('session.factor');
    expect(namedBy('users/check')['403']).not.toContain('session.factor');
    expect(namedBy('users/secondStep')['401']).toEqual(['session.second-step']);
  });

  it('names every refusal of the catalogue somewhere, but those of no procedure', () => {
    const named = new Set(
      Object.keys(document.paths).flatMap((path) =>
        Object.values(namedBy(path.slice('/api/'.length))).flat(),
      ),
    );
    const unnamed = Object.keys(refusals).filter((code) => !named.has(code as RefusalCode));
    expect(unnamed.sort()).toEqual(['procedure.unknown', 'request.method']);
  });
});
