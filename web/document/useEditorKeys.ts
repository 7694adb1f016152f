import { useEffect, useEffectEvent } from 'react';
import { isBlocking, type Problem } from '../../shared/foundation/rules/problem.ts';
import { takeTyped } from '../kit/fields/takeTyped.ts';
import { jumpTo } from '../kit/jump.ts';
import { toast } from '../kit/toasts.ts';
import { underWindow } from '../kit/underWindow.ts';
import { saveText } from './saveText.ts';
import { sectionId, type SectionPlace } from './sections.ts';
import { unreadLeft } from './session/unreadTexts.ts';
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

/** By Ctrl. */
const ACTS: ReadonlySet<string> = new Set(['s', 'p']);

/** Whether the key is for all that is written, what nobody left yet included. */
const isOfAll = (event: KeyboardEvent): boolean =>
  event.key === 'F9' || (event.altKey && event.key.startsWith('Arrow')) || ACTS.has(held(event));

/** Without connection it is told once it is kept here. */
const untilTold = ({ snapshot, subscribe }: OpenDocument['session']): Promise<void> =>
  new Promise((resolve) => {
    if (snapshot().save !== 'saving') return resolve();
    const stop = subscribe(() => {
      if (snapshot().save === 'saving') return;
      stop();
      resolve();
    });
  });

/** Saves, and answers with what stands then: that all is saved, or what of it is not. */
async function saveByKey({ session, definition }: OpenDocument): Promise<void> {
  await session.saveNow();
  await untilTold(session);
  const view = session.snapshot();
  const left = unreadLeft(definition, view);
  if (view.save === 'saved' && !left) return toast('Ya está guardado', '', 'good');
  const { text, look } = saveText(view);
  toast(text, left?.message ?? '', look === 'd-error' ? 'bad' : 'info');
}

/** Leads to what is to be mended first, or says that nothing is. */
function goMend(problems: readonly Problem[]): void {
  const first = firstToMend(problems);
  if (first) return jumpTo(first.path);
  const [told] = problems;
  toast(told ? told.message : 'No falta nada', '', told ? 'bad' : 'good');
}

/** Keys of the whole editor (look 2); under a window they do nothing, for the person is at that. */
export function useEditorKeys(
  document: OpenDocument,
  sections: readonly SectionPlace[],
  { showKeys, tellAll, print }: EditorDeeds,
): void {
  const act = useEffectEvent((event: KeyboardEvent): void => {
    const { session, problems } = document;
    const current = (): number => {
      const inside = window.document.activeElement?.closest('section[id^="section-"]')?.id;
      return sections.findIndex((section) => `section-${sectionId(section)}` === inside);
    };
    const control = event.ctrlKey || event.metaKey;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const next = sections[Math.max(0, current() + (event.key === 'ArrowDown' ? 1 : -1))];
      if (next) jumpTo(sectionId(next));
    } else if (held(event) === 's') void saveByKey(document);
    else if (held(event) === 'p' && print) print();
    else if (event.key === 'F9') {
      tellAll();
      // What was taken just now is no value yet that the checks have come to.
      goMend([...(unreadLeft(document.definition, session.snapshot())?.problems ?? []), ...problems]);
    } else if (control && event.key.toLowerCase() === 'z' && !isTyping(event.target)) {
      if (event.shiftKey) session.redo();
      else session.undo();
    } else if (held(event) === 'y' && !isTyping(event.target)) session.redo();
    else if (event.key === '?' && !takesLetters(event.target)) showKeys();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      // The browser's own act would be of the page that lies under the window.
      if (underWindow()) return void (ACTS.has(held(event)) && event.preventDefault());
      // What is taken is drawn, so that what acts is of it.
      if (isOfAll(event)) takeTyped();
      act(event);
    };
    // Before the palette opens, which takes the focus with it and comes back to it.
    const beforePalette = (event: KeyboardEvent): void => {
      if (held(event) === 'k' && !underWindow()) takeTyped();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keydown', beforePalette, true);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keydown', beforePalette, true);
    };
  }, []);
}
