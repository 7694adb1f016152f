import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { documentHeader } from '../foundation/documents/header.ts';
import { printedFile } from '../foundation/documents/printProcedures.ts';
import type { ModuleName } from '../foundation/modules.ts';
import { DOSSIER_GROUPS } from './groups.ts';
import { STATE_TONES } from '../foundation/documents/states.ts';

const order = param.id('work-orders', 'Orden de trabajo');

/** One file of a dossier. */
export const dossierEntry = z.object({
  GRUPO: z.enum(DOSSIER_GROUPS),
  TITULO: z.string(),
  /** Name in the ZIP, with its folder. */
  ARCHIVO: z.string(),
  /** State of what it shows: word, tone and icon; '' where it has none. */
  ESTADO: z.string(),
  TONO: z.enum(['', ...STATE_TONES]),
  ICONO: z.string(),
  /** When it last changed, local. */
  FECHA: z.string(),
  /** 0 and '' while the file is not made yet: it is made for the ZIP. */
  BYTES: z.int(),
  SHA256: z.string(),
  /** Address of its page; '' without one. */
  RUTA: z.string(),
  /** Whether it is stored and can be opened by itself. */
  GUARDADO: z.boolean(),
});
export type DossierEntry = z.infer<typeof dossierEntry>;

/**
 * Contracts of the digital dossier of a work order, in the group of the declaration that it ends in; each part asks for
 * the permission of its own module besides.
 */
export const dossierProcedures = (group: ModuleName) => {
  const read = { group, permission: `${group}:read`, effect: 'read' } as const;
  return {
    dossier: procedure({
      ...read,
      name: 'dossier',
      summary: 'ver el expediente digital de una orden',
      params: { ID_ORDEN: order },
      result: z.object({ ORDEN: documentHeader, ENTRADAS: z.array(dossierEntry) }),
    }),
    dossierLink: procedure({
      ...read,
      name: 'dossierLink',
      summary: 'abrir un archivo del expediente digital',
      params: { ID_ORDEN: order, ARCHIVO: param.text('Nombre del archivo en el expediente', 300) },
      result: z.object({ ENLACE: z.string(), NOMBRE_ARCHIVO: z.string() }),
    }),
    dossierZip: procedure({
      ...read,
      name: 'dossierZip',
      refusals: ['rejected'],
      summary: 'bajar el expediente digital de una orden',
      params: { ID_ORDEN: order },
      result: printedFile,
    }),
    dossierStatus: procedure({
      ...read,
      name: 'dossierStatus',
      refusals: ['rejected'],
      summary: 'consultar el expediente digital que se está formando',
      params: { ID_ORDEN: order, IMPRESION: param.text('Nombre que devolvió dossierZip', 80) },
      result: printedFile,
    }),
  };
};

export type DossierProcedures = ReturnType<typeof dossierProcedures>;
