import { createHash } from 'node:crypto';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import type { Act, Ledger } from './ledger.ts';
import { scriptOf, scripts, type Reply, type Script, type ScriptName } from './scripts.ts';

type Args = Record<string, string>;
export type PracticeOperation =
  | 'ProcesaDeclaracion'
  | 'SolicitaCanal'
  | 'ConsultaPorOrden'
  | 'RecuperaFirma'
  | 'RecuperaQr'
  | 'RecuperaSelectivo'
  | 'EstadoServicio';

export interface Answer {
  script: Script;
  fields: Record<string, unknown>;
}

/** What is printed with a code. */
const CODED = ['R', 'M'];
const OPERATIONS: Record<string, string> = { '0': 'V', '1': 'R', '2': 'M', '3': 'D' };

/** Switches that `POST /script` sets for everything. */
export interface Mood {
  /** Scripts to play next, by order number or `*`; each is played once. */
  queued: Map<string, ScriptName[]>;
  /** Whether a second registration of a number is refused. Off in fault tests, so that a duplicate would show. */
  unique: boolean;
  serviceDown: boolean;
  /** Waits before every answer, in milliseconds. */
  slowMs: number;
  /** What the query by order number answers instead of the truth. */
  whenAsked: Map<string, Reply>;
  /** Passwords that are refused. */
  refused: Set<string>;
  /** Registrations become visible to queries only then, epoch milliseconds. */
  visibleFrom: number;
}

/** Everything goes well. */
export const blankMood = (): Mood => ({
  queued: new Map(),
  unique: true,
  serviceDown: false,
  slowMs: 0,
  whenAsked: new Map(),
  refused: new Set(),
  visibleFrom: 0,
});

/** What an authority objects to when it rejects. */
export interface Objection {
  codigo: string;
  ruta: string;
  mensaje: string;
}

/**
 * What a practice authority does with each operation: books effects, and says what the answer holds. Of which country,
 * its ledger and what it objects to tell; its service says it in the authority's own words.
 */
export class PracticeAuthority {
  private readonly ledger: Ledger;
  private readonly now: () => Date;
  private readonly objections: readonly Objection[];
  readonly mood = blankMood();
  /** Calls of each operation so far, and calls that named a refused password. */
  readonly calls: Record<string, number> = {};

  constructor(ledger: Ledger, now: () => Date, objections: readonly Objection[] = SAT_OBJECTIONS) {
    this.ledger = ledger;
    this.now = now;
    this.objections = objections;
  }

  /** One call of an operation: a refused password goes no further. */
  call(operation: PracticeOperation, args: Args): Answer {
    this.calls[operation] = (this.calls[operation] ?? 0) + 1;
    if (!this.mood.refused.has(args['clave'] ?? '')) return this[operation](args);
    this.calls['refused'] = (this.calls['refused'] ?? 0) + 1;
    return { script: scripts.credentials, fields: {} };
  }

  /** The script that a request of an order number plays. */
  nextScript(key: string): ScriptName {
    const { queued } = this.mood;
    return queued.get(key)?.shift() ?? queued.get('*')?.shift() ?? scriptOf(key);
  }

  ProcesaDeclaracion(args: Args): Answer {
    const bytes = Buffer.from(args['declaracion'] ?? '', 'base64');
    return this.take(OPERATIONS[args['operacion'] ?? ''] ?? '', args, bytes);
  }

  SolicitaCanal(args: Args): Answer {
    return this.take('CANAL', args, Buffer.from(args['solicitud'] ?? '', 'base64'));
  }

  ConsultaPorOrden(args: Args): Answer {
    const key = args['numeroOrden'] ?? '';
    const told = this.mood.whenAsked.get(key);
    if (told) {
      const script: Script = { description: '', ending: '', effect: 'none', reply: told };
      return { script, fields: { numeroOrden: key, ...this.fieldsOf(told) } };
    }
    const operation = OPERATIONS[args['operacion'] ?? ''] ?? args['operacion'] ?? '';
    const acts = this.visible(key).filter((act) => act.operation === operation);
    const ours = acts.find((act) => act.hash === args['huella']);
    // A number is registered once; a rectification that is not ours says nothing about ours.
    const act = ours ?? (operation === 'R' ? acts[0] : undefined);
    if (!act) return answer({ codigo: '40', mensaje: 'No existe', numeroOrden: key });
    return answer({ codigo: '00', mensaje: 'Registrada', ...this.factsOf(act) });
  }

  RecuperaFirma(args: Args): Answer {
    const act = this.coded(args);
    return act ? answer({ codigo: '00', ...named(act), firma: act.signature }) : answer({ codigo: '40' });
  }

