import { createRequire } from 'node:module';
import { SignatureV4 } from '@smithy/signature-v4';
import { askedOfObject } from '../../infra/embedded/rights/asked.ts';
import { keyOf, signerOf } from '../../infra/embedded/rights/functionKey.ts';
import { DONE, type Done } from '../../infra/embedded/rights/rights.ts';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { runningFunction } from './asFunction.ts';

type Signed = { method: string; path: string; query?: Record<string, unknown> };
interface Signing {
  credentialProvider: () => Promise<{ accessKeyId: string }>;
}
type Sign = (this: Signing, request: Signed, ...rest: unknown[]) => Promise<unknown>;

/** Key pair of the instance that this process works on. */
const own = () => ({
  accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
  secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
});

const PART = new RegExp(`${physicalName('')}[\\w-]+`);

/** Key of a function, narrowed to a company where the client's own is. */
async function narrowedLike({ credentialProvider }: Signing, name: string) {
  const { accessKeyId } = await credentialProvider();
  return keyOf(own(), { ...signerOf(own().accessKeyId, accessKeyId), name });
}

/** The same signing, with the key of the function that runs where one does. */
const inItsName = (sign: Sign, told: (name: string, request: Signed) => void = () => undefined): Sign =>
  function (request, ...rest) {
    const name = runningFunction();
    if (name === undefined) return sign.call(this, request, ...rest);
    told(name, request);
    const signer = Object.create(this, {
      credentialProvider: { value: () => narrowedLike(this, name) },
    });
    return sign.call(signer as Signing, request, ...rest);
  };

/** Whether somebody follows a link is not its maker's doing, so that it counts as done when it is made. */
function madeLink(name: string, { method, path, query = {} }: Signed): void {
  DONE.publish({
    name,
    asked: askedOfObject(method, { bucket: PART.exec(path)?.[0] ?? '', key: path }, query),
  } satisfies Done);
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
