import { describe, expect, test } from 'vitest';
import { acknowledgements } from '../../infra/cloud/acknowledgements.ts';
import { accepts, isAccepted } from '../../infra/cloud/rules.ts';
import { environments } from '../../infra/environments.ts';
import { testDay } from '../testDay.ts';
import { Templates } from './template.ts';

// What the rules of AWS Solutions, Serverless and NIST 800-53 revision 5 find in any environment, and what of it is accepted.
const CERTIFICATE = 'arn:aws:acm:us-east-1:111111111111:certificate/1';
const made = [
  ...Object.keys(environments).map((stage) => new Templates({ stage })),
  new Templates({
    stage: 'prod',
    domainName: 'despacho.example',
    certificateArn: CERTIFICATE,
    alarmEmail: 'guardia@despacho.example',
    mailFrom: 'avisos@despacho.example',
  }),
];
const findings = made.flatMap((each) => each.findings);

test('the three packs looked, and nothing that they found is unacknowledged', () => {
  const packs = new Set(findings.map(({ rule }) => rule.slice(0, rule.lastIndexOf('-'))));
  expect([...packs].sort()).toEqual(['AwsSolutions', 'NIST.800.53.R5', 'Serverless']);
  expect(findings.filter((each) => !isAccepted(each))).toEqual([]);
});

test('in prod every table is in a backup plan and every function has its bound', () => {
  const prod = findings.filter(({ path }) => path.startsWith('despacho-prod-')).map(({ rule }) => rule);
  expect(prod).not.toContain('NIST.800.53.R5-DynamoDBInBackupPlan');
  expect(prod).not.toContain('NIST.800.53.R5-LambdaConcurrency');
});

describe('what is acknowledged', () => {
  test('is at most 25 findings, each told once', () => {
    expect(acknowledgements.length).toBeLessThanOrEqual(25);
    const told = acknowledgements.map(({ id, resource, finding }) => `${id} ${resource} ${String(finding)}`);
    expect(new Set(told).size).toBe(told.length);
  });

  test.each(acknowledgements)('$id on $resource has a reason and a day to read it again', (each) => {
    expect(each.reason.length).toBeGreaterThanOrEqual(40);
    expect(each.review).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(each.review > testDay, `${each.id} was to be read again on ${each.review}`).toBe(true);
  });

  test.each(acknowledgements)('$id on $resource is not stale', (each) => {
    expect(findings.some((found) => accepts(each, found))).toBe(true);
  });

  test('does not cover what it does not name', () => {
    const path = 'despacho-prod-stateless/UsersFunction/Role/DefaultPolicy/Resource';
    expect(isAccepted({ rule: 'AwsSolutions-IAM5', what: 'Action::s3:*', path })).toBe(false);
    expect(isAccepted({ rule: 'AwsSolutions-IAM5', what: 'Resource::*', path })).toBe(true);
    expect(isAccepted({ rule: 'AwsSolutions-S1', what: '', path })).toBe(false);
  });
});
