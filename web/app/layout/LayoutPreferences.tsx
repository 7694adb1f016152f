import { LAYOUT_FLAGS, setLayout, useLayout } from './layoutChoice.ts';
import { keysOf } from '../../../shared/foundation/keyed.ts';

/** The layout's flags, on the profile page. */
export function LayoutPreferences() {
  const layout = useLayout();
  return (
    <section className="d-stack" aria-labelledby="layout-title">
      <h2 id="layout-title">Disposición de la pantalla</h2>
      {keysOf(LAYOUT_FLAGS).map((flag) => (
        <label key={flag} className="d-check">
          <input
            type="checkbox"
            checked={layout[flag]}
            onChange={(event) => setLayout(flag, event.currentTarget.checked)}
          />
          {LAYOUT_FLAGS[flag]}
        </label>
      ))}
    </section>
  );
}
