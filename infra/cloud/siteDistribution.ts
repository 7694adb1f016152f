import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  type ResponseHeadersContentSecurityPolicy,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { OWNER_HEADER } from '../../shared/foundation/contracts/owner.ts';
import { API_POLICY, contentSecurityPolicy, HSTS_SECONDS, securityHeaders } from '../securityHeaders.ts';
import { clientKey } from './clientKeys.ts';
import { ORIGIN_HEADER } from './edgeOnly.ts';
import { STAGE } from './procedureApi.ts';
import type { Settings } from './settings.ts';
import { viewerFunction } from './viewerFunction.ts';

/** Headers that CloudFront has no field of its own for. */
const CUSTOM = ['Permissions-Policy', 'Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy'];

export interface SiteDistributionProps {
  prefix: string;
  settings: Settings;
  api: RestApi;
  files: IBucket;
  accessLogs: IBucket;
  originSecret: string;
  firewallArn: string;
}

/** CloudFront: the app from a private bucket, and `/api/*` passed on to the procedures without a cache. */
export class SiteDistribution extends Construct {
  readonly site: Bucket;
  readonly distribution: Distribution;
  /** Origin of the pages: the own domain's, or CloudFront's own name. */
  readonly origin: string;

  constructor(scope: Construct, props: SiteDistributionProps) {
    super(scope, 'Site');
    this.site = this.pages(props.accessLogs);
    const { domain } = props.settings;
    const filesOrigin = `https://${props.files.bucketRegionalDomainName}`;
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `${props.prefix}site`,
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: props.firewallArn,
      enableLogging: true,
      logBucket: props.accessLogs,
      logFilePrefix: 'cloudfront/',
      ...(domain
        ? {
            domainNames: [domain.name],
            minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
            certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
          }
        : {}),
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(this.site),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: this.headers('PageHeaders', props, {
          contentSecurityPolicy: contentSecurityPolicy(filesOrigin),
          override: true,
        }),
        compress: true,
      },
      additionalBehaviors: {
        '/api/*': this.procedures(props),
      },
    });
    this.origin = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
  }

  private pages(accessLogs: IBucket): Bucket {
    // What is in it can be built again from the code at any time, so it goes with its stack.
    return new Bucket(this, 'Bucket', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      versioned: true,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 's3/site/',
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(90) }],
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }

  /** What is asked of the procedures goes on to their gateway, never cached. */
  private procedures(props: SiteDistributionProps): BehaviorOptions {
    const { prefix } = props;
    const { region, urlSuffix } = Stack.of(this);
    return {
      // Named by its id alone: the functions are told this distribution's name, and the stage is built on them.
      origin: new HttpOrigin(`${props.api.restApiId}.execute-api.${region}.${urlSuffix}`, {
        originPath: `/${STAGE}`,
        customHeaders: { [ORIGIN_HEADER]: props.originSecret },
      }),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: viewerFunction(this, { prefix, webKey: clientKey(this, prefix, 'web') }),
        },
      ],
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      // The page of the API's documentation brings a policy of its own.
      responseHeadersPolicy: this.headers(
        'ApiHeaders',
        props,
        { contentSecurityPolicy: API_POLICY, override: false },
        { 'Cache-Control': 'no-store' },
      ),
      // CloudFront compresses only what it may cache. It passes on what the caller accepts, and the functions compress.
      compress: false,
    };
  }

  private headers(
    id: string,
    props: SiteDistributionProps,
    contentSecurityPolicy: ResponseHeadersContentSecurityPolicy,
    more: Record<string, string> = {},
  ): ResponseHeadersPolicy {
    const all = securityHeaders();
    const custom = { ...Object.fromEntries(CUSTOM.map((name) => [name, all[name] ?? ''])), ...more };
    return new ResponseHeadersPolicy(this, id, {
      responseHeadersPolicyName: props.prefix + id,
      securityHeadersBehavior: {
        strictTransportSecurity: {
          accessControlMaxAge: Duration.seconds(HSTS_SECONDS),
          includeSubdomains: true,
          preload: true,
          override: true,
        },
        contentSecurityPolicy,
        contentTypeOptions: { override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      },
      // It tells a host whose turn a call takes; nobody else needs it.
      removeHeaders: [OWNER_HEADER],
      customHeadersBehavior: {
        customHeaders: Object.entries(custom).map(([header, value]) => ({ header, value, override: true })),
      },
    });
  }
}
