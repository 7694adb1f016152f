import * as z from 'zod';
import type { CertifierDialect, CertifierSaid } from './certifierGateway.ts';

const text = z.string().max(20_000).catch('');
const answer = z.object({
  codigo: z.string().min(1).max(10),
  mensaje: text,
  referencia: text,
  huella: text,
  numero: text,
  certificado: text,
  fecha: text,
  errores: z.array(z.string().max(1000)).max(200).catch([]),
});

/** Answers structured data. */
export const structuredDialect: CertifierDialect = {
  contentType: 'application/json',
  write: (request) => JSON.stringify(request),
  read: (body) => {
    const read = answer.safeParse(JSON.parse(body));
    return read.success ? read.data : undefined;
  },
};

/** Columns of an answer in text; objections follow, one a column. */
const COLUMNS = ['codigo', 'mensaje', 'referencia', 'huella', 'numero', 'certificado', 'fecha'] as const;

/**
 * Answers one line of text (spec 7, transmission: one variant reads the response as text): fields parted by «|». Whatever
 * has another number of them, several lines or a tag is none: half an answer must not look like a whole one, so that it
 * ends with a point.
 */
export const textDialect: CertifierDialect = {
  contentType: 'application/x-www-form-urlencoded',
  write: (request) => new URLSearchParams({ ...request }).toString(),
  read: (body) => {
    const line = body.trim();
    if (!/^\d{2}\|[^\n<>]*\|\.$/.test(line)) return undefined;
    const fields = line.split('|').slice(0, -1);
    if (fields.length < COLUMNS.length) return undefined;
    const said = Object.fromEntries(COLUMNS.map((name, at) => [name, fields[at] ?? ''])) as Record<
      (typeof COLUMNS)[number],
      string
    >;
    const errores = fields.slice(COLUMNS.length).filter((each) => each !== '');
    return { ...said, errores } satisfies CertifierSaid;
  },
};
