import * as z from 'zod';

// What whoever installs the product may set. This is the one declaration: the AWS deployment checks it when it is
// synthesized, the embedded product when it starts, and each function when it starts.

/** Settings that cannot be what they are: a sentence for each, in Spanish, with what it may be. */
export class WrongSettings extends Error {}

const LOCAL = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether an address is on this machine: a practice authority or a stand-in, never the real one. */
export const isLocal = (address: string): boolean =>
  URL.canParse(address) && LOCAL.includes(new URL(address).hostname);

/** Only TLS leaves this machine; plain HTTP is for practice and for a stand-in on it. */
const isAddress = (text: string): boolean =>
  URL.canParse(text) && (new URL(text).protocol === 'https:' || (/^http:/.test(text) && isLocal(text)));

const isOrigin = (text: string): boolean =>
  URL.canParse(text) &&
  /^https?:$/.test(new URL(text).protocol) &&
  [new URL(text).origin, `${new URL(text).origin}/`].includes(text.toLowerCase());

const address = z
  .string()
  .refine(isAddress, 'debe ser una dirección https, como https://servicio.example/ruta')
  .optional();
/** FTP with TLS; without it only on this machine. */
const isFilesAddress = (text: string): boolean =>
  URL.canParse(text) && (new URL(text).protocol === 'ftps:' || (/^ftp:/.test(text) && isLocal(text)));

const filesAddress = z
  .string()
  .refine(isFilesAddress, 'debe ser una dirección ftps, como ftps://servidor.example:21/carpeta')
  .optional();
const milliseconds = (otherwise: number) =>
  z.coerce
    .number('debe ser un número de milisegundos')
    .positive('debe ser un número de milisegundos mayor que cero')
    .default(otherwise);

/** The store of evidence of one machine keeps no object above 64 MB, and what was sent must be kept. */
const LARGEST_MESSAGE_MB = 60;

const messageSize = z.coerce
  .number('debe ser un número de megabytes')
  .positive('debe ser un número de megabytes mayor que cero')
  .max(LARGEST_MESSAGE_MB, `debe ser ${LARGEST_MESSAGE_MB} megabytes a lo sumo`)
  .default(32);

const declared = z.object({
  /** Where declarations are sent in Guatemala; without it nothing is sent. */
  SAT_ENDPOINT: address,
  /** The practice authority's own address, by which the screens know that it is practice. */
  SAT_PRACTICE_ENDPOINT: address,
  /** Where declarations are sent in Honduras, and the practice authority's own address. */
  SARAH_ENDPOINT: address,
  SARAH_PRACTICE_ENDPOINT: address,
  /** Prefix of the service of manifests in Honduras, before «/honduras/manifiestos/…», and that of the practice service. */
  SARAH_MANIFESTS_ENDPOINT: address,
  SARAH_MANIFESTS_PRACTICE_ENDPOINT: address,
  /** Where look-ups are asked in each country, and the practice services' own addresses. */
  SAT_LOOKUPS_ENDPOINT: address,
  SAT_LOOKUPS_PRACTICE_ENDPOINT: address,
  SARAH_LOOKUPS_ENDPOINT: address,
  SARAH_LOOKUPS_PRACTICE_ENDPOINT: address,
  /** Server that takes files of declarations in Guatemala and leaves some, and that of the practice service. */
  SAT_FILES_ENDPOINT: filesAddress,
  SAT_FILES_PRACTICE_ENDPOINT: filesAddress,
  /** Who gives the token of digital customs. */
  SAT_TOKEN_ENDPOINT: address,
  SAT_TOKEN_PRACTICE_ENDPOINT: address,
  SARAH_TOKEN_ENDPOINT: address,
  SARAH_TOKEN_PRACTICE_ENDPOINT: address,
  /** Where the two certifiers sign documents in Guatemala: one answers in JSON, the other in text. */
  CERTIFICADOR_A_ENDPOINT: address,
  CERTIFICADOR_A_PRACTICE_ENDPOINT: address,
  CERTIFICADOR_B_ENDPOINT: address,
  CERTIFICADOR_B_PRACTICE_ENDPOINT: address,
  /** Patience with a look-up or a token of any country: a person types meanwhile. */
  SAT_LOOKUP_TIMEOUT_MS: milliseconds(5_000),
  /** Patience with an authority of any country: with what is sent, and with a question. */
  SAT_TIMEOUT_MS: milliseconds(60_000),
  SAT_QUERY_TIMEOUT_MS: milliseconds(20_000),
  /** Largest message in megabytes that the service of a country takes, its envelope included; a larger one is not sealed. */
  SAT_MESSAGE_MB: messageSize,
  SARAH_MESSAGE_MB: messageSize,
  /** Shortens the waits of the machine, only where the authority is on this machine. */
  SAT_SETTLE_FACTOR: z.coerce
    .number('debe ser un número')
    .positive('debe ser un número mayor que cero')
    .default(1),
  /** Where the rate of the day is asked for in Guatemala. */
  BANGUAT_ENDPOINT: address,
  BANGUAT_TIMEOUT_MS: milliseconds(8_000),
  /** The same in Honduras, and the key that the bank asks for. */
  BCH_ENDPOINT: address,
  BCH_TIMEOUT_MS: milliseconds(8_000),
  BCH_KEY: z.string().default(''),
  /** Origins of the pages that may call, divided by commas; compared letter by letter. */
  APP_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((each) => each.trim() || []))
    .pipe(
      z.array(
        z
          .string()
          .refine(
            isOrigin,
            'debe ser la dirección de un sitio sin nada después, como https://despacho.example',
          )
          .transform((each) => new URL(each).origin),
      ),
    ),
});

