import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';
import { changeRefusals } from '../foundation/documents/procedures.ts';
import type { ModuleName } from '../foundation/modules.ts';

/** What takes a release: to register, to change and to withdraw. Asking what the authority would say takes none. */
export const RELEASED_OPERATIONS = ['R', 'M', 'D'] as const;
export type ReleasedOperation = (typeof RELEASED_OPERATIONS)[number];

/** That somebody released one version for one operation: written once, and never changed. */
const release = z.object({
  VERSION: z.int(),
  OPERACION: z.enum(RELEASED_OPERATIONS),
  /** Who, by name and login, and the local moment. */
  USUARIO: z.string(),
  LOGIN: z.string(),
  FECHA: z.string(),
});

const releases = z.object({
  /** Whether the company wants a second person for this one, and from which value in US dollars. */
  PEDIDA: z.enum(['1', '0']),
  DESDE: z.string(),
  /** Logins of those who wrote what is not sent yet: none of them releases it. */
  PREPARARON: z.array(z.string()),
  LIBERACIONES: z.array(release),
});

export type Release = z.infer<typeof release>;
export type Releases = z.infer<typeof releases>;

/** Release of what one person prepared by another, the same for everything that is sent to an authority. */
export function releaseProcedures<M extends ModuleName>(group: M, one: string) {
  const id = param.id(group, 'Identificador del documento');
  return {
    releases: procedure({
      group,
      permission: `${group}:read`,
      effect: 'read',
      name: 'releases',
      summary: `ver quién liberó ${one}`,
      params: { ID: id },
      result: releases,
    }),
    release: procedure({
      group,
      permission: `${group}:release`,
      effect: 'write',
      stepUp: true,
      refusals: changeRefusals,
      name: 'release',
      summary: `liberar ${one} para su transmisión`,
      params: {
        ID: id,
        LOCK: param.integer('Número de bloqueo que se vio al abrir'),
        OPERACION: param.form(
          'R registrar, M rectificar, D anular',
          z.enum(RELEASED_OPERATIONS, 'debe ser R, M o D'),
        ),
      },
      result: releases,
    }),
  };
}
