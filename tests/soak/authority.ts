import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysOf } from '../../shared/foundation/keyed.ts';
import { localDateTime } from '../../shared/foundation/dates/date.ts';
import type { Wire, WireExchange } from '../../functions/transmission/gateways/wire.ts';
import { Ledger, sarahNumber } from '../../infra/embedded/authorities/ledger.ts';
import {
  PracticeAuthority,
  type Answer,
  type Objection,
} from '../../infra/embedded/authorities/practiceAuthority.ts';
import { MANIFEST_OBJECTIONS, manifestAddresses } from '../../infra/embedded/authorities/manifestService.ts';
import { wholeReply } from '../../infra/embedded/authorities/reply.ts';
import { SARAH_OBJECTIONS, sarahService } from '../../infra/embedded/authorities/sarahService.ts';
import { satService, type Served } from '../../infra/embedded/authorities/satService.ts';
import { MANIFESTS, SARAH, SAT, type Practised } from '../faults/authorities.ts';
import type { Clock } from './clock.ts';

const PATH = '/sat';
const REGISTRATION = '1';
/** What an authority did not process at once, and did not refuse. */
const UNPROCESSED = ['hang', 'reset', 'raw'];

/** A practice authority that may process later what it left lying. */
class LateAuthority extends PracticeAuthority {
  /** Milliseconds after which the first registration of an order number that was left lying is processed. */
  readonly late = new Map<string, number>();
  private readonly book: Ledger;
  private readonly clock: Clock;

  constructor(ledger: Ledger, clock: Clock, objections?: readonly Objection[]) {
    super(ledger, clock.now, objections);
    this.book = ledger;
    this.clock = clock;
  }

  override ProcesaDeclaracion(args: Record<string, string>): Answer {
    const answer = super.ProcesaDeclaracion(args);
    const { numeroOrden: key = '', operacion, version = '', huella: hash = '' } = args;
    const wait = this.late.get(key);
    const left = answer.script.effect === 'none' && UNPROCESSED.includes(answer.script.reply.kind);
    if (wait === undefined || !left || operacion !== REGISTRATION) return answer;
    this.late.delete(key);
    this.clock.after(wait, () => {
      const taken = this.book.acts(key).some((act) => act.operation === 'R');
      if (taken && this.mood.unique) return;
      this.book.book({ key, operation: 'R', version, hash, at: localDateTime(this.clock.now()) });
    });
    return answer;
  }

  /** Nothing of an earlier run is remembered. */
  restart(): void {
    const { mood } = this;
    for (const each of [mood.queued, mood.whenAsked, mood.refused, this.late]) each.clear();
    mood.serviceDown = false;
  }
}

type Serve = (body: string, headers: Record<string, string>, path: string) => Promise<Served>;

/** An authority on its own: its book, what it objects to, and the service that speaks for it. */
interface Alone {
  ledger: (folder: string) => Ledger;
  objections?: readonly Objection[];
  serve: (authority: PracticeAuthority, ledger: Ledger, now: () => Date) => Promise<Serve>;
}

/** By the names of their doors. */
const alone: Readonly<Record<string, Alone>> = {
  [SAT.door]: {
    ledger: (folder) => new Ledger(folder),
    // Never listens: the service wants one to belong to.
    serve: (authority) => satService(createServer(), PATH, authority),
  },
  [SARAH.door]: {
    ledger: (folder) => new Ledger(folder, 'sarah', sarahNumber),
    objections: SARAH_OBJECTIONS,
    serve: async (authority, ledger, now) => {
      const serve = sarahService(authority, ledger, now);
      return async (body) => serve(body);
    },
  },
  [MANIFESTS.door]: {
    ledger: (folder) => new Ledger(folder, 'manifiestos', sarahNumber),
    objections: MANIFEST_OBJECTIONS,
    serve: async (authority) => {
      const at = manifestAddresses(authority, '');
      return async (body, _, path) => {
        const own = keysOf(at).find((each) => path.endsWith(each));
        if (own === undefined) throw new Error(`Nobody answers at ${path}`);
        return at[own]!.serve(body);
      };
    },
  },
};

/** The practice authority with its ledger, on the clock of the run, and a wire to it that needs no network. */
export interface Authority {
  of: Practised;
  practice: LateAuthority;
  ledger: Ledger;
  wire: Wire;
  stop: () => void;
}

export async function openAuthority(clock: Clock, of: Practised): Promise<Authority> {
  const own = alone[of.door];
  if (!own) throw new Error(`Nobody practises ${of.name} alone`);
  const folder = mkdtempSync(join(tmpdir(), 'despacho-soak-'));
  const ledger = own.ledger(folder);
  const practice = new LateAuthority(ledger, clock, own.objections);
  const serve = await own.serve(practice, ledger, clock.now);

  /** One exchange: what left, what it did there, what came back; each moment is one at which the sender may die. */
  const wire: Wire = async (request, at = async () => undefined) => {
    const exchange: WireExchange = { left: false, fingerprint: '' };
    await at('connecting');
    await at('connected');
    if (request.mayStillSend && !request.mayStillSend()) return { ...exchange, failure: 'connect-timeout' };
    exchange.left = true;
    const { script, text } = await serve(
      Buffer.from(request.body).toString('utf8'),
      request.headers,
      new URL(request.url).pathname,
    );
    await at('sent');
    const { reply } = script;
    if (reply.kind === 'hang') {
      clock.advance(request.timeoutMs);
      return { ...exchange, failure: 'timeout' };
    }
    if (reply.kind === 'reset') return { ...exchange, failure: 'reset' };
    if (reply.kind === 'huge') return { ...exchange, failure: 'too-large' };
    const { status, type: contentType, bytes, retryAfter } = wholeReply(reply, text);
    const response = { status, date: clock.now().toUTCString(), retryAfter, contentType, bytes };
    await at('answered');
    return { ...exchange, response };
  };

  return {
    of,
    practice,
    ledger,
    wire,
    stop: () => {
      ledger.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
