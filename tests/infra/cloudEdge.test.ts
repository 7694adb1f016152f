import { describe, expect, test } from 'vitest';
import { API_POLICY, securityHeaders } from '../../infra/securityHeaders.ts';
import { functions } from '../../infra/topology.ts';
import { Templates } from './template.ts';

const templates = new Templates();
const of = templates.of.bind(templates);

describe('the edge', () => {
  const distribution = of('AWS::CloudFront::Distribution')[0]?.properties.DistributionConfig;

  test('passes /api/* on uncached, with the secret without which the API answers nobody', () => {
    const [behaviour] = distribution.CacheBehaviors;
    expect(distribution.CacheBehaviors).toHaveLength(1);
    expect(behaviour.PathPattern).toBe('/api/*');
    // AWS's own policies: caching disabled, and everything of the viewer but the Host header.
    expect(behaviour.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
    // Since the first keeps no coding apart, the second passes on what codings the viewer takes, and CloudFront adds none.
    expect(behaviour.OriginRequestPolicyId).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac');
    expect(behaviour.Compress).toBe(false);
    const origin = distribution.Origins.find((each: { Id: string }) => each.Id === behaviour.TargetOriginId);
    const [header] = origin.OriginCustomHeaders;
    expect(header.HeaderName).toBe('Referer');
    // One right and a condition on it: what it does not meet is nobody's.
    expect(of('AWS::ApiGateway::RestApi')[0]!.properties.Policy.Statement).toEqual([
      {
        Effect: 'Allow',
        Principal: { AWS: '*' },
        Action: 'execute-api:Invoke',
        Resource: 'execute-api:/*',
        Condition: { StringEquals: { 'aws:Referer': header.HeaderValue } },
      },
    ]);
    expect(of('AWS::WAFv2::WebACL').map(({ properties }) => properties.Scope)).toEqual(['CLOUDFRONT']);
    expect(header.HeaderValue).toMatch(/^\{\{resolve:secretsmanager:<OriginSecret\w+>:SecretString:::\}\}$/);
  });

  test('answers with the security headers that are promised', () => {
    const files = of('AWS::S3::Bucket').find((each) => each.id.startsWith('Files'))?.id;
    const promised = securityHeaders(`https://<${files}.RegionalDomainName>`);
    for (const { properties } of of('AWS::CloudFront::ResponseHeadersPolicy')) {
      const {
        SecurityHeadersConfig: known,
        CustomHeadersConfig,
        Name,
      } = properties.ResponseHeadersPolicyConfig;
      const transport = known.StrictTransportSecurity;
      const sent = {
        'Strict-Transport-Security': `max-age=${transport.AccessControlMaxAgeSec}${transport.IncludeSubdomains ? '; includeSubDomains' : ''}${transport.Preload ? '; preload' : ''}`,
        'Content-Security-Policy': known.ContentSecurityPolicy.ContentSecurityPolicy,
        'X-Content-Type-Options': known.ContentTypeOptions ? 'nosniff' : '',
        'Referrer-Policy': known.ReferrerPolicy.ReferrerPolicy,
        ...Object.fromEntries(
          CustomHeadersConfig.Items.map((each: { Header: string; Value: string }) => [
            each.Header,
            each.Value,
          ]),
        ),
      };
      const ofApi = { 'Content-Security-Policy': API_POLICY, 'Cache-Control': 'no-store' };
      expect(sent).toEqual(Name.endsWith('ApiHeaders') ? { ...promised, ...ofApi } : promised);
      // The page of the API's documentation brings its own policy, which must reach the browser.
      expect(known.ContentSecurityPolicy.Override).toBe(!Name.endsWith('ApiHeaders'));
    }
  });

  test('counts sign-ins alone for the limit of sign-ins, so that checking papers shuts no office out', () => {
    const firewall = of('AWS::WAFv2::WebACL').find(({ properties }) => properties.Scope === 'CLOUDFRONT');
    const rules = firewall?.properties.Rules as { Name: string }[];
    const login = JSON.stringify(rules.find(({ Name }) => Name === 'LoginRate'));
    expect(login.match(/"SearchString":"[^"]*"/g)).toEqual(['"SearchString":"/api/users/login"']);
    expect(JSON.stringify(rules.find(({ Name }) => Name === 'CheckRate'))).toContain(
      '/api/logbook/checkPrint',
    );
  });

  test('slows down guesses and floods', () => {
    const firewall = of('AWS::WAFv2::WebACL').find(
      (each) => each.properties.Scope === 'CLOUDFRONT',
    )?.properties;
    const limits = firewall.Rules.flatMap(
      (rule: { Statement: { RateBasedStatement?: { Limit: number } } }) =>
        rule.Statement.RateBasedStatement ? [rule.Statement.RateBasedStatement.Limit] : [],
    );
    expect(limits).toEqual([20, 20, 2000]);
    expect(distribution.WebACLId).toContain('EdgeFirewall');
  });
});

test('a function is called by the gateway along its own path alone, whatever the method', () => {
  const allowed = of('AWS::Lambda::Permission').filter(
    ({ properties }) => properties.Principal === 'apigateway.amazonaws.com',
  );
  for (const { name } of functions.filter(
    ({ trigger, module }) => trigger.kind === 'http' && module !== 'platform',
  )) {
    const sources = allowed
      .filter(({ properties }) => templates.functionOf(properties.FunctionName) === name)
      .map(({ properties }) => properties.SourceArn as string);
    expect(sources, name).toHaveLength(1);
    expect(sources[0], name).toMatch(new RegExp(`>/<[^>]+>/\\*/api/${name}/\\*$`));
  }
});
