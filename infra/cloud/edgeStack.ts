import { CfnOutput, Duration, Fn, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { FIRST_REGION, namePrefix } from '../place.ts';
import { edgeFirewall, logFirewall } from './firewall.ts';
import { letLogsSeal } from './logKey.ts';
import type { Settings } from './settings.ts';

const ARN = 'FirewallArn';
export const edgeStackName = (prefix: string): string => `${prefix}edge`;

/** The firewall of the edge, as the stack of a site in another region asks for it while it is deployed. */
export const firewallOfEdge = (prefix: string): string =>
  Fn.getStackOutput(edgeStackName(prefix), ARN, FIRST_REGION);

/** What CloudFront takes from the first region alone, of a deployment that is in another. */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps & { settings: Settings }) {
    super(scope, id, props);
    const { settings } = props;
    const { environment } = settings;
    const prefix = namePrefix(settings);
    const key = new Key(this, 'Key', {
      description: 'Seals the log of the firewall of Despacho',
      enableKeyRotation: true,
      pendingWindow: Duration.days(30),
      removalPolicy: RemovalPolicy.DESTROY,
    });
    letLogsSeal(key, [`aws-waf-logs-${prefix}*`]);
    const firewall = edgeFirewall(this, prefix, environment.firewall);
    logFirewall(firewall, 'edge', { prefix, key, environment });
    new CfnOutput(this, ARN, { value: firewall.attrArn });
  }
}
