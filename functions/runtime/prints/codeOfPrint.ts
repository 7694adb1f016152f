import type { Sealer } from '../seal.ts';
import { lettersOfCode } from '../../../shared/foundation/print/printCode.ts';
import type { TenantScope } from '../scope.ts';

/** Bytes of the company's own key that the code is made of. */
const PARTS = ['1', '2'] as const;

/** Code of a print by its name: the same print always has the same one, and nobody else can tell it. */
export const codeOfPrint = (sealer: Sealer, scope: Pick<TenantScope, 'company'>, name: string): string =>
  lettersOfCode(
    Buffer.concat(
      PARTS.map((part) =>
        Buffer.from(sealer.digest(scope.company, `print|${part}`, Buffer.from(name)), 'base64url'),
      ),
    ),
  );
