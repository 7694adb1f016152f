import { useState } from 'react';
import { keysOf } from '../../../shared/foundation/keyed.ts';
import { xmlOptions, type XmlPreferences } from '../../../shared/duca/xml/preferences.ts';

/** The person's options of the message: seen at once, and sealed with the declaration that they transmit. */
export function XmlOptions(props: {
  preferences: XmlPreferences;
  change: (name: keyof XmlPreferences, on: boolean) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Opciones del XML</summary>
      {isOpen && (
        <div className="d-stack">
          {keysOf(xmlOptions).map((name) => (
            <label key={name} className="d-row">
              <input
                type="checkbox"
                checked={props.preferences[name]}
                onChange={(event) => props.change(name, event.currentTarget.checked)}
              />
              {xmlOptions[name].label}
            </label>
          ))}
        </div>
      )}
    </details>
  );
}
