import { keyDigest } from '../runtime/digest.ts';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { APPLICATIONS } from '../../shared/foundation/modules.ts';
import { isOneOf } from '../../shared/foundation/oneOf.ts';
import { codeOfHash, typedPrintCode } from '../../shared/foundation/print/printCode.ts';
import { PRINTED_FILE } from '../../shared/logbook/line.ts';
import type { logbookProcedures } from '../../shared/logbook/procedures.ts';
import { applications } from '../../shared/users/applications.ts';
import type { Implementation } from '../runtime/executor.ts';
import { systemKey } from '../runtime/keys.ts';
import type { Services } from '../runtime/services.ts';
import { guarded, type Counter } from '../users/attempts.ts';
import { networkOf } from '../users/networkOf.ts';
import { lineStands } from './lineStands.ts';
import { printCodeKey, sealCodeKey, TABLE, type PrintCodeRow, type SealCodeRow } from './rows.ts';

type Told = Result<typeof logbookProcedures.checkPrint>;

const UNKNOWN: Told = {
  ...{ RESULTADO: '0', CLASE: '', DOCUMENTO: '', FECHA: '', PAGINAS: 0, SHA256: '' },
  ...{ HORA: '', INTEGRA: '' },
};

/** Codes that nobody has, of a whole office in a day, before each further one waits. */
const OF_A_NETWORK = 50;

/** Who tries codes is counted by network, as who tries passwords is; known ones cost nothing. */
const triesFrom = (address: string): Counter => ({
  key: {
    pk: systemKey('codes-from', keyDigest(networkOf(address))),
    sk: 'A',
  },
  free: OF_A_NETWORK,
  clears: false,
});

const flag = (holds: boolean) => (holds ? '1' : '0');

/** What a print is, as its row says; and by the chain, where that knows of it, whether the row says so rightly. */
async function ofPrint(services: Services, code: string, row: PrintCodeRow): Promise<Told | undefined> {
  const { MODULO, FECHA, PAGINAS, SHA256, company, country, line: place } = row;
  const DOCUMENTO = isOneOf(APPLICATIONS, MODULO) ? applications[MODULO].name : '';
  const told: Told = {
    ...UNKNOWN,
    ...{ RESULTADO: '1', CLASE: 'impresion', DOCUMENTO, FECHA, PAGINAS, SHA256 },
  };
  if (!company || !country || !place) return told;
  const stands = await lineStands(services, { company, country, line: place });
  if (!stands) return undefined;
  const { line, HORA, whole } = stands;
  const printed = line?.CAMBIOS.find(({ RUTA }) => RUTA === PRINTED_FILE)?.DESPUES;
  const isSame =
    line?.CODIGO === code && line.MODULO === MODULO && line.FECHA === FECHA && printed === SHA256;
  return { ...told, HORA, INTEGRA: flag(whole && isSame) };
}

/** What a seal is: the paper itself is the witness, for its code is of the fingerprint of the line. */
async function ofSeal(services: Services, code: string, row: SealCodeRow): Promise<Told | undefined> {
  const stands = await lineStands(services, row);
  if (!stands) return undefined;
  const { line, HORA, whole } = stands;
  const isSame = line !== undefined && codeOfHash(line.HUELLA) === code;
  return { ...UNKNOWN, RESULTADO: '1', CLASE: 'sello', HORA, INTEGRA: flag(whole && isSame) };
}

async function toldOf(services: Services, typed: string): Promise<Told | undefined> {
  const code = typedPrintCode(typed);
  if (code === undefined) return undefined;
  const [print, seal] = await services.database.getEach<PrintCodeRow & SealCodeRow>([
    { table: TABLE, key: printCodeKey(code) },
    { table: TABLE, key: sealCodeKey(code) },
  ]);
  if (print) return ofPrint(services, code, print);
  return seal && ofSeal(services, code, seal);
}

/**
 * What a code on a paper stands for: a print, with what, when and how many pages; or the sealed end of a logbook. And whether the
 * logbook that knows it is whole since: nothing of what the paper says, whose it is, or what else its company did.
 */
export const checkPrint: Implementation<typeof logbookProcedures.checkPrint> = async ({
  input,
  services,
  request,
}) =>
  (await guarded(services, [triesFrom(request.address)], () => toldOf(services, input.CODIGO))) ?? UNKNOWN;
