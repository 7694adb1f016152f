import { useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icons.tsx';
import type { UnreadText } from '../unread.ts';
import { comboboxOf } from '../useOffers.ts';
import { byKeyFirst, exactly, type Option } from './byKeyFirst.ts';
import { OptionList } from './OptionList.tsx';
import { endTyping } from './storeTyped.ts';
import { common, type ViewProps } from './viewProps.ts';

/** `named` is what the stored code is called where it is none of the options. */
type Props = ViewProps & { options: Option[]; named?: string | undefined };

/** What is typed in a choice until it is taken as one of its options, or told as none. */
function useDraft(props: Props) {
  const { options, onTyping } = props;
  const [draft, setDraft] = useState<string>();
  const settle = (typed: string | UnreadText): void => {
    setDraft(undefined);
    endTyping(props, typed);
  };
  const take = (text: string, option: Option | undefined): void => {
    if (text === '') settle('');
    else if (option) settle(option.value);
    else settle({ text, reason: `«${text}» no está en la lista; elija una de sus opciones` });
  };
  // A window that closes takes its fields away without a blur.
  const left = useRef<() => void>(undefined);
  left.current = () => draft !== undefined && take(draft, exactly(options, draft));
  useLayoutEffect(() => () => left.current?.(), []);
  const type = (text: string): void => {
    setDraft(text);
    onTyping(text);
  };
  return { draft, type, settle, take, leave: () => left.current?.() };
}

/** Options that a typed text is answered with; more are found by another letter. */
const FOUND = 60;
const NONE: readonly Option[] = [];
const NOTHING_FOUND = 'SIN RESULTADOS';

/** The open list of a choice: what it holds, and which of it is lit. */
function useOpenList(all: readonly Option[], value: string, draft: string | undefined) {
  const [open, setOpen] = useState(false);
  const [chosen, choose] = useState(-1);
  const rows = !open ? NONE : draft === undefined ? all : byKeyFirst(all, draft, FOUND);
  const lit = Math.min(chosen, rows.length - 1);
  const show = (): void => {
    if (open) return;
    setOpen(true);
    choose(all.findIndex((each) => each.value === value));
  };
  return {
    open,
    rows,
    lit,
    show,
    hide: (): void => setOpen(false),
    /** Nothing is lit while the text is another one with every letter. */
    retype: (): void => {
      setOpen(true);
      choose(-1);
    },
    /** Opens the list, or lights the next of it or the one before. */
    step: (by: 1 | -1): void => {
      if (!open) return show();
      if (rows.length > 0)
        choose(lit < 0 && by < 0 ? rows.length - 1 : (lit + by + rows.length) % rows.length);
    },
  };
}

interface Acts {
  open: boolean;
  step: (by: 1 | -1) => void;
  hide: () => void;
  take: () => void;
}

/** What keys do in a choice: arrows open its list and go along it, Escape closes the list alone, Enter takes, F1 makes room for the help. */
const keysOf =
  ({ open, step, hide, take }: Acts) =>
  (event: React.KeyboardEvent): void => {
    // With another key beside them the arrows are the page's: from section to section.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (by !== undefined) {
      event.preventDefault();
      step(by);
    } else if (event.key === 'Escape' && open) {
      // Not the window that it stands in.
      event.preventDefault();
      event.stopPropagation();
      hide();
    } else if (event.key === 'Enter') {
      take();
      hide();
    } else if (event.key === 'F1') {
      // The help that the field opens stands where the list is.
      hide();
    }
  };

/**
 * A choice that is typed: Enter takes the first match and goes on, arrows choose, an emptied field is blank. Leaving
 * takes what was typed only when it names one option; otherwise the field says so.
 */
export function ListView(props: Props) {
  const { options, value, unread, readOnly, field, named = value } = props;
  const known = options.find((each) => each.value === value);
  const all = value !== '' && !known ? [{ value, label: named }, ...options] : options;
  const { draft, type, settle, take, leave } = useDraft(props);
  const { open, rows, lit, show, hide, retype, step } = useOpenList(all, value, draft);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const pick = (next: string): void => {
    hide();
    settle(next);
  };
  const takeLit = (): void => {
    const option = rows[lit];
    const text = draft ?? unread?.text;
    // Taken before the key moves the focus on, which would leave the typed text as what is meant.
    if (option) flushSync(() => pick(option.value));
    else if (text !== undefined) flushSync(() => take(text, byKeyFirst(options, text, 1)[0]));
  };
  return (
    <div className="d-choice">
      <input
        {...common(props)}
        ref={input}
        value={draft ?? unread?.text ?? known?.label ?? named}
        autoComplete="off"
        aria-haspopup="listbox"
        {...comboboxOf(list, rows.length > 0, lit)}
        onChange={({ currentTarget: { value: text } }) => {
          // Emptied by hand: the field is blank, not what it was.
          if (text === '') settle('');
          else type(text);
          retype();
        }}
        onClick={() => !readOnly && show()}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={readOnly ? undefined : keysOf({ open, step, hide, take: takeLit })}
        onBlur={() => {
          hide();
          leave();
        }}
      />
      <span className="d-choice-sign">
        <Icon name="down" />
      </span>
      {open && <Options id={list} anchor={input} label={field.label} rows={rows} lit={lit} onTake={pick} />}
    </div>
  );
}

type OptionsProps = Omit<React.ComponentProps<typeof OptionList>, 'rows' | 'children'> & {
  rows: readonly Option[];
};

const Options = ({ rows, ...props }: OptionsProps) => (
  <OptionList {...props} rows={rows.map(({ value, label }) => ({ value, shown: label }))}>
    {rows.length === 0 && (
      <p className="d-offer d-dimmed" role="status">
        {NOTHING_FOUND}
      </p>
    )}
  </OptionList>
);
