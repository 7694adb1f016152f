import * as z from 'zod';
import { param, type Param } from '../contracts/params.ts';
import { procedure, type Permission } from '../contracts/procedure.ts';
import type { RefusalCode } from '../contracts/refusal.ts';
import type { ModuleName } from '../modules.ts';

/** A file that the server has looked into. */
export const attachedFile = z.object({
  ID_ARCHIVO: z.string(),
  NOMBRE_ARCHIVO: z.string(),
  NOMBRE_ORIGINAL_ARCHIVO: z.string(),
  FORMATO_ARCHIVO: z.string(),
  BYTES_ARCHIVO: z.string(),
  PAGINAS_ARCHIVO: z.string(),
  /** SHA-256, hexadecimal. */
  HUELLA_ARCHIVO: z.string(),
});
export type AttachedFile = z.infer<typeof attachedFile>;

/** A file as it is listed. */
export const listedFile = attachedFile.extend({
  /** What the file is there for, in words of its document; '' where that says nothing. */
  PAPEL: z.string(),
  /** When it came, local, and who brought it. */
  CREADO: z.string(),
  CREADO_POR: z.string(),
});
export type ListedFile = z.infer<typeof listedFile>;

/** The same bytes that the document has already. */
const twice = z.object({ ID_ARCHIVO: z.string(), NOMBRE_ARCHIVO: z.string() }).optional();

export const fileLinkResult = z.object({ ENLACE: z.string(), NOMBRE_ARCHIVO: z.string() });

interface Kept<R extends Permission, W extends Permission> {
  group: ModuleName;
  read: R;
  write: W;
  refusals: readonly RefusalCode[];
  /** The document to which files are attached, and how a sentence ends that speaks of it: «una DUCA». */
  id: Param<string>;
  of: string;
  /** What `PAPEL` says there. */
  paper: string;
}

/**
 * Contracts by which files come to a document and are read again: `startFile` announces size, type and SHA-256 and
 * answers a link that takes those bytes alone, `confirmFile` has them looked into.
 */
export function fileProcedures<R extends Permission, W extends Permission>(kept: Kept<R, W>) {
  const { group, refusals, of } = kept;
  const read = { group, permission: kept.read, effect: 'read' } as const;
  const write = { group, permission: kept.write, effect: 'write', refusals } as const;
  const file = param.id('file', 'Identificador del archivo');
  return {
    startFile: procedure({
      ...write,
      name: 'startFile',
      summary: `adjuntar un archivo a ${of}`,
      params: {
        ID: kept.id,
        NOMBRE: param.text('Nombre del archivo, como lo tiene quien lo adjunta', 255),
        TIPO: param.text('Tipo de contenido: application/pdf, image/jpeg o image/png', 60),
        BYTES: param.integer('Tamaño en bytes', 1, 1_000_000_000),
        HUELLA: param.text('SHA-256 de los bytes, 64 cifras hexadecimales', 64),
        PAPEL: param.optional(param.text(kept.paper, 80)),
      },
      result: z.object({
        ID_ARCHIVO: z.string(),
        /** Link of five minutes that takes these bytes and no others, by PUT with these headers. */
        ENLACE: z.string(),
        ENCABEZADOS: z.record(z.string(), z.string()),
        REPETIDO: twice,
      }),
    }),
    confirmFile: procedure({
      ...write,
      name: 'confirmFile',
      summary: `confirmar un archivo adjunto a ${of}`,
      params: { ID: kept.id, ID_ARCHIVO: file },
      result: z.object({ ARCHIVO: attachedFile, REPETIDO: twice }),
    }),
    files: procedure({
      ...read,
      name: 'files',
      summary: `ver los archivos adjuntos a ${of}`,
      params: { ID: kept.id },
      result: z.object({ ARCHIVOS: z.array(listedFile) }),
    }),
    fileLink: procedure({
      ...read,
      name: 'fileLink',
      summary: `abrir un archivo adjunto a ${of}`,
      params: { ID: kept.id, ID_ARCHIVO: file },
      result: fileLinkResult,
    }),
  };
}

/** Contract by which a file is taken from view; its bytes stay stored, with who withdrew it. */
export const withdrawFileProcedure = <W extends Permission>({
  group,
  write,
  refusals,
  id,
  of,
}: Omit<Kept<Permission, W>, 'read' | 'paper'>) =>
  procedure({
    group,
    permission: write,
    effect: 'write',
    refusals,
    name: 'withdrawFile',
    summary: `retirar un archivo de ${of}`,
    params: { ID: id, ID_ARCHIVO: param.id('file', 'Archivo') },
    result: z.object({ RESULTADO: z.literal('1') }),
  });

/** Whoever attaches and reads files, whatever the document: all that a queue of uploads needs to know. */
export type FileContracts = ReturnType<typeof fileProcedures<Permission, Permission>>;

/** Contracts of the files of a record that lies in no order: all of them are its own, and they are read together too. */
export const recordFileProcedures = <R extends Permission, W extends Permission>(
  kept: Omit<Kept<R, W>, 'paper'>,
) => ({
  ...fileProcedures({ ...kept, paper: `Sin uso: los archivos de ${kept.of} son todos suyos` }),
  withdrawFile: withdrawFileProcedure(kept),
  filesZip: procedure({
    group: kept.group,
    permission: kept.read,
    effect: 'read',
    name: 'filesZip',
    summary: `descargar juntos los archivos de ${kept.of}`,
    params: { ID: kept.id },
    result: fileLinkResult,
  }),
});

/** The same, whatever the record. */
export type RecordFileContracts = ReturnType<typeof recordFileProcedures<Permission, Permission>>;
