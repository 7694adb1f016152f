import { useEffect, useMemo, useState } from 'react';
import { labelOf } from '../../shared/foundation/fields/label.ts';
import { NOBODY, type Others } from '../kit/others.tsx';
import { useSame } from '../kit/same.ts';
import { partsOf, placeOf } from '../kit/unread.ts';
import type { InUseBy } from './editorProps.ts';
import { lastField } from './lastField.ts';
import { placeAt } from './session/conflicts.ts';
import { pathFinder } from './session/unreadTexts.ts';
import type { OpenDocument } from './useDocument.ts';

/** The place where this person is in a document, or was last; undefined while they went to none. */
export function ownPlace({
  definition,
  body,
}: Pick<OpenDocument, 'definition' | 'body'>): string | undefined {
  const last = lastField();
  return last && placeAt(definition.dataSets, body, last.path);
}

/** How a page calls a place of its document, or a line; '' where it shows none there. */
export function placeName(
  { definition, body }: Pick<OpenDocument, 'definition' | 'body'>,
  place: string,
): string {
  const { dataSet, field } = partsOf(place);
  const { [dataSet]: known } = definition.dataSets;
  if (!known || (field !== '' && !known.fields[field])) return '';
  const path = pathFinder(definition.dataSets, body)(place);
  return path === undefined ? '' : labelOf(definition.dataSets, path);
}

/** A place and the line that it is in. */
const around = (place: string): string[] => {
  const { dataSet, key } = partsOf(place);
  return key === undefined ? [place] : [place, placeOf(dataSet, '', key)];
};

const sameOthers = (one: Others, other: Others): boolean =>
  one.size === other.size && [...one].every(([place, names]) => other.get(place) === names);

/** Others by their places; the same map while nobody moved. */
export function useOthers(using: InUseBy | undefined): Others {
  return useSame(
    useMemo(() => {
      if (!using || using.here.length === 0) return NOBODY;
      const found = new Map<string, string>();
      for (const { place, who } of using.here)
        for (const each of around(place)) {
          const names = found.get(each)?.split(', ') ?? [];
          if (!names.includes(who)) found.set(each, [...names, who].join(', '));
        }
      return found;
    }, [using]),
    sameOthers,
  );
}

/** What is said of those who are where this person is: in the same field, or elsewhere in its line. */
function meetingText(document: OpenDocument, others: Others, place: string): string {
  const line = around(place).at(-1) ?? place;
  const namesAt = (at: string): string[] => others.get(at)?.split(', ') ?? [];
  const here = namesAt(place);
  const near = namesAt(line).filter((each) => !here.includes(each));
  const said = (names: readonly string[], where: string, at: string): string[] =>
    names.length === 0
      ? []
      : [
          `${names.join(', ')} ${names.length > 1 ? 'están' : 'está'} en ${where} que usted: ${placeName(document, at)}.`,
        ];
  return [...said(here, 'el mismo lugar', place), ...said(near, 'la misma línea', line)].join(' ');
}

/**
 * Said aloud when somebody comes to the line or field where this person is, once for each; who works elsewhere in the
 * document is read on its head and interrupts nobody.
 */
export function useMeeting(document: OpenDocument, others: Others): string {
  const [said, say] = useState('');
  useEffect(() => {
    const place = ownPlace(document);
    say(place === undefined ? '' : meetingText(document, others, place));
    // Asked when others moved: whoever moves oneself sees the mark where one goes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [others]);
  return said;
}