  RecuperaQr(args: Args): Answer {
    const act = this.coded(args);
    return act
      ? answer({ codigo: '00', ...named(act), codigoQr: this.codeOf(act) })
      : answer({ codigo: '40' });
  }

  RecuperaSelectivo(args: Args): Answer {
    const act = this.visible(args['numeroOrden'] ?? '').find((each) => each.operation === 'CANAL');
    return act ? answer({ codigo: '00', ...named(act), canal: act.channel }) : answer({ codigo: '40' });
  }

  EstadoServicio(): Answer {
    return answer(
      this.mood.serviceDown ? { codigo: '99', mensaje: 'INACTIVO' } : { codigo: '00', mensaje: 'ACTIVO' },
    );
  }

  private take(operation: string, args: Args, bytes: Buffer): Answer {
    const key = args['numeroOrden'] ?? '';
    const hash = createHash('sha256').update(bytes).digest('hex');
    const name = this.nextScript(key);
    const script: Script = scripts[name];
    this.ledger.receive({ at: this.now().toISOString(), operation, key, hash, script: name });
    const base = { numeroOrden: key, huella: hash };
    if (hash !== args['huella'])
      return answer({ ...base, codigo: '12', mensaje: 'La huella no corresponde al contenido' });
    if (script.effect === 'none') return { script, fields: { ...base, ...this.fieldsOf(script.reply) } };
    if (operation === 'V')
      return { script, fields: { ...base, codigo: '00', mensaje: 'Validación correcta' } };
    const registered = this.ledger.acts(key).find((act) => act.operation === 'R');
    if (operation === 'R' && registered && this.mood.unique) {
      return answer({ ...base, codigo: '20', mensaje: 'Número de orden ya registrado' });
    }
    if (operation !== 'R' && !registered)
      return answer({ ...base, codigo: '11', mensaje: 'La declaración no está registrada' });
    const act = this.ledger.book({
      key,
      operation,
      version: args['version'] ?? '',
      hash,
      at: localDateTime(this.now()),
    });
    return { script, fields: { ...this.factsOf(act), ...this.fieldsOf(script.reply) } };
  }

  /** Fields that a scripted result sets over the true ones. */
  private fieldsOf(reply: Reply): Record<string, unknown> {
    if (reply.kind !== 'result') return {};
    const { code, text, omit, number, other } = reply;
    return {
      codigo: code,
      mensaje: text,
      ...(omit === 'signature' ? { firma: '', codigoQr: '' } : {}),
      ...(omit === 'number' ? { numeroDeclaracion: '', firma: '' } : {}),
      ...(number === undefined ? {} : { numeroDeclaracion: number }),
      ...(other ? { numeroOrden: '9999999999', huella: '0'.repeat(64) } : {}),
      ...(code === '10' ? { error: this.objections } : {}),
    };
  }

  /** What a number's signature and code are of: its last act that has them, which says whose it is. */
  private coded(args: Args): Act | undefined {
    return this.visible(args['numeroOrden'] ?? '').findLast(({ operation }) => CODED.includes(operation));
  }

  private visible(key: string): Act[] {
    return this.now().getTime() < this.mood.visibleFrom ? [] : this.ledger.acts(key);
  }

  /** What the code of the declaration says today: whoever updates it after the channel reads that too. */
  private codeOf({ key, number, signature }: Act): string {
    const channel = this.ledger.acts(key).find(({ operation }) => operation === 'CANAL')?.channel;
    return `MUESTRA\nDUCA ${number}\nFIRMA ${signature.slice(0, 16)}\nCANAL ${channel ?? 'SIN ASIGNAR'}`;
  }

  private factsOf(act: Act): Record<string, unknown> {
    return {
      numeroOrden: act.key,
      huella: act.hash,
      numeroDeclaracion: act.number,
      fechaAceptacion: act.at,
      firma: act.signature,
      ...(CODED.includes(act.operation) ? { codigoQr: this.codeOf(act) } : {}),
      canal: act.operation === 'CANAL' ? act.channel : 'PENDIENTE',
    };
  }
}

/** Of which act an answer speaks. */
const named = ({ key, hash }: Act) => ({ numeroOrden: key, huella: hash });

const answer = (fields: Record<string, unknown>): Answer => ({ script: scripts.accept, fields });

const SAT_OBJECTIONS: readonly Objection[] = [
  {
    codigo: '1001',
    ruta: 'FRACCIONES[0].VALOR_FOB',
    mensaje: 'El valor FOB no coincide con la suma de las facturas.',
  },
  { codigo: '1002', ruta: '', mensaje: 'El régimen no admite la modalidad declarada.' },
];
