import { keysOf } from '../../../shared/foundation/keyed.ts';

/**
 * What the practice authority can be told to do with a request. `effect` says whether the declaration is booked, `reply`
 * what comes back. Chosen by the last three characters of the order number, or by `POST /script`.
 */
export interface Script {
  description: string;
  /** Ending of order numbers that play it in every request of a declaration; '' when only `POST /script` does. */
  ending: string;
  effect: 'book' | 'none';
  reply: Reply;
  /** It settles only afterwards, by the higher customs value of `higher`, and says so to whoever asks for the declaration. */
  settlesLater?: true;
}

export type Reply =
  | {
      kind: 'result';
      code: string;
      text: string;
      omit?: 'signature' | 'number' | 'liquidation';
      /** Said in place of the declaration number. */
      number?: string;
      other?: true;
      /** It settles by a higher customs value than was declared; only where it answers with a liquidation. */
      higher?: true;
      format?: Format;
    }
  | { kind: 'fault'; code: string; text: string }
  | { kind: 'hang' }
  | { kind: 'reset' }
  | { kind: 'huge' }
  | { kind: 'raw'; status: number; type: string; body: string; retryAfter?: string }
  | { kind: 'truncated' | 'deep' | 'references' };
export type Format = 'latin1' | 'bom' | 'cdata' | 'prefix';

const result = (code: string, text: string, more: object = {}): Reply => ({
  kind: 'result',
  code,
  text,
  ...more,
});
const raw = (status: number, type: string, body: string, more: object = {}): Reply => ({
  kind: 'raw',
  status,
  type,
  body,
  ...more,
});
const accepted = (format: Format): Reply =>
  result('00', 'Declaración aceptada: año, código y señal válidos', { format });

const PAGE =
  '<!DOCTYPE html><html><head><title>Mantenimiento</title></head><body>Servicio en mantenimiento.</body></html>';
const DOCTYPE =
  '<?xml version="1.0"?><!DOCTYPE e [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><e>&b;</e>';

const script = (ending: string, effect: Script['effect'], reply: Reply, description: string): Script => ({
  ending,
  effect,
  reply,
  description,
});

