import { EXPORT_FORM, signedText, type ExportFoot } from '../../shared/logbook/exported.ts';
import { BEGINNING, type LogLine } from '../../shared/logbook/line.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { signText } from './signature.ts';

/**
 * Lines of a company that follow each other as a file that `npm run verify` goes through: a head, every line with its
 * codes, and a foot that signs them.
 * @param days which they are of; without any those of the first and the last line.
 */
export async function signedLogbook(
  services: Pick<Services, 'secret'>,
  scope: Pick<TenantScope, 'company' | 'companyName'>,
  lines: readonly LogLine[],
  days: { DESDE: string; HASTA: string } = {
    DESDE: lines[0]?.REGISTRADO.slice(0, 10) ?? '',
    HASTA: lines.at(-1)?.REGISTRADO.slice(0, 10) ?? '',
  },
): Promise<{ text: string; facts: Pick<ExportFoot, 'LINEAS' | 'HUELLA'>; CLAVE: string }> {
  const head = {
    FORMATO: EXPORT_FORM,
    ID_EMPRESA: scope.company,
    EMPRESA: scope.companyName,
    DESDE: days.DESDE,
    HASTA: days.HASTA,
    ANTERIOR: lines[0]?.ANTERIOR ?? BEGINNING,
  } as const;
  const facts = { LINEAS: lines.length, HUELLA: lines.at(-1)?.HUELLA ?? BEGINNING };
  const signature = signText(await services.secret('data-key'), signedText(head, facts));
  const texts = [head, ...lines, { ...facts, ...signature }].map((each) => JSON.stringify(each));
  return { text: `${texts.join('\n')}\n`, facts, CLAVE: signature.CLAVE };
}
