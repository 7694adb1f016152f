import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { OWNER_HEADER } from '../../../shared/foundation/contracts/owner.ts';
import type { Owner } from './turnQueue.ts';

const MOST_KNOWN = 10_000;
const TOKEN = /(?:^|;\s*)__Host-sid=([^;]+)/;

/**
 * Whose turn each call takes. The company of a sign-in is what a function last answered for it; until then, and for
 * whoever is not signed in, it is the address that calls: tokens that somebody makes up take no turns of their own.
 */
export class Owners {
  private readonly known = new Map<string, string>();

  /** @param address of whoever calls, as `clientAddress.ts` knows it. */
  ownerOf({ headers }: Pick<IncomingMessage, 'headers'>, address: string): Owner {
    const nobody = `address ${address}`;
    const token = TOKEN.exec(headers.cookie ?? '')?.[1];
    if (token === undefined) return { company: nobody, signIn: '' };
    return { company: this.known.get(token) ?? nobody, signIn: token };
  }

  /** Notes for which company a call was worked, also under the token that replaces its own; the header leaves the answer. */
  learn({ signIn }: Owner, { headers, multiValueHeaders }: APIGatewayProxyResult): void {
    const company = headers?.[OWNER_HEADER];
    if (company === undefined || headers === undefined) return;
    delete headers[OWNER_HEADER];
    const replaced = (multiValueHeaders?.['set-cookie'] ?? []).map((each) => TOKEN.exec(String(each))?.[1]);
    for (const token of [signIn, ...replaced]) if (token) this.note(token, String(company));
  }

  private note(token: string, company: string): void {
    this.known.delete(token);
    this.known.set(token, company);
    const oldest = this.known.keys().next();
    if (this.known.size > MOST_KNOWN && !oldest.done) this.known.delete(oldest.value);
  }
}
