import { xmlOptions, type XmlPreferences } from '../../../shared/duca/xml/preferences.ts';

/** The person's options of the message: seen at once, and sealed with the declaration that they transmit. */
export function XmlOptions(props: {
  preferences: XmlPreferences;
  change: (name: keyof XmlPreferences, on: boolean) => void;
}) {
  return (
    <details>
      <summary>Opciones del XML</summary>
      <div className="d-stack">
        {Object.entries(xmlOptions).map(([name, { label }]) => (
          <label key={name} className="d-row">
            <input
              type="checkbox"
              checked={props.preferences[name as keyof XmlPreferences]}
              onChange={(event) => props.change(name as keyof XmlPreferences, event.currentTarget.checked)}
            />
            {label}
          </label>
        ))}
      </div>
    </details>
  );
}
