import { ApiError, errorText } from '../../api/apiError.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { browserOpener, openOrSave, type Opener } from '../preview/openPdf.ts';
import { jumpTo } from '../../kit/jump.ts';
import { toast } from '../../kit/toasts.ts';
import { startPrintJob } from './printJobs.ts';

/** What the answers of a print share. */
export interface Printing {
  ESTADO: 'LISTA' | 'EN_PROCESO' | 'FALLIDA';
  IMPRESION: string;
  ENLACE: string;
  VISTA: string;
  NOMBRE_ARCHIVO: string;
  AVANCE: number;
  PROBLEMAS: Problem[];
}

/** Often enough that a person sees a long print move from step to step. */
const POLL_MS = 400;

async function finished<A extends Printing>(
  asked: A,
  label: string,
  poll: (name: string) => Promise<A>,
): Promise<A> {
  if (asked.ESTADO !== 'EN_PROCESO') return asked;
  const job = startPrintJob(label);
  try {
    let answer = asked;
    while (answer.ESTADO === 'EN_PROCESO') {
      job.tell(answer.AVANCE);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      answer = await poll(asked.IMPRESION);
    }
    return answer;
  } finally {
    job.end();
  }
}

/**
 * Asks for a print, waits for a long one showing how far it is, and shows the stored file in a window; where the browser
 * opens none it saves the file (spec 8, failures of loading). A refusal leads to the first field that it names.
 */
export async function finishPrint<A extends Printing>(
  label: string,
  ask: () => Promise<A>,
  poll: (name: string) => Promise<A>,
  opener: Opener = browserOpener,
): Promise<void> {
  const refused = (text: string, problems: readonly Problem[]): void => {
    toast('No se pudo imprimir', text, 'bad');
    const path = problems[0]?.path;
    if (path) jumpTo(path);
  };
  try {
    const answer = await finished(await ask(), label, poll);
    if (answer.ESTADO === 'LISTA') {
      openOrSave({ view: answer.VISTA, save: answer.ENLACE, name: answer.NOMBRE_ARCHIVO }, opener);
    } else refused(answer.PROBLEMAS[0]?.message ?? '', answer.PROBLEMAS);
  } catch (thrown) {
    refused(errorText(thrown), thrown instanceof ApiError ? thrown.problems : []);
  }
}
