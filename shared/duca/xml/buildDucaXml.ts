import type { Reference } from '../../foundation/documents/reference.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import type { Obligations } from '../../foundation/rules/matrix.ts';
import { planOf } from '../../foundation/xml/plan.ts';
import { writeXml } from '../../foundation/xml/writeXml.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { ducaObligations } from '../matrix/matrix.ts';
import { xmlContext, type XmlChoices } from './context.ts';
import { headerFailure, matrixFailures } from './failures.ts';
import { ducaMessage } from './message.ts';
import { wholePackages } from './rules/wholePackages.ts';
import { dataSetOf } from '../../foundation/fields/dataSet.ts';

export interface DucaXml {
  /** The exact bytes; absent when there is only a failure text. */
  bytes?: Uint8Array;
  /** Failure text of spec 8. */
  failure?: string;
  /** What makes the message unfit to be sent: the failure, or each group that could not be written. */
  problems: Problem[];
  /** Path of each element of the message in its order, when asked for. */
  paths: string[];
}

/**
 * The unified XML of a DUCA. Groups that fail are skipped as spec 8 says, and each becomes a problem that blocks
 * sealing (reliability finding 3).
 */
export function buildDucaXml(
  body: DucaBody,
  reference: Reference,
  trace = false,
  choices: XmlChoices = {},
): DucaXml {
  let obligations: Obligations | undefined;
  try {
    obligations = ducaObligations(body.DUCA.MODALIDAD, body.DUCA.CLASE, reference);
  } catch (error) {
    return unreadMatrix(error);
  }
  if (!obligations) return failed('xml.no-rows', matrixFailures.noRows);
  const plan = planOf(ducaMessage, obligations);
  const usual = xmlContext(body, reference, choices);
  const packages = usual.wholeTotals ? wholePackages(body) : undefined;
  const context = packages ? { ...usual, packages } : usual;
  const written = writeXml(plan, body, context, trace);
  const header = written.failed.find((each) => each.dataSet === 'DUCA');
  if (header) return failed('xml.header', headerFailure(header.error));
  const problems = written.failed.map(({ dataSet }) =>
    problem(
      'xml.group-failed',
      dataSet,
      `El grupo «${titleOf(dataSet)}» no se pudo escribir en el XML; revise sus datos. Mientras falte no se transmite.`,
    ),
  );
  return { bytes: written.bytes, problems, paths: written.paths };
}

/** What takes the place of the message when the matrix cannot be read. */
export const unreadMatrix = (thrown: unknown): DucaXml => failed('xml.matrix', matrixFailures.xml(thrown));

const failed = (code: string, failure: string): DucaXml => ({
  failure,
  problems: [problem(code, 'DUCA.MODALIDAD', `${failure}.`)],
  paths: [],
});

const titleOf = (dataSet: string): string => dataSetOf(ducaDataSets, dataSet)?.title ?? dataSet;
