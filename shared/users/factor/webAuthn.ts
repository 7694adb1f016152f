import * as z from 'zod';

// What a browser and a server say to each other about passkeys, as WebAuthn Level 3 writes it in JSON.

const base64Url = (max: number) =>
  z
    .string('debe ser texto')
    .max(max, `admite hasta ${max} caracteres`)
    .regex(/^[A-Za-z0-9_-]+$/, 'no es base64url');

const answered = {
  id: base64Url(1400),
  rawId: base64Url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** What an authenticator answers when it makes a passkey. */
export const registration = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64Url(4000),
    attestationObject: base64Url(12_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});

/** What an authenticator answers when it proves a passkey. */
export const assertion = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64Url(4000),
    authenticatorData: base64Url(4000),
    signature: base64Url(8000),
    userHandle: base64Url(100).optional(),
  }),
});

const named = z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() });
const verification = z.enum(['required', 'preferred', 'discouraged']);
const hints = z.array(z.enum(['hybrid', 'security-key', 'client-device'])).optional();

/** What is asked of the browser to make a passkey. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(named).optional(),
  authenticatorSelection: z
    .object({
      residentKey: verification.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: verification.optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'direct', 'enterprise', 'indirect']).optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
  hints,
});

/** What is asked of the browser to prove a passkey. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  allowCredentials: z.array(named).optional(),
  userVerification: verification.optional(),
  hints,
});

export type Registration = z.infer<typeof registration>;
export type Assertion = z.infer<typeof assertion>;
