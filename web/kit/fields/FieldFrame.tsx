import { useContext, useId, useState, type ComponentType, type ReactNode } from 'react';
import type { Field } from '../../../shared/foundation/fields/field.ts';
import { isComputed, isPersons, writers } from '../../../shared/foundation/fields/writer.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { Icon } from '../icons.tsx';
import { HereMark } from '../others.tsx';
import { FieldAside } from './fieldAside.ts';
import { FieldPast, takePast } from './fieldPast.ts';
import { FieldsTold } from './fieldsTold.ts';
import { inputId } from './focus.ts';
import { UNREAD, type UnreadText } from '../unread.ts';
import type { ViewProps } from './viewProps.ts';
import { MarkLetters, type FieldMark } from './mark.tsx';

export interface FieldInputProps {
  field: Field;
  /** Path in the document; also names the element, so that problems can jump to it. */
  path: string;
  value: string;
  /** Told with the stored value, canonical. */
  onChange: (value: string) => void;
  /**
   * Text that stands here and is no value, with its reason; `onUnread` tells of it, undefined when it is gone. Without
   * them the input keeps it itself.
   */
  unread?: UnreadText | undefined;
  onUnread?: ((unread: UnreadText | undefined) => void) | undefined;
  /** Told of every letter of a text that is not stored yet; undefined when it was left. */
  onTyping?: (text: string | undefined) => void;
  problems?: readonly Problem[];
  /** The person's value stands against the derived one. */
  changedByHand?: boolean;
  /** What the rules of the case say of the field. */
  mark?: FieldMark | undefined;
  /** Names of the others who are at it now. */
  others?: string | undefined;
  readOnly?: boolean;
  autoFocus?: boolean;
}

/** A field around its view: label with box number, help, and what is wrong with it or, once left, still missing. */
export function FieldFrame(props: FieldInputProps & { View: ComponentType<ViewProps> }) {
  const { field, path, problems = [], View } = props;
  const [help, setHelp] = useState(false);
  const [typed, setTyped] = useState(false);
  const [left, leave] = useState(false);
  const told = useContext(FieldsTold) || left;
  const [own, setOwn] = useState<UnreadText>();
  const unread = props.onUnread ? props.unread : own;
  // While it is written again, the old text's reason is no longer true.
  const reason = typed ? undefined : unread?.reason;
  const scope = useId();
  const id = inputId(path);
  const describedBy = `${scope}-note`;
  const readOnly = props.readOnly || !isPersons(field);
  // Half a text is no answer yet: what is wrong with it is said once it was left.
  const others = typed ? [] : problems.filter((each) => each.code !== UNREAD);
  const missing = told && !readOnly ? others.find((each) => each.severity === 'missing') : undefined;
  // A warning is read beside the field and a blank is no fault; only an error makes its value wrong.
  const invalid = reason !== undefined || others.some((each) => each.severity === 'error');
  return (
    <div
      className="d-field"
      data-typing={typed || undefined}
      data-missing={missing ? true : undefined}
      data-here={props.others ? true : undefined}
      onBlur={() => leave(true)}
      onKeyDown={(event) => {
        if (event.key !== 'F1' || !hasHelp(props)) return;
        event.preventDefault();
        if (event.shiftKey && help) takePast(event.currentTarget);
        else setHelp(!help);
      }}
    >
      <FieldHead input={props} id={id} help={help} onHelp={() => setHelp(!help)} />
      <View
        id={id}
        field={field}
        value={props.value}
        readOnly={readOnly}
        invalid={invalid}
        describedBy={describedBy}
        autoFocus={props.autoFocus ?? false}
        onChange={props.onChange}
        unread={unread}
        onUnread={props.onUnread ?? setOwn}
        onTyping={(text) => {
          setTyped(text !== undefined);
          props.onTyping?.(text);
        }}
      />
      <FieldNotes
        input={props}
        id={describedBy}
        help={help}
        missing={missing}
        messages={messagesOf(field, reason, others)}
      />
    </div>
  );
}

