import { createRequire } from 'node:module';
import { SignatureV4 } from '@smithy/signature-v4';
import { askedOfObject } from '../../infra/embedded/rights/asked.ts';
import { functionKey } from '../../infra/embedded/rights/functionKey.ts';
import { DONE, type Done } from '../../infra/embedded/rights/rights.ts';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { runningFunction } from './asFunction.ts';

type Signed = { method: string; path: string; query?: Record<string, unknown> };
type Sign = (this: object, request: Signed, ...rest: unknown[]) => Promise<unknown>;

/** Key pair of the instance that this process works on. */
const own = () => ({
  accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
  secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
});

const PART = new RegExp(`${physicalName('')}[\\w-]+`);

/** The same signing, with the key of the function that runs where one does. */
const inItsName = (sign: Sign, told: (name: string, request: Signed) => void = () => undefined): Sign =>
  function (request, ...rest) {
    const name = runningFunction();
    if (name === undefined) return sign.call(this, request, ...rest);
    told(name, request);
    const signer = Object.create(this, {
      credentialProvider: { value: async () => functionKey(own(), name) },
    });
    return sign.call(signer as object, request, ...rest);
  };

/** Whether somebody follows a link is not its maker's doing, so that it counts as done when it is made. */
function madeLink(name: string, { method, path, query = {} }: Signed): void {
  DONE.publish({ name, asked: askedOfObject(method, PART.exec(path)?.[0] ?? '', query) } satisfies Done);
}

/** What the clients of this process send, and the links that they make, are signed by the function that runs. */
export function signAsFunction(): void {
  // The clients take theirs as a module of the older kind.
  const { SignatureV4: required } = createRequire(import.meta.url)('@smithy/signature-v4') as {
    SignatureV4: typeof SignatureV4;
  };
  for (const { prototype } of new Set([SignatureV4, required])) {
    const { signRequest, presign } = prototype as unknown as Record<'signRequest' | 'presign', Sign>;
    Object.assign(prototype, { signRequest: inItsName(signRequest), presign: inItsName(presign, madeLink) });
  }
}