export const scripts = {
  accept: script('', 'book', result('00', 'Declaración aceptada'), 'La acepta.'),
  reject: script(
    '910',
    'none',
    result('10', 'Declaración rechazada por inconsistencias'),
    'La rechaza con dos errores.',
  ),
  processing: script('901', 'book', result('01', 'En proceso'), 'La recibe y responde que está en proceso.'),
  hang: script('920', 'none', { kind: 'hang' }, 'No la procesa y no contesta.'),
  'accept-hang': script('921', 'book', { kind: 'hang' }, 'La acepta y no contesta.'),
  'accept-reset': script('922', 'book', { kind: 'reset' }, 'La acepta y corta la conexión.'),
  reset: script('923', 'none', { kind: 'reset' }, 'Corta la conexión sin procesarla.'),
  duplicate: script(
    '930',
    'none',
    result('20', 'Número de orden ya registrado'),
    'Dice que ya está registrada.',
  ),
  garbage: script(
    '940',
    'book',
    raw(200, 'text/xml', '\u0001\u0002 nada que se pueda leer'),
    'La acepta y contesta basura.',
  ),
  maintenance: script(
    '941',
    'none',
    raw(200, 'text/html', PAGE),
    'Contesta 200 con una página de mantenimiento.',
  ),
  'accept-502': script(
    '942',
    'book',
    raw(502, 'text/html', '<html><body>Bad Gateway</body></html>'),
    'La acepta; un intermediario contesta 502.',
  ),
  'accept-504': script('943', 'book', raw(504, 'text/html', ''), 'La acepta; un intermediario contesta 504.'),
  truncated: script('944', 'book', { kind: 'truncated' }, 'La acepta y el XML llega cortado.'),
  'unknown-code': script(
    '950',
    'book',
    result('77', 'Código sin documentar'),
    'La acepta con un código que nadie conoce.',
  ),
  partial: script(
    '951',
    'book',
    result('00', 'Declaración aceptada', { omit: 'signature' }),
    'La acepta; la firma llega después.',
  ),
  'no-number': script(
    '952',
    'book',
    result('00', 'Declaración aceptada', { omit: 'number' }),
    'La acepta sin dar el número.',
  ),
  other: script(
    '953',
    'book',
    result('00', 'Declaración aceptada', { other: true }),
    'La acepta y contesta lo de otra declaración.',
  ),
  'no-real-number': script(
    '954',
    'book',
    result('00', 'Declaración aceptada', { number: 'PENDIENTE' }),
    'La acepta y dice PENDIENTE en lugar del número.',
  ),
  'higher-value': script(
    '955',
    'book',
    result('00', 'Declaración aceptada', { higher: true }),
    'La acepta; liquida el primer ítem por un valor un 10 % más alto.',
  ),
  'no-liquidation': script(
    '956',
    'book',
    result('00', 'Declaración aceptada', { omit: 'liquidation' }),
    'La acepta; no dice qué liquida.',
  ),
  'settles-later': {
    ...script(
      '957',
      'book',
      result('00', 'Declaración aceptada', { omit: 'liquidation' }),
      'La acepta sin decir qué liquida; lo dice cuando se le pregunta: el primer ítem por un valor un 10 % más alto.',
    ),
    settlesLater: true,
  },
  'reset-settles-later': {
    ...script(
      '958',
      'book',
      { kind: 'reset' },
      'La acepta y corta la conexión; cuando se le pregunta dice también qué liquida: el primer ítem por un valor un 10 % más alto.',
    ),
    settlesLater: true,
  },
  latin1: script('960', 'book', accepted('latin1'), 'La acepta; contesta en Latin-1 y dice UTF-8.'),
  bom: script('961', 'book', accepted('bom'), 'La acepta; la respuesta empieza con una marca de orden.'),
  cdata: script('962', 'book', accepted('cdata'), 'La acepta; los textos van en CDATA.'),
  prefix: script('963', 'book', accepted('prefix'), 'La acepta; los prefijos son otros.'),
  doctype: script(
    '970',
    'book',
    raw(200, 'text/xml', DOCTYPE),
    'La acepta y contesta XML con entidades propias.',
  ),
  references: script(
    '971',
    'book',
    { kind: 'references' },
    'La acepta y contesta con cientos de miles de referencias.',
  ),
  huge: script('972', 'book', { kind: 'huge' }, 'La acepta y contesta 50 MB.'),
  deep: script('973', 'book', { kind: 'deep' }, 'La acepta y contesta diez mil niveles.'),
  busy: script(
    '980',
    'none',
    { kind: 'fault', code: 'soap:Server.Busy', text: 'Servicio ocupado' },
    'Dice que está ocupada y no la toma.',
  ),
  schema: script(
    '981',
    'none',
    { kind: 'fault', code: 'soap:Client.Schema', text: 'No cumple el esquema' },
    'La rechaza por el esquema.',
  ),
  credentials: script(
    '982',
    'none',
    { kind: 'fault', code: 'soap:Client.Authentication', text: 'Usuario o clave' },
    'No acepta el usuario.',
  ),
  'unknown-fault': script(
    '983',
    'book',
    { kind: 'fault', code: 'soap:Server.Interno', text: 'ORA-00600' },
    'La acepta y contesta una falla desconocida.',
  ),
  unavailable: script(
    '984',
    'none',
    raw(503, 'text/plain', '', { retryAfter: '1200' }),
    'No la procesa; pide que se la deje en paz veinte minutos.',
  ),
  throttled: script(
    '985',
    'none',
    raw(429, 'text/plain', '', { retryAfter: '1200' }),
    'Dice que son demasiadas; pide que se la deje en paz veinte minutos.',
  ),
} satisfies Record<string, Script>;

export type ScriptName = keyof typeof scripts;

export const isScript = (name: string): name is ScriptName => Object.hasOwn(scripts, name);

/** Script of an order number by its ending; `accept` for all others. */
export const scriptOf = (key: string): ScriptName =>
  keysOf(scripts).find((name) => scripts[name].ending !== '' && key.endsWith(scripts[name].ending)) ??
  'accept';
