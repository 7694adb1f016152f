import { useMemo } from 'react';
import { nameOf } from '../../shared/foundation/documents/kind.ts';
import {
  isFinal,
  isVoid,
  stateOf,
  transitionsFrom,
  type Transition,
} from '../../shared/foundation/documents/states.ts';
import { capital } from '../../shared/foundation/text/capital.ts';
import { errorText } from '../api/apiError.ts';
import { confirmDelete, informDone, informFailed } from '../kit/dialogs/dialogs.ts';
import { toast } from '../kit/toasts.ts';
import type { Shut } from './editorProps.ts';
import type { EditorAction } from './EditorHead.tsx';
import type { OpenDocument } from './useDocument.ts';

type Stepping = Pick<OpenDocument, 'definition' | 'session'>;
type Step = readonly [name: string, transition: Transition];

/** What becomes of a document by a step, and of its number: one that was sealed stays the authority's. */
function whatBecomes({ definition, session }: Stepping, { to, freesNumber }: Transition): string {
  const { header, body } = session.snapshot();
  const state = stateOf(definition.states, to).label.toLowerCase();
  const what = `${nameOf(definition, header.RESUMEN)} queda ${state}.`;
  const hasNumber = (definition.uniqueNumber?.(body) ?? '') !== '';
  if (!freesNumber || !hasNumber) return what;
  return definition.neverSent === undefined
    ? `${what} Su número queda libre para otro documento.`
    : `${what} Si nunca se envió, su número queda libre para otro documento.`;
}

/** Takes a step of the states; one that nobody brings the document back from is asked about first (spec 5, form dialogs). */
async function take(document: Stepping, name: string, step: Transition): Promise<void> {
  const { definition, session } = document;
  const isAsked = isFinal(definition.states, step);
  if (isAsked && !(await confirmDelete(whatBecomes(document, step), capital(step.label)))) return;
  const deletes = step.to.startsWith('ELIMINAD');
  try {
    await session.transition(name);
    if (deletes) await informDone(definition.noun, 'eliminado');
  } catch (thrown) {
    if (deletes) await informFailed(definition.noun, 'eliminado', errorText(thrown));
    else toast('No se pudo completar', errorText(thrown), 'bad');
  }
}

/** The steps that a person may ask for in a state; those that nobody takes back stand in red letters. */
export const stepsFrom = (
  document: Stepping,
  state: string,
  may: (step: Step) => boolean = () => true,
): readonly EditorAction[] =>
  transitionsFrom(document.definition.states, state)
    .filter(may)
    .map(([name, step]) => ({
      label: capital(step.label),
      danger: isFinal(document.definition.states, step),
      run: () => take(document, name, step),
    }));

/** The steps of its states that the person may ask for now; of what is shut those that void it, where it may be voided. */
export function useTransitions(
  { definition, header: { ESTADO }, mayWrite, session }: OpenDocument,
  shut: Shut | undefined,
): readonly EditorAction[] {
  const [isShut, voids] = [shut !== undefined, shut?.voids === true];
  return useMemo(() => {
    const may = ([, { to }]: Step): boolean => !isShut || (voids && isVoid(to));
    return mayWrite ? stepsFrom({ definition, session }, ESTADO, may) : [];
  }, [definition, ESTADO, mayWrite, session, isShut, voids]);
}
