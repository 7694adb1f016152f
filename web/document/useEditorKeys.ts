import { useEffect } from 'react';
import { isBlocking, type Problem } from '../../shared/foundation/rules/problem.ts';
import { jumpTo } from '../kit/jump.ts';
import { toast } from '../kit/toasts.ts';
import { sectionId, type SectionPlace } from './sections.ts';
import type { OpenDocument } from './useDocument.ts';

const isInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.tagName === 'INPUT' || target.tagName === 'TEXTAREA' || target.isContentEditable);

/** A cell of a sheet begins to be typed in with whatever sign. */
const takesLetters = (target: EventTarget | null): boolean =>
  isInput(target) || (target as HTMLElement).closest('[role=gridcell]') !== null;

/** Letters that are not yet left are the input's own to undo; an input that is only passed is not. */
const isTyping = (target: EventTarget | null): boolean =>
  isInput(target) && !(target as HTMLElement).closest('.d-field:not([data-typing])');

/** What keys do beyond the document itself; `tellAll` makes every field tell what it lacks. */
export interface EditorDeeds {
  showKeys: () => void;
  tellAll: () => void;
  print: (() => void) | undefined;
}

/** What F9 leads to: what is wrong, then what is missing, then what is to be looked at. */
const firstToMend = (problems: readonly Problem[]): Problem | undefined => {
  const placed = problems.filter((each) => each.path !== '');
  return placed.find((each) => each.severity === 'error') ?? placed.find(isBlocking) ?? placed[0];
};

/** A letter with Ctrl alone; with Shift or Alt beside it, it is the browser's or writes a sign. */
const held = ({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent): string =>
  (ctrlKey || metaKey) && !shiftKey && !altKey ? key.toLowerCase() : '';

/** Keys of the whole editor (look 2). */
export function useEditorKeys(
  document: OpenDocument,
  sections: readonly SectionPlace[],
  { showKeys, tellAll, print }: EditorDeeds,
): void {
  useEffect(() => {
    const { session, problems } = document;
    const current = (): number => {
      const inside = window.document.activeElement?.closest('section[id^="section-"]')?.id;
      return sections.findIndex((section) => `section-${sectionId(section)}` === inside);
    };
    const onKey = (event: KeyboardEvent): void => {
      const control = event.ctrlKey || event.metaKey;
      if (event.defaultPrevented) return;
      if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        const next = sections[Math.max(0, current() + (event.key === 'ArrowDown' ? 1 : -1))];
        if (next) jumpTo(sectionId(next));
      } else if (held(event) === 's') {
        void session.saveNow().then(() => {
          if (session.snapshot().save === 'saved') toast('Ya está guardado', '', 'good');
        });
      } else if (held(event) === 'p' && print) {
        print();
      } else if (event.key === 'F9') {
        tellAll();
        const first = firstToMend(problems);
        if (first) jumpTo(first.path);
        else
          toast(
            problems.length === 0 ? 'No falta nada' : problems[0]!.message,
            '',
            problems.length === 0 ? 'good' : 'bad',
          );
      } else if (control && event.key.toLowerCase() === 'z' && !isTyping(event.target)) {
        if (event.shiftKey) session.redo();
        else session.undo();
      } else if (held(event) === 'y' && !isTyping(event.target)) session.redo();
      else if (event.key === '?' && !takesLetters(event.target)) showKeys();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [document, sections, showKeys, tellAll, print]);
}
