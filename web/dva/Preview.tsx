import { useMemo } from 'react';
import { dvaCountries } from '../../shared/dva/countries.ts';
import { printOptions } from '../../shared/dva/print/options.ts';
import { printedPath } from '../../shared/dva/print/printedPath.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import { blocks } from '../../shared/foundation/rules/problem.ts';
import { useSession } from '../api/session.ts';
import { PrintPreview } from '../document/preview/PrintPreview.tsx';
import type { OpenDva } from './dvaKind.ts';
import './dva.css';
import { dvaPaper } from './paper.ts';
import { usePrintToggles, type Toggle } from './printToggles.ts';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import { dvaKind } from '../../shared/dva/kind.ts';

/** Texts of the print options (spec 6, print toggles). */
const CHOICES: { key: Toggle; label: string }[] = [
  { key: 'imprdva8', label: 'Otro nivel (8)' },
  { key: 'imprdva11', label: 'Otra condición (11)' },
  { key: 'imprdva35', label: 'Otro estado (35)' },
  { key: 'arancel8', label: 'Inciso a 8 con acuerdo' },
  { key: 'imprdvagastos', label: 'Distribución de gastos por línea' },
];

/** The DVA on paper while it is typed; marked as a draft while something is missing, and as annulled once it is. */
export function Preview({ document }: { document: OpenDva }) {
  const { company, country } = useSession();
  const draft = blocks(document.problems);
  const { toggles, change } = usePrintToggles();
  const annulled = isVoid(document.header.ESTADO);
  const options = useMemo(() => printOptions(0, draft, toggles, annulled), [draft, toggles, annulled]);
  return (
    <>
      <details className="d-dva-toggles">
        <summary>Opciones de impresión</summary>
        {CHOICES.filter(({ key }) => key !== 'arancel8' || dvaCountries[country].preferentialDigits).map(
          ({ key, label }) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={toggles[key] === '1'}
                onChange={(event) => change(key, event.target.checked)}
              />
              {label}
            </label>
          ),
        )}
      </details>
      <PrintPreview
        body={document.body}
        options={options}
        source={dvaPaper}
        fileName={cleanFileName(`${titleOf(dvaKind, document.header.RESUMEN)}.pdf`)}
        author={company.name}
        printedAs={printedPath}
      />
    </>
  );
}
