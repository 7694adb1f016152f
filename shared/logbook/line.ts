import * as z from 'zod';

/** What a change replaced: the field as people call it, its path, and both values as texts. */
const changed = z.object({
  CAMPO: z.string(),
  RUTA: z.string(),
  ANTES: z.string(),
  DESPUES: z.string(),
});
export type LoggedChange = z.infer<typeof changed>;

/**
 * One line of a company's logbook. Its code is the SHA-256 of the code before it and of everything else it says, so
 * none can be changed, left out or put in between without all later codes being others.
 */
export const logLine = z.object({
  /** Number of the line, from 1 without a gap. */
  N: z.int(),
  /** Moment of the deed and of its entry, local. */
  FECHA: z.string(),
  REGISTRADO: z.string(),
  USUARIO: z.string(),
  /** Network address and device; '' and 'Despacho' for the product's own work. */
  DIRECCION: z.string(),
  DISPOSITIVO: z.string(),
  MODULO: z.string(),
  /** Document, user or print that it was done to; '' where there is none. */
  ID: z.string(),
  VERSION: z.int().nullable(),
  ACCION: z.string(),
  CAMBIOS: z.array(changed),
  /** Changes beyond those that are listed. */
  MAS: z.int(),
  /** Code that stands on the print. */
  CODIGO: z.string(),
  ANTERIOR: z.string(),
  HUELLA: z.string(),
});
export type LogLine = z.infer<typeof logLine>;

/** Path under which the line of a print says what its file is: its SHA-256. */
export const PRINTED_FILE = 'SHA256';

/** Code before the first line. */
export const BEGINNING = '0'.repeat(64);

/** What the code of a line is made of, the code before it included; the order of these is part of the form. */
export const hashedText = (line: Omit<LogLine, 'HUELLA'>): string =>
  JSON.stringify([
    line.ANTERIOR,
    line.N,
    line.FECHA,
    line.REGISTRADO,
    line.USUARIO,
    line.DIRECCION,
    line.DISPOSITIVO,
    line.MODULO,
    line.ID,
    line.VERSION,
    line.ACCION,
    line.CAMBIOS.map(({ CAMPO, RUTA, ANTES, DESPUES }) => [CAMPO, RUTA, ANTES, DESPUES]),
    line.MAS,
    line.CODIGO,
  ]);
