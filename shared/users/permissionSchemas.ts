import * as z from 'zod';
import { FIELD_GROUPS } from '../foundation/access/fieldGroups.ts';
import { RIGHT_KEYS } from '../foundation/access/permissionRow.ts';
import { APPLICATIONS } from '../foundation/modules.ts';

const flag = z.enum(['1', '0']);
const moduleName = z.enum(APPLICATIONS);
const objectName = z.enum(['', ...new Set(FIELD_GROUPS.map(({ object }) => object))]);

/** Permission row of spec 3 without whose it is. */
export const permissionRowSchema = z.object({
  ID_MODULO: moduleName,
  ID_OBJETO: objectName.optional(),
  CLAVE: z.enum(RIGHT_KEYS),
  VALOR: flag,
});

export const applicationGrants = z.partialRecord(
  moduleName,
  z.object({ ACTIVO_USUARIO: flag, APLICACION_PERMITIDA: flag }),
);
