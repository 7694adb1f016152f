import { formatDateTime } from '../dates/date.ts';
import {
  isBlocking,
  missing,
  problem,
  warning,
  type OtherPlace,
  type Problem,
  type Severity,
} from '../rules/problem.ts';
import type { AnyDocument } from './definition.ts';
import { definite } from './noun.ts';
import type { SourceChange } from './sourceChange.ts';
import type { SourcesKept } from './sources.ts';

/** Most problems of one source that are told; the rest is read where it stands. */
const MOST_OF_ONE = 20;

/** What a stale document says of itself: each source that changed, as an error with the way out. */
export const staleProblems = ({ noun }: AnyDocument, changes: readonly SourceChange[]): Problem[] =>
  changes.map(({ message, place, through }) => {
    const behind = through ? ` ${through.label} todavía no toma el cambio.` : '';
    const keep = noun.gender === 'f' ? 'consérvela' : 'consérvelo';
    const remedy = `Actualice ${definite(noun)}, o ${keep} como está con un motivo.`;
    return { ...problem('sources.changed', '', `${message}${behind} ${remedy}`), other: place };
  });

/** What a person decided to leave as it is stays in sight. */
export const keptWarning = ({ MOTIVO, USUARIO, FECHA }: SourcesKept): Problem =>
  warning(
    'sources.kept',
    '',
    `Se conserva lo anterior, aunque sus fuentes cambiaron: «${MOTIVO}» (${USUARIO}, ${formatDateTime(FECHA)}).`,
  );

/** Doubts about goods that every document has of its own: what is built on a source tells them by itself. */
const OF_EACH = /^(tariff|units)\./;

/** Problems of a source, told in what is built on it, each linked to its field: what is wrong, missing, to be looked at. */
export function inheritedProblems(place: Omit<OtherPlace, 'path'>, own: readonly Problem[]): Problem[] {
  const tell = (
    severity: Severity,
    make: (message: string) => Problem,
    rest: (left: number) => string,
  ): Problem[] => {
    const found = own.filter(
      (each) => each.severity === severity && (isBlocking(each) || !OF_EACH.test(each.code)),
    );
    const said = (message: string, path: string): Problem => ({
      ...make(`${place.label}: ${message}`),
      other: { ...place, path },
    });
    const told = found.slice(0, MOST_OF_ONE).map(({ message, path }) => said(message, path));
    const left = found.length - told.length;
    return left === 0 ? told : [...told, said(rest(left), '')];
  };
  return [
    ...tell(
      'error',
      (message) => problem('sources.problem', '', message),
      (left) =>
        `tiene ${left === 1 ? 'un problema más; corríjalo' : `${left} problemas más; corríjalos`} allí.`,
    ),
    ...tell(
      'missing',
      (message) => missing('sources.missing', '', message),
      (left) =>
        `le ${left === 1 ? 'falta un dato más; complételo' : `faltan ${left} datos más; complételos`} allí.`,
    ),
    ...tell(
      'warning',
      (message) => warning('sources.warning', '', message),
      (left) =>
        `tiene ${left === 1 ? 'una advertencia más; revísela' : `${left} advertencias más; revíselas`} allí.`,
    ),
  ];
}
