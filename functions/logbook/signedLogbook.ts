import { EXPORT_FORM, signedText, type ExportFoot } from '../../shared/logbook/exported.ts';
import { BEGINNING, type LogLine } from '../../shared/logbook/line.ts';
import type { SealedRoot } from '../../shared/logbook/root.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { signText } from './signature.ts';

interface Days {
  DESDE: string;
  HASTA: string;
}

const dayOf = (moment: string): string => moment.slice(0, 10);

/** The sealed end, where the days go up to it or something of them is missing. */
function rootOf({ DESDE, HASTA }: Days, root: SealedRoot | undefined): { SELLO?: SealedRoot } {
  if (!root) return {};
  const FALTAN = root.FALTAN.filter(
    ({ DESPUES, REGISTRADO }) => dayOf(REGISTRADO) >= DESDE && dayOf(DESPUES) <= HASTA,
  );
  return HASTA >= dayOf(root.REGISTRADO) || FALTAN.length > 0 ? { SELLO: { ...root, FALTAN } } : {};
}

/**
 * Lines of a company that follow each other as a file that `npm run verify` goes through: a head, every line with its
 * codes, and a foot that signs them.
 * @param of days which they are, without any those of the first and the last line; and the sealed end, read before the lines.
 */
export async function signedLogbook(
  services: Pick<Services, 'secret'>,
  scope: Pick<TenantScope, 'company' | 'companyName'>,
  lines: readonly LogLine[],
  { days, root }: { days?: Days | undefined; root?: SealedRoot | undefined } = {},
): Promise<{ text: string; facts: Pick<ExportFoot, 'LINEAS' | 'HUELLA'>; CLAVE: string }> {
  const last = root ? dayOf(root.REGISTRADO) : '';
  const { DESDE, HASTA } = days ?? {
    DESDE: lines[0] ? dayOf(lines[0].REGISTRADO) : last,
    HASTA: [lines.at(-1)?.REGISTRADO ?? '', last].map(dayOf).sort().at(-1)!,
  };
  const head = {
    FORMATO: EXPORT_FORM,
    ID_EMPRESA: scope.company,
    EMPRESA: scope.companyName,
    DESDE,
    HASTA,
    ANTERIOR: lines[0]?.ANTERIOR ?? BEGINNING,
  } as const;
  const facts = { LINEAS: lines.length, HUELLA: lines.at(-1)?.HUELLA ?? BEGINNING };
  const foot = { ...facts, ...rootOf(head, root) };
  const signature = signText(await services.secret('data-key'), signedText(head, foot));
  const texts = [head, ...lines, { ...foot, ...signature }].map((each) => JSON.stringify(each));
  return { text: `${texts.join('\n')}\n`, facts, CLAVE: signature.CLAVE };
}
