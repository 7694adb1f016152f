import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '../api/apiError.ts';
import { informFailed, missingFields } from '../kit/dialogs/dialogs.ts';
import { fieldProblem } from '../api/fieldProblem.ts';
import type { FieldErrors } from './UserFields.tsx';
import { userNoun } from './userNoun.ts';

/** Way back to the list, above the heading. */
export const BackToList = () => (
  <p>
    <Link to="/permisosUsuarios">Permisos</Link>
  </p>
);

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="d-stack">
    <h2>{title}</h2>
    {children}
  </div>
);

type Form = RefObject<HTMLFormElement | null>;

export const focusField = (form: Form, name: string): void =>
  form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

/** Names of blank obligatory fields, told with spec 5's window; '' lets go on. */
export async function tellMissing(
  form: Form,
  values: Record<string, string>,
  show: (errors: FieldErrors) => void,
): Promise<boolean> {
  const blank = Object.keys(values).filter((name) => values[name]!.trim() === '');
  show(Object.fromEntries(blank.map((name) => [name, 'Falta y es obligatorio.'])));
  if (blank.length === 0) return false;
  await missingFields();
  focusField(form, blank[0]!);
  return true;
}

/** Refusal of a save: at its field where the server names one, else in the window of spec 8. */
export async function tellRefused(
  form: Form,
  thrown: unknown,
  deed: 'creado' | 'modificado',
  show: (errors: FieldErrors) => void,
): Promise<void> {
  const problem = fieldProblem(thrown);
  if (problem) show({ [problem.field]: problem.text });
  await informFailed(userNoun, deed, problem?.text ?? errorText(thrown));
  if (problem) focusField(form, problem.field);
}
