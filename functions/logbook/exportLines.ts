import { countText } from '../../shared/foundation/text/countText.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { daysBetween } from '../../shared/foundation/dates/date.ts';
import { turnedDays } from '../../shared/foundation/dates/turnedDays.ts';
import { problem } from '../../shared/foundation/rules/problem.ts';
import { TEMPORARY_PREFIX } from '../../shared/foundation/temporary.ts';
import type { LogLine } from '../../shared/logbook/line.ts';
import type { logbookProcedures } from '../../shared/logbook/procedures.ts';
import type { Input } from '../../shared/foundation/contracts/procedure.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { chainCompany } from './chain.ts';
import { CATCH_UP_MS } from './lines.ts';
import { daysRange, lineOf } from './readLines.ts';
import { comparedRoot } from './root.ts';
import { linesPk, TABLE, type LineRow } from './rows.ts';
import { signedLogbook } from './signedLogbook.ts';

/** What one file holds: as many days and lines as an answer has time for. */
const [MOST_DAYS, MOST_LINES] = [366, 20_000] as const;
/** Lines that are read at once. */
const AT_ONCE = 1000;

type Days = Input<typeof logbookProcedures.exportLines>;

const refuse = (code: string, path: string, message: string): Error =>
  refusal('rejected', { summary: message }, { problems: [problem(code, path, message)] });

/** Every line of the days, oldest first. @throws Refusal `rejected` for more than a file holds. */
async function linesOf({ services, scope }: Call<unknown>, days: Days): Promise<LogLine[]> {
  const found: LogLine[] = [];
  const [begin, end] = daysRange(days);
  for (let from = begin; ;) {
    const read = await services.database.query<LineRow>(TABLE, {
      pk: linesPk(scope),
      between: [from, end],
      limit: AT_ONCE,
    });
    for (const row of read.filter(({ sk }) => sk > from)) found.push(lineOf(services, scope, row));
    if (found.length > MOST_LINES)
      throw refuse(
        'bitacora.lineas',
        'HASTA',
        `En esos días hay más de ${countText(MOST_LINES)} anotaciones. Exporte menos días por archivo.`,
      );
    if (read.length < AT_ONCE) return found;
    from = read.at(-1)!.sk;
  }
}

function checkDays({ DESDE, HASTA }: Days): void {
  const days = daysBetween(DESDE, HASTA) + 1;
  if (!(days >= 1)) throw refuse('bitacora.dias', 'HASTA', turnedDays('Días', DESDE, HASTA));
  if (days <= MOST_DAYS) return;
  throw refuse(
    'bitacora.dias',
    'DESDE',
    `Pidió ${days} días y un archivo lleva ${MOST_DAYS} a lo sumo. Exporte por partes.`,
  );
}

/**
 * The whole logbook of a range of days as a file of JSON lines that `npm run verify` goes through: a head, every line
 * with its codes, and a foot that signs them.
 */
export const exportLines: Implementation<typeof logbookProcedures.exportLines> = async (call) => {
  const { services, scope, input } = call;
  checkDays(input);
  await chainCompany(services, scope.company, services.now().getTime() + CATCH_UP_MS);
  // Before the lines: whatever is sealed by then must be among them.
  const root = await comparedRoot(services, scope);
  const lines = await linesOf(call, input);
  const { text, facts, CLAVE } = await signedLogbook(services, scope, lines, { days: input, root });
  const name = `${TEMPORARY_PREFIX}bitacora/${services.id('bit')}.jsonl`;
  await services.files.put(scope, 'files', name, Buffer.from(text), 'application/jsonl');
  services.log.info('link.issued', { module: 'logbook', company: scope.company });
  return {
    ENLACE: await services.files.link(scope, 'files', name, `bitacora-${input.DESDE}-${input.HASTA}.jsonl`),
    ...facts,
    CLAVE,
  };
};
