import type { App } from 'aws-cdk-lib';

/** What differs between deployments; given as CDK context (`-c stage=test` or cdk.json), never in code. */
export interface Settings {
  /** Environment's name; stands in every physical name. */
  stage: string;
  /** Own domain of the site with its certificate (us-east-1); without it the site answers on CloudFront's name. */
  domain?: { name: string; certificateArn: string };
  /**
   * Origin that a browser may write from. CloudFront's own name is known only after the first deployment and is then
   * given as `-c siteOrigin=https://….cloudfront.net`; until then browsers can read and programs can do everything.
   */
  siteOrigin: string;
  /** Where alarms are sent; the topic exists without it. */
  alarmEmail?: string;
  /** Addresses and time-outs of the authorities (`SAT_ENDPOINT` …), for the functions that hold their credentials. */
  authorities: Record<string, string>;
}

/** CloudFront takes its firewall and certificate from this region only, so everything lives there. */
export const REGION = 'us-east-1';

/** Stands before every table, queue, function and schedule of this deployment. */
export const namePrefix = (settings: Settings): string => `despacho-${settings.stage}-`;

/** Reads the deployment's settings from the app's context. */
export function settingsOf(app: App): Settings {
  const stage: unknown = app.node.tryGetContext('stage');
  if (typeof stage !== 'string' || !/^[a-z][a-z0-9]{1,11}$/.test(stage)) {
    throw new Error(
      'Context "stage" must be 2 to 12 lower-case letters or digits, for example -c stage=test',
    );
  }
  const name: unknown = app.node.tryGetContext('domainName');
  const certificateArn: unknown = app.node.tryGetContext('certificateArn');
  if ((typeof name === 'string') !== (typeof certificateArn === 'string')) {
    throw new Error('Context "domainName" and "certificateArn" are given together or not at all');
  }
  const siteOrigin: unknown = app.node.tryGetContext('siteOrigin');
  const alarmEmail: unknown = app.node.tryGetContext('alarmEmail');
  const authorities = (app.node.tryGetContext('authorities') ?? {}) as Record<string, string>;
  return {
    stage,
    authorities,
    siteOrigin:
      typeof name === 'string' ? `https://${name}` : typeof siteOrigin === 'string' ? siteOrigin : '',
    ...(typeof name === 'string' && typeof certificateArn === 'string'
      ? { domain: { name, certificateArn } }
      : {}),
    ...(typeof alarmEmail === 'string' ? { alarmEmail } : {}),
  };
}
