import { chooseDensity, useDensity } from '../../kit/theme/density.ts';
import { LAYOUT_FLAGS, setLayout, useLayout, type LayoutFlag } from './layoutChoice.ts';

/** The layout's flags, on the profile page. */
export function LayoutPreferences() {
  const layout = useLayout();
  const density = useDensity();
  return (
    <section className="d-stack" aria-labelledby="layout-title">
      <h2 id="layout-title">Disposición de la pantalla</h2>
      <label className="d-check">
        <input
          type="checkbox"
          checked={density === 'compacta'}
          onChange={(event) => chooseDensity(event.currentTarget.checked ? 'compacta' : 'comoda')}
        />
        Vista compacta: más campos a la vista
      </label>
      {(Object.keys(LAYOUT_FLAGS) as LayoutFlag[]).map((flag) => (
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
