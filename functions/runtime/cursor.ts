import { sha256 } from './digest.ts';
import { invalidParam } from '../../shared/foundation/contracts/refusal.ts';
import type { TenantScope } from './scope.ts';
import type { Services } from './services.ts';

/** Where a page of a list begins: behind this row in the list's order, or before it when one goes back. */
export interface Cursor {
  /** Value by which the list is sorted, and id, of the row beside which the page lies. */
  at: readonly [value: string, id: string];
  back: boolean;
}

/** Raise it when the order of a list changes its meaning: an older cursor is refused then. */
const FORM = 1;

/**
 * Cursors of one list as callers hold them: opaque text under the company's key, bound to the list and to what it was
 * asked for, so that a foreign or an altered one opens nothing.
 */
export class Cursors {
  readonly #services: Pick<Services, 'sealer'>;
  readonly #company: string;
  readonly #place: string;

  /** @param asked search, filters and order; a cursor of other ones is refused. */
  constructor(services: Pick<Services, 'sealer'>, scope: TenantScope, list: string, asked: unknown) {
    this.#services = services;
    this.#company = scope.company;
    const digest = sha256(JSON.stringify(asked));
    this.#place = `cursor|${FORM}|${list}|${digest}`;
  }

  seal({ at, back }: Cursor): string {
    const plain = Buffer.from(JSON.stringify([...at, back ? 1 : 0]));
    return Buffer.from(this.#services.sealer.seal(this.#company, this.#place, plain)).toString('base64url');
  }

  /** @throws Refusal `params.invalid` for a cursor of another company, another list or another time. */
  open(text: string): Cursor {
    try {
      const sealed = Buffer.from(text, 'base64url');
      const plain = Buffer.from(this.#services.sealer.open(this.#company, this.#place, sealed));
      const [value, id, back] = JSON.parse(plain.toString('utf8')) as [string, string, number];
      return { at: [value, id], back: back === 1 };
    } catch {
      throw invalidParam(
        'CURSOR',
        'no es de esta lista con este filtro y orden; pídala otra vez desde su primera página',
      );
    }
  }
}
