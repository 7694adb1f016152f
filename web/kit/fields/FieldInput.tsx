import { memo, useId, useState, type ReactNode } from 'react';
import type { Field } from '../../../shared/foundation/fields/field.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { Icon } from '../icons.tsx';
import { fieldViews } from './fieldViews.tsx';
import { inputId } from './focus.ts';
import { MarkLetters, type FieldMark } from './mark.tsx';

export interface FieldInputProps {
  field: Field;
  /** Path in the document; also names the element, so that problems can jump to it. */
  path: string;
  value: string;
  /** Told with the stored value, canonical; text that is no value stays in the input with its reason. */
  onChange: (value: string) => void;
  problems?: readonly Problem[];
  /** The person's value stands against the derived one. */
  changedByHand?: boolean;
  /** What the rules of the case say of the field. */
  mark?: FieldMark | undefined;
  readOnly?: boolean;
  autoFocus?: boolean;
}

/** One field of any kind: label with box number, help, input, and what is wrong with it. */
export const FieldInput = memo(function FieldInput(props: FieldInputProps) {
  const { field, path, problems = [], changedByHand } = props;
  const [help, setHelp] = useState(false);
  const [reason, setReason] = useState<string>();
  const scope = useId();
  const id = inputId(path);
  const describedBy = `${scope}-note`;
  const readOnly = props.readOnly || field.computed === true;
  const View = fieldViews[field.kind];
  const messages = reason
    ? [{ text: `${field.label}: ${reason}.`, wrong: true }]
    : problems.map(({ message, severity }) => ({ text: message, wrong: severity === 'error' }));
  // A warning is read beside the field; only an error makes its value wrong.
  const invalid = reason !== undefined || problems.some((each) => each.severity === 'error');
  return (
    <div
      className="d-field"
      onKeyDown={(event) => {
        if (event.key !== 'F1' || !field.help) return;
        event.preventDefault();
        setHelp(!help);
      }}
    >
      <div className="d-field-head">
        <label htmlFor={id}>
          {field.box && <span className="d-box">{field.box}</span>}
          {field.label}
          {field.owed && <span aria-hidden="true">{'\u00a0*'}</span>}
        </label>
        {props.mark && <MarkLetters mark={props.mark} />}
        {field.computed && <Mark icon="calculator" text="calculado" />}
        {changedByHand && <Mark icon="pencil" text="cambiado a mano" />}
        {field.help && (
          <button
            type="button"
            className="d-help-button"
            aria-expanded={help}
            aria-label={`Ayuda: ${field.label}`}
            tabIndex={-1}
            onClick={() => setHelp(!help)}
          >
            ?
          </button>
        )}
      </div>
      <View
        id={id}
        field={field}
        value={props.value}
        readOnly={readOnly}
        invalid={invalid}
        describedBy={describedBy}
        autoFocus={props.autoFocus ?? false}
        onChange={props.onChange}
        onReason={setReason}
      />
      <div id={describedBy} className="d-field-notes">
        {props.mark && <span className="d-hidden">{props.mark.text}.</span>}
        {help && <p className="d-help">{field.help}</p>}
        {messages.map(({ text, wrong }) => (
          <p key={text} className={wrong ? 'd-error' : 'd-warning'}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
});

/** An icon, so that it fits beside every label; its words are a tip and are spoken. */
const Mark = ({ icon, text }: { icon: string; text: string }): ReactNode => (
  <span className="d-mark" title={text}>
    <Icon name={icon} />
    <span className="d-hidden">{text}</span>
  </span>
);
