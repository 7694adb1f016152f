import type { ReportName } from '../../shared/reports/reports.ts';
import { columnsOf } from '../../shared/reports/shownColumns.ts';

/** Which columns a person sees and downloads; the last one stays. */
export function ChooseColumns(props: {
  name: ReportName;
  chosen: readonly string[];
  onChange: (names: string[]) => void;
}) {
  const { name, chosen, onChange } = props;
  return (
    <fieldset className="rp-columns">
      <legend>Columnas de este reporte</legend>
      {columnsOf(name).map((column) => {
        const is = chosen.includes(column.name);
        return (
          <label key={column.name}>
            <input
              type="checkbox"
              checked={is}
              disabled={is && chosen.length === 1}
              onChange={() =>
                onChange(is ? chosen.filter((each) => each !== column.name) : [...chosen, column.name])
              }
            />
            {column.label}
          </label>
        );
      })}
    </fieldset>
  );
}
