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

/** How a page calls a place of its document; '' where it shows none there. */
export function placeName(
  { definition, body }: Pick<OpenDocument, 'definition' | 'body'>,
  place: string,
): string {
  const { dataSet, field } = partsOf(place);
  if (!definition.dataSets[dataSet]?.fields[field]) return '';
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

/**
 * Said aloud when somebody comes to the line or field where this person is, once for each; who works elsewhere in the
 * document is read on its head and interrupts nobody.
 */
export function useMeeting(document: OpenDocument, others: Others): string {
  const [said, say] = useState('');
  useEffect(() => {
    const place = ownPlace(document);
    const at = place === undefined ? undefined : around(place).findLast((each) => others.has(each));
    say(
      at === undefined
        ? ''
        : `${others.get(at)} está en el mismo lugar que usted: ${placeName(document, place!)}.`,
    );
    // Asked when others moved: whoever moves oneself sees the mark where one goes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [others]);
  return said;
}
