import { AnyPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';

/**
 * Header by which the API knows its CloudFront, which writes the secret over whatever the viewer sent in it. Of a header's value
 * a policy before an API sees this one's alone, besides the caller's program's; no page of ours sends one.
 */
export const ORIGIN_HEADER = 'Referer';

/** Who does not bring CloudFront's secret is refused by the gateway, so that nobody walks round the edge; a refusal costs nothing. */
export const edgeOnly = (secret: string): PolicyDocument =>
  new PolicyDocument({
    statements: [
      new PolicyStatement({
        principals: [new AnyPrincipal()],
        actions: ['execute-api:Invoke'],
        resources: ['execute-api:/*'],
        conditions: { StringEquals: { 'aws:Referer': secret } },
      }),
    ],
  });
