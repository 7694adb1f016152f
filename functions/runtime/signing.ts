import type { SignatureV4 } from '@smithy/signature-v4';

/** What a call is signed with. */
export interface Identity {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  readonly expiration?: Date;
}

type SignatureRules = ConstructorParameters<typeof SignatureV4>[0];

/** A client of AWS, as far as it matters who signs. */
export interface Signing {
  readonly config: {
    credentials: (options?: Record<string, unknown>) => Promise<Identity>;
    region: () => Promise<string>;
    sha256: SignatureRules['sha256'];
    requestHandler: {
      handle: (
        request: Awaited<ReturnType<SignatureV4['sign']>>,
      ) => Promise<{ response: { statusCode: number; body: AsyncIterable<Uint8Array> } }>;
    };
  };
}
