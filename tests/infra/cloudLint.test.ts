import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { afterAll, expect, test } from 'vitest';
import { buildCloud } from '../../infra/cloud/cloud.ts';
import { temporaryFolder } from './support.ts';
import { context } from './template.ts';

// A second opinion on the templates, by AWS's own specification of every property, where cfn-lint is installed.
const installed = spawnSync('cfn-lint', ['--version']).status === 0;
const folder = temporaryFolder();
afterAll(() => folder.remove());

/** The CDK makes each function wait for its role's policy by name, which is right, and tells the role again. */
const IGNORED = 'W3005';

const TOLD = {
  dev: {},
  prod: {
    domainName: 'despacho.example',
    certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/1',
    alarmEmail: 'guardia@despacho.example',
    mailFrom: 'avisos@despacho.example',
  },
};

test.skipIf(!installed).each(Object.entries(TOLD))(
  `the templates of %s are clean${installed ? '' : ' (skipped: cfn-lint is not installed)'}`,
  { timeout: 300_000 },
  (stage, told) => {
    const outdir = join(folder.path, stage);
    const app = new App({ context: { ...context, ...told, stage }, outdir });
    buildCloud(app, () => Code.fromInline('exports.handler = () => undefined;'));
    app.synth();
    const templates = readdirSync(outdir).filter((name) => name.endsWith('.template.json'));
    expect(templates.length).toBeGreaterThanOrEqual(3);
    const { stdout } = spawnSync(
      'cfn-lint',
      ['--ignore-checks', IGNORED, '--format', 'parseable', '--', ...templates],
      { cwd: outdir, encoding: 'utf8' },
    );
    expect(stdout.split('\n').filter((line) => line !== '')).toEqual([]);
  },
);
