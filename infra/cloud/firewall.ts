import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** Header by which the API knows its CloudFront. */
export const ORIGIN_HEADER = 'x-despacho-origin';

/** Guesses of a password from one address; the account's own delays stand behind it. */
const LOGINS_PER_FIVE_MINUTES = 20;
const REQUESTS_PER_FIVE_MINUTES = 2000;

/** Procedure that takes a password. */
const LOGIN_PATH = '/api/users/login';

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

const managedRule = (name: string, priority: number, countOnly: string[] = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
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

/** Firewall before CloudFront: known attacks and known attackers out, guesses and floods slowed down. */
export const edgeFirewall = (scope: Construct, prefix: string): CfnWebACL =>
  new CfnWebACL(scope, 'EdgeFirewall', {
    name: `${prefix}edge`,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible(`${prefix}edge`),
    rules: [
      rateRule('LoginRate', 0, LOGINS_PER_FIVE_MINUTES, LOGIN_PATH),
      rateRule('ApiRate', 1, REQUESTS_PER_FIVE_MINUTES, '/api/'),
      managedRule('AWSManagedRulesAmazonIpReputationList', 2),
      managedRule('AWSManagedRulesKnownBadInputsRuleSet', 3),
      // An invoice pasted from Excel is far larger than the 8 KB that this one rule allows; the executor has its own limit.
      managedRule('AWSManagedRulesCommonRuleSet', 4, ['SizeRestrictions_BODY']),
    ],
  });

/** Firewall before the API: only who brings CloudFront's secret gets through, so nobody walks round the edge. */
export function originFirewall(scope: Construct, prefix: string, secret: string, stageArn: string): void {
  const firewall = new CfnWebACL(scope, 'OriginFirewall', {
    name: `${prefix}origin`,
    scope: 'REGIONAL',
    defaultAction: { block: {} },
    visibilityConfig: visible(`${prefix}origin`),
    rules: [
      {
        name: 'FromCloudFront',
        priority: 0,
        action: { allow: {} },
        statement: {
          byteMatchStatement: {
            fieldToMatch: { singleHeader: { Name: ORIGIN_HEADER } },
            positionalConstraint: 'EXACTLY',
            searchString: secret,
            textTransformations: [{ priority: 0, type: 'NONE' }],
          },
        },
        visibilityConfig: visible('FromCloudFront'),
      },
    ],
  });
  new CfnWebACLAssociation(scope, 'OriginFirewallAssociation', {
    resourceArn: stageArn,
    webAclArn: firewall.attrArn,
  });
}
