import { formatDateTime } from '../dates/date.ts';
import { problem, warning, type OtherPlace, type Problem } from '../rules/problem.ts';
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

/** Errors of a source, told in what is built on it, each linked to its field. */
export function inheritedProblems(place: Omit<OtherPlace, 'path'>, own: readonly Problem[]): Problem[] {
  const errors = own.filter((each) => each.severity === 'error');
  const told = errors.slice(0, MOST_OF_ONE).map((each): Problem => ({
    ...problem('sources.problem', '', `${place.label}: ${each.message}`),
    other: { ...place, path: each.path },
  }));
  const left = errors.length - told.length;
  if (left === 0) return told;
  const message = `${place.label}: tiene ${left} problemas más; corríjalos allí.`;
  return [...told, { ...problem('sources.problem', '', message), other: { ...place, path: '' } }];
}
