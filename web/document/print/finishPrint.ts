import { ApiError, errorText } from '../../api/apiError.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { jumpTo } from '../../kit/jump.ts';
import { toast } from '../../kit/toasts.ts';
import { startPrintJob } from './printJobs.ts';

/** What the answers of a print share. */
export interface Printing {
  ESTADO: 'LISTA' | 'EN_PROCESO' | 'FALLIDA';
  IMPRESION: string;
  ENLACE: string;
  AVANCE: number;
  PROBLEMAS: Problem[];
}

const POLL_MS = 1000;

/** A presigned link is an attachment: following it saves the file, needs no window and leaves the page where it is. */
function follow(link: string): void {
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.click();
}

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
 * Asks for a print, waits for a long one showing how far it is, and downloads the stored file. A refusal leads to the
 * first field that it names.
 */
export async function finishPrint<A extends Printing>(
  label: string,
  ask: () => Promise<A>,
  poll: (name: string) => Promise<A>,
): Promise<void> {
  const refused = (text: string, problems: readonly Problem[]): void => {
    toast('No se pudo imprimir', text, 'bad');
    const path = problems[0]?.path;
    if (path) jumpTo(path);
  };
  try {
    const answer = await finished(await ask(), label, poll);
    if (answer.ESTADO === 'LISTA') follow(answer.ENLACE);
    else refused(answer.PROBLEMAS[0]?.message ?? '', answer.PROBLEMAS);
  } catch (thrown) {
    refused(errorText(thrown), thrown instanceof ApiError ? thrown.problems : []);
  }
}
