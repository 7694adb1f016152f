import { dvaProcedures, type PrintAnswer } from '../../shared/dva/procedures.ts';
import { ApiError, errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { jumpTo } from '../kit/jump.ts';
import { toast } from '../kit/toasts.ts';

const POLL_MS = 1000;

/** A presigned link is an attachment: following it saves the file and leaves the page where it is. */
function follow(link: string): void {
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.click();
}

async function finished(id: string, answer: PrintAnswer): Promise<PrintAnswer> {
  if (answer.ESTADO !== 'EN_PROCESO') return answer;
  await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  const next = await call(
    dvaProcedures.printStatus,
    { ID: id, IMPRESION: answer.IMPRESION },
    { background: true },
  );
  return finished(id, next);
}

/** Saves, prints on the server and downloads the stored file; a refusal leads to the first field that it names. */
export async function printDva(open: OpenDocument, mode: number, draft = false): Promise<void> {
  const { ID } = open.header;
  try {
    await open.session.saveNow();
    const asked = await call(dvaProcedures.print, {
      ID,
      MODO: mode,
      VERSION: undefined,
      BORRADOR: draft,
      OPCIONES: undefined,
    });
    if (asked.ESTADO === 'EN_PROCESO')
      toast('Imprimiendo', 'La DVA es larga; puede seguir trabajando mientras se imprime.');
    const answer = await finished(ID, asked);
    if (answer.ESTADO === 'LISTA') return follow(answer.ENLACE);
    toast('No se pudo imprimir', answer.PROBLEMAS[0]?.message ?? '', 'bad');
    if (answer.PROBLEMAS[0]) jumpTo(answer.PROBLEMAS[0].path);
  } catch (thrown) {
    toast('No se pudo imprimir', errorText(thrown), 'bad');
    const first = thrown instanceof ApiError ? thrown.problems[0] : undefined;
    if (first) jumpTo(first.path);
  }
}
