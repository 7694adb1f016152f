import { approvalProcedures, ASK_APPROVAL } from '../../shared/dva/approvalProcedures.ts';
import { errorText } from '../api/apiError.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import { call } from '../api/call.ts';
import { toast } from '../kit/toasts.ts';
import type { EditorAction } from '../document/EditorHead.tsx';
import type { OpenDva } from './dvaKind.ts';

/** Asks the client of a DVA's order to approve it as it is saved now; answers the thread, undefined where it was refused. */
async function askApproval({ header, session }: OpenDva): Promise<string | undefined> {
  try {
    await session.saveAll();
    const { ID_HILO } = await call(approvalProcedures.askApproval, { ID: header.ID, TEXTO: undefined });
    toast('Aprobación pedida', 'El cliente recibe el aviso y responde en los mensajes de la orden.', 'good');
    return ID_HILO;
  } catch (thrown) {
    toast('No se pudo pedir la aprobación', errorText(thrown), 'bad');
    return undefined;
  }
}

/** The act of it, which leads to where the client answers. */
export const askingApproval = (document: OpenDva, go: (address: string) => unknown): EditorAction => ({
  label: ASK_APPROVAL,
  icon: 'send',
  run: async () => {
    const thread = await askApproval(document);
    if (thread === undefined) return;
    go(`${addressOfDocument(workOrderKind, document.header.ID_ORDEN)}/trazabilidad?hilo=${thread}`);
  },
});
