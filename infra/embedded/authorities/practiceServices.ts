import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { addDays, localDay } from '../../../shared/foundation/dates/date.ts';
import { LOOKUPS, type LookupName } from '../../../shared/transmission/lookups/kept.ts';
import { lookups } from '../../../shared/transmission/lookups/register.ts';
import { demoCompanies } from '../demo/companies.ts';
import { samplePlaces } from '../demo/history/clients.ts';
import type { Declarations } from './answering.ts';
import { blankMood, type Mood } from './practiceAuthority.ts';
import type { Served } from './satService.ts';
import { scriptOf, scripts, type Reply, type ScriptName } from './scripts.ts';

const JSON_TYPE = 'application/json';
/** Shorter than a morning, so that practice sees a token end. */
const TOKEN_SECONDS = 300;

/** Numbers of these end in a script, as those of declarations do; tariff codes and plates end as they must. */
const SCRIPTED: readonly LookupName[] = ['nit', 'rtn', 'contribuyente', 'importador', 'certificado'];

/** The practice services that documents look things up in, and the one that gives their token. */
export class PracticeServices {
  readonly mood: Mood = blankMood();
  /** Look-ups and tokens asked for so far, by name. */
  readonly calls: Record<string, number> = {};
  /** Tokens in force; taking them away ends them in mid call. */
  readonly tokens = new Map<string, number>();
  private readonly now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  /** Where they answer behind two prefixes. */
  addresses(lookupsAt: string, tokenAt: string): Record<string, Declarations> {
    const lookedUp = LOOKUPS.map((name): [string, Declarations] => [
      `${lookupsAt}/${name}`,
      {
        mood: this.mood,
        serve: async (body: string, request: IncomingMessage) => this.lookup(name, body, request),
      },
    ]);
    const token = {
      mood: this.mood,
      serve: async (_: string, request: IncomingMessage) => this.token(request),
    };
    return { ...Object.fromEntries(lookedUp), [tokenAt]: token };
  }

  private lookup(name: LookupName, body: string, { headers }: IncomingMessage): Served {
    this.count(name);
    if (this.mood.serviceDown) return said(503, {});
    const key = keyIn(body);
    const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const until = this.tokens.get(bearer) ?? 0;
    const known = lookups[name].token ? this.now().getTime() < until : this.passes(headers.authorization);
    if (!known) return said(401, { mensaje: 'No autorizado' });
    const script = this.next(name, key);
    if (script !== 'accept') return this.played(script, name, key);
    const data = this.dataOf(name, key);
    return said(200, data ? { codigo: '00', clave: key, datos: data } : { codigo: '40', clave: key });
  }

  private token({ headers }: IncomingMessage): Served {
    this.count('token');
    if (this.mood.serviceDown) return said(503, {});
    if (!this.passes(headers.authorization)) return said(401, { error: 'invalid_client' });
    const text = randomBytes(24).toString('base64url');
    this.tokens.set(text, this.now().getTime() + TOKEN_SECONDS * 1000);
    return said(200, { access_token: text, expires_in: TOKEN_SECONDS, token_type: 'Bearer' });
  }

  private next(name: LookupName, key: string): ScriptName {
    const { queued } = this.mood;
    const told = queued.get(key)?.shift() ?? queued.get('*')?.shift();
    return told ?? (SCRIPTED.includes(name) ? scriptOf(key) : 'accept');
  }

  private played(script: ScriptName, name: LookupName, key: string): Served {
    const { reply } = scripts[script];
    if (script === 'other')
      return said(200, { codigo: '00', clave: `${key}0`, datos: this.dataOf(name, key) ?? {} });
    if (script === 'reject') return said(200, { codigo: '40', clave: key });
    if (script === 'unknown-code') return said(200, { codigo: '77', clave: key });
    if (script === 'credentials') return said(401, { mensaje: 'No autorizado' });
    if (script === 'garbage')
      return answered({ kind: 'raw', status: 200, type: JSON_TYPE, body: '{"codigo":"00",' });
    if (script === 'partial') return said(200, { codigo: '00', clave: key, datos: {} });
    return reply.kind === 'result' || reply.kind === 'fault'
      ? said(503, {})
      : { script: scripts[script], text: '' };
  }

  /** A user that is not refused; their password is whatever stands after the colon. */
  private passes(authorization = ''): boolean {
    const text = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString('utf8');
    return text.includes(':') && !this.mood.refused.has(text.slice(text.indexOf(':') + 1));
  }

  private count(name: string): void {
    this.calls[name] = (this.calls[name] ?? 0) + 1;
  }

  /** What it knows of a thing, made up of the thing itself; the demo's companies and clients as they are. */
  private dataOf(name: LookupName, key: string): Record<string, string> | undefined {
    const today = localDay(this.now());
    const person = people.get(key);
    const NOMBRE = person?.name ?? `CONTRIBUYENTE ${key}, SOCIEDAD ANÓNIMA`;
    const ESTADO = key.endsWith('666') ? 'SUSPENDIDO' : 'ACTIVO';
    const data: Record<LookupName, Record<string, string> | undefined> = {
      nit: { NOMBRE, ESTADO },
      rtn: { NOMBRE, ESTADO },
      contribuyente: {
        NOMBRE,
        DIRECCION: person?.address ?? `Avenida de la Práctica ${key.slice(0, 2)}-${key.slice(-2)}`,
        CIUDAD: person ? '' : 'Ciudad de práctica',
        TELEFONO: '',
      },
      importador: { REGISTRO: `IMP-${key.slice(0, 6)}`, ESTADO },
      placa: { MARCA: 'FREIGHTLINER', CHASIS: `CH${key}000000000`.slice(0, 17), ESTADO },
      contingente: { SALDO: '125000.00', UNIDAD: 'kg', VENCE: addDays(today, key.endsWith('V') ? -1 : 60) },
      permisos: { PERMISOS: permitsOf(key) },
      certificado: { EXPORTADOR: 'ACME EXPORTS INC.', VENCE: addDays(today, key.endsWith('V') ? -1 : 200) },
      vehiculo: { VALOR: String(4000 + 350 * Math.max(0, Number(key.slice(-4)) - 2000)) + '.00' },
    };
    return data[name];
  }
}

const people = new Map<string, { name: string; address: string }>([
  ...demoCompanies.map(({ taxId, legalName, address }) => [taxId, { name: legalName, address }] as const),
  ...Object.values(samplePlaces).flatMap(({ clients }) =>
    clients.map(({ taxId, name, address }) => [taxId, { name, address }] as const),
  ),
]);

/** By chapter of the tariff: plants and food, medicines, chemicals. */
function permitsOf(key: string): string {
  const chapter = Number(key.slice(0, 2));
  if (chapter <= 24) return 'MAGA: permiso fito o zoosanitario de importación; MSPAS: registro sanitario';
  if (chapter === 30) return 'MSPAS: registro de medicamentos';
  return chapter >= 28 && chapter <= 38 ? 'MARN: licencia de sustancias' : '';
}

const question = z.object({ clave: z.string() });

function keyIn(body: string): string {
  try {
    return question.parse(JSON.parse(body)).clave;
  } catch {
    return '';
  }
}

const answered = (reply: Reply): Served => ({
  script: { ...scripts.accept, effect: 'none', reply },
  text: '',
});

const said = (status: number, body: object): Served =>
  answered({ kind: 'raw', status, type: JSON_TYPE, body: JSON.stringify(body) });
