import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { VIEWER_HEADER } from '../topology.ts';

/**
 * Runs at the edge before each call is passed on: writes the caller's address, over whatever the caller wrote there,
 * and names the site's own pages as the program that they are where a caller names none. An origin request policy can
 * leave out the Host, which the API must not see, or add CloudFront's headers, but not both; hence a function.
 */
export const viewerFunction = (scope: Construct, props: { prefix: string; webKey: string }): EdgeFunction =>
  new EdgeFunction(scope, 'Viewer', {
    functionName: `${props.prefix}viewer`,
    comment: 'Who calls, as CloudFront itself saw it',
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(
      [
        'function handler(event) {',
        '  var request = event.request;',
        `  request.headers['${VIEWER_HEADER}'] = { value: event.viewer.ip };`,
        "  if (!request.headers['x-api-key'])",
        `    request.headers['x-api-key'] = { value: '${props.webKey}' };`,
        '  return request;',
        '}',
      ].join('\n'),
    ),
  });
