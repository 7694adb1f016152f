import type { DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import { Dialog } from '../../kit/windows.tsx';
import { Released, type Releasing } from './Released.tsx';

/** What a withdrawal is released in: somebody else sends it then. */
export const ReleaseDialog = (props: {
  kind: DocumentKind;
  procedures: Releasing;
  header: { ID: string; LOCK: number; VERSION: number };
  onClose: () => void;
}) => (
  <Dialog title="Liberación ante la autoridad" opened onClose={props.onClose} escapes>
    <p>La libera una persona y la envía otra. Si su empresa no pide liberación, aquí no aparece nada.</p>
    <Released kind={props.kind} procedures={props.procedures} header={props.header} operation="D" />
  </Dialog>
);