export type Settings = z.infer<typeof declared>;

/** Names that can only be meant for an authority or a bank. */
const OURS = /^(SAT|SARAH|BANGUAT|BCH|CERTIFICADOR)_/;

export const isOfAuthority = (name: string): boolean => OURS.test(name);

export const settingNames: readonly string[] = Object.keys(declared.shape);

/**
 * Settings by name, with what stands where nothing is set; an empty text is nothing.
 * @throws WrongSettings naming each that is wrong, and each of an authority that does not exist.
 */
export function readSettings(given: Record<string, unknown>): Settings {
  const stated = Object.fromEntries(
    settingNames.flatMap((name) =>
      given[name] === undefined || given[name] === '' ? [] : [[name, given[name]]],
    ),
  );
  const read = declared.safeParse(stated);
  const wrong = [
    ...(read.error?.issues ?? []).map(
      ({ path, message }) => `${String(path[0])} es «${String(given[String(path[0])])}» y ${message}.`,
    ),
    ...Object.keys(given)
      .filter((name) => isOfAuthority(name) && !settingNames.includes(name))
      .map((name) => `${name} no es un ajuste de Despacho. Los que hay: ${settingNames.join(', ')}.`),
  ];
  if (wrong.length > 0 || !read.data) throw new WrongSettings(wrong.join('\n'));
  return read.data;
}

const credentials = z.record(
  z.string(),
  z.record(z.string(), z.object({ user: z.string(), password: z.string() })),
);

/** Users at the authorities: `{"gt-sat": {"<company>": {user, password}, "*": {…}}, "hn-sarah": {…}, "hn-manifiestos": {…}}`; `*` serves companies without their own. */
export type AuthorityCredentials = z.infer<typeof credentials>;

/** The stored credentials cannot be read; the sentence never repeats them. */
export class WrongCredentials extends Error {}

/** Secrets with users at services: the authorities', and those of look-ups, tokens and files. */
export const CREDENTIALS = {
  'authority-credentials': 'gt-sat',
  'service-credentials': 'consultas-gt',
} as const;

/**
 * Reads a secret with users at services; an empty one holds nobody's credentials.
 * @throws WrongCredentials saying where it is wrong.
 */
export function readCredentials(
  text: string,
  secret: keyof typeof CREDENTIALS = 'authority-credentials',
): AuthorityCredentials {
  const shape = `{"${CREDENTIALS[secret]}": {"<empresa>": {"user": "…", "password": "…"}}}`;
  let stored: unknown;
  try {
    stored = JSON.parse(text || '{}');
  } catch {
    throw new WrongCredentials(
      `El secreto ${secret} no es JSON. Guarde en él ${shape}, o {} mientras no haya ninguna.`,
    );
  }
  const read = credentials.safeParse(stored);
  if (read.data) return read.data;
  const where = read.error?.issues.map(({ path }) => path.join('.') || 'el principio').join(', ');
  throw new WrongCredentials(
    `El secreto ${secret} no tiene la forma que debe en ${where}. Guarde en él ${shape}.`,
  );
}
