import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Environment } from '../environments.ts';

/**
 * Guesses of a password from one address, and beside them of a code on a paper: an office that checks papers signs in all
 * the same. The delays of the procedures stand behind it.
 */
const GUESSES_PER_FIVE_MINUTES = 20;
const REQUESTS_PER_FIVE_MINUTES = 2000;

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

const managedRule = (
  name: string,
  priority: number,
  way: Environment['firewall'],
  countOnly: string[] = [],
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: way === 'count' ? { count: {} } : { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: countOnly.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visible(name),
});

const pathStarts = (prefix: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: prefix,
    textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
  },
});

const rateRule = (name: string, priority: number, limit: number, path: string): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      limit,
      aggregateKeyType: 'IP',
      evaluationWindowSec: 300,
      scopeDownStatement: pathStarts(path),
    },
  },
  visibilityConfig: visible(name),
});

/**
 * Firewall before CloudFront: known attacks and known attackers out, guesses and floods slowed down. The managed rules only
 * count where the environment says so, until their counts were read.
 */
export const edgeFirewall = (scope: Construct, prefix: string, way: Environment['firewall']): CfnWebACL =>
  new CfnWebACL(scope, 'EdgeFirewall', {
    name: `${prefix}edge`,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible(`${prefix}edge`),
    rules: [
      rateRule('LoginRate', 0, GUESSES_PER_FIVE_MINUTES, '/api/users/login'),
      rateRule('CheckRate', 1, GUESSES_PER_FIVE_MINUTES, '/api/logbook/checkPrint'),
      rateRule('ApiRate', 2, REQUESTS_PER_FIVE_MINUTES, '/api/'),
      managedRule('AWSManagedRulesAmazonIpReputationList', 3, way),
      managedRule('AWSManagedRulesKnownBadInputsRuleSet', 4, way),
      // An invoice pasted from Excel is far larger than the 8 KB that this one rule allows; the executor has its own limit.
      managedRule('AWSManagedRulesCommonRuleSet', 5, way, ['SizeRestrictions_BODY']),
    ],
  });

/** What must not stand in a log: whoever reads it could act as the caller. */
const UNTOLD = ['authorization', 'cookie', 'x-api-key'];

interface LogProps {
  prefix: string;
  key: IKey;
  environment: Environment;
}

/** Keeps what the firewall refused or counted, without what signs somebody in. What it let through is not told. */
export function logFirewall(firewall: CfnWebACL, name: string, { prefix, key, environment }: LogProps): void {
  const log = new LogGroup(firewall, 'Log', {
    // The service takes no other beginning of the name.
    logGroupName: `aws-waf-logs-${prefix}${name}`,
    retention: environment.logDays,
    encryptionKey: key,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  new CfnLoggingConfiguration(firewall, 'Logging', {
    resourceArn: firewall.attrArn,
    logDestinationConfigs: [
      Stack.of(firewall).formatArn({
        service: 'logs',
        resource: 'log-group',
        resourceName: log.logGroupName,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    ],
    redactedFields: UNTOLD.map((header) => ({ singleHeader: { Name: header } })),
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: ['BLOCK', 'COUNT'].map((Action) => ({ ActionCondition: { Action } })),
        },
      ],
    },
  });
}