const hasHelp = ({ field, mark }: Pick<FieldInputProps, 'field' | 'mark'>): boolean =>
  field.help !== undefined || mark !== undefined;

interface Message {
  text: string;
  wrong: boolean;
}

/** What is said under the input: why its text is no value, else what the rules found but blanks. */
const messagesOf = (field: Field, reason: string | undefined, problems: readonly Problem[]): Message[] =>
  reason
    ? [{ text: `${field.label}: ${reason}.`, wrong: true }]
    : problems
        .filter(({ severity }) => severity !== 'missing')
        .map(({ message, severity }) => ({ text: message, wrong: severity === 'error' }));

const Messages = ({ messages }: { messages: readonly Message[] }) =>
  messages.map(({ text, wrong }) => (
    <p key={text} className={wrong ? 'd-error' : 'd-warning'}>
      {text}
    </p>
  ));

/** What is said under the input: its help, what is missing or wrong, and what services outside say of its value. */
function FieldNotes(props: {
  input: FieldInputProps;
  id: string;
  help: boolean;
  missing: Problem | undefined;
  messages: readonly Message[];
}) {
  const { input, id, help, missing, messages } = props;
  const { field, path, mark } = input;
  const aside = useContext(FieldAside);
  const past = useContext(FieldPast);
  const { value, onChange } = input;
  // The button goes once it took: whoever pressed it is at the field again, and what was half typed there is left before.
  const use = (last: string): void => {
    const view = window.document.getElementById(inputId(path));
    view?.blur();
    onChange(last);
    view?.focus();
  };
  return (
    <div id={id} className="d-field-notes">
      {mark && !help && <span className="d-hidden">{mark.text}.</span>}
      {input.others && <span className="d-hidden">En este campo está {input.others}.</span>}
      {help && (
        <div className="d-help">
          {field.help && <p>{field.help}</p>}
          {mark && <p>{mark.text}.</p>}
          {isPersons(field) && past?.({ path, field, value, ...(input.readOnly ? {} : { use }) })}
        </div>
      )}
      {missing && <p className="d-missing">{missing.message}</p>}
      <Messages messages={messages} />
      {field.lookups && aside?.(path)}
    </div>
  );
}

/** Label with box number, who writes the field, and its help. */
function FieldHead(props: { input: FieldInputProps; id: string; help: boolean; onHelp: () => void }) {
  const { input, id, help, onHelp } = props;
  const { field, changedByHand, mark } = input;
  return (
    <div className={field.label.startsWith('¿') ? 'd-field-head d-question' : 'd-field-head'}>
      <label htmlFor={id} title={field.label}>
        {field.box && <span className="d-box">{field.box} </span>}
        {field.label}
        {field.owed && <span aria-hidden="true">{'\u00a0*'}</span>}
      </label>
      {field.writer && (
        <Mark icon={isComputed(field) ? 'calculator' : 'lock'} text={writers[field.writer].mark} />
      )}
      {changedByHand && <Mark icon="pencil" text="cambiado a mano" />}
      {input.others && (
        <span className="d-field-here" aria-hidden="true">
          <HereMark names={input.others} />
        </span>
      )}
      <span className="d-field-aids">
        {mark && <MarkLetters mark={mark} />}
        {hasHelp(input) && (
          <button
            type="button"
            className="d-help-button"
            aria-expanded={help}
            aria-label={`Ayuda: ${field.label}`}
            tabIndex={-1}
            onClick={onHelp}
          >
            ?
          </button>
        )}
      </span>
    </div>
  );
}

/** An icon, so that it fits beside every label; its words are a tip and are spoken. */
const Mark = ({ icon, text }: { icon: string; text: string }): ReactNode => (
  <span className="d-mark" title={text}>
    <Icon name={icon} />
    <span className="d-hidden">{text}</span>
  </span>
);
