import * as z from 'zod';
import { localHourOf, type PrintedSeal } from '../../shared/foundation/print/printFoot.ts';
import type { TenantScope } from './scope.ts';
import type { Services } from './services.ts';

/** Where the end of a logbook is sealed: one object, each time a version more, and none of them can be taken away. */
export const SEALED_END = 'logbook/raiz.json';

/** What prints read of it; one that was sealed before papers named it has no code that anybody would know. */
const sealed = z.object({ CODIGO: z.string().optional(), at: z.string() });

/** The newest sealed end of a company's logbook; undefined before the first, and where it has no code yet. */
export async function newestSeal(
  { files }: Pick<Services, 'files'>,
  scope: TenantScope,
): Promise<PrintedSeal | undefined> {
  const bytes = await files.get(scope, 'evidence', SEALED_END);
  if (!bytes) return undefined;
  const { CODIGO, at } = sealed.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  return CODIGO === undefined ? undefined : { code: CODIGO, hour: localHourOf(at) };
}
