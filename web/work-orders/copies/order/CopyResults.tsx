import { Link, useNavigate } from 'react-router-dom';
import type { DocumentHeader } from '../../../../shared/foundation/documents/header.ts';
import { addressOfDocument, nameOf } from '../../../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../../../shared/work-orders/kind.ts';
import { Icon } from '../../../kit/icons.tsx';
import { Button } from '../../../kit/simple.tsx';
import type { CopyResult } from './copyEach.ts';
import type { CopiedPaper, KindChoice } from './copyPlan.ts';
import type { Copying } from './useCopyOrder.ts';
import { useFocusHere } from './useFocusHere.ts';

interface Props {
  state: Copying;
  choices: readonly KindChoice[];
  /** Of the new order's page. */
  address: string | undefined;
  /** Chosen, and without a copy yet. */
  missing: number;
  onMissing: () => void;
  onClose: () => void;
}

/** What was copied, with a link and what is stale in each; what was not, and why. */
export function CopyResults({ state, choices, address, missing, onMissing, onClose }: Props) {
  const navigate = useNavigate();
  const outcome = useFocusHere<HTMLParagraphElement>();
  const { results, order, anew } = state;
  const made = results.filter(({ made: copy }) => copy);
  const refused = results.filter(({ made: copy }) => !copy);
  const kept = choices.filter(({ left }) => left !== '');
  const stale = made.reduce((sum, each) => sum + each.stale.length, 0);
  return (
    <div className="d-stack">
      <p role="status" className="o-copy-outcome" tabIndex={-1} ref={outcome}>
        {order && <strong>{nameOf(workOrderKind, order.RESUMEN)}. </strong>}
        {made.length === 1 ? '1 documento copiado' : `${made.length} documentos copiados`}
        {made.length > 0 && `; ${stale === 1 ? 'queda 1 punto' : `quedan ${stale} puntos`} por revisar`}
        {missing > 0 && `. ${missing === 1 ? 'Falta 1' : `Faltan ${missing}`}`}.
      </p>
      {anew.length > 0 && (
        <p>
          <strong>En la orden, escriba de nuevo:</strong> {anew.join(', ')}.
        </p>
      )}
      <ul className="o-copy-results" aria-label="Copias">
        {made.map((each) => (
          <Made key={each.paper.header.ID} result={each} />
        ))}
      </ul>
      <NotCopied refused={refused} kept={kept} />
      <div className="d-row d-row-end">
        <Button variant="default" onClick={onClose}>
          Cerrar
        </Button>
        {missing > 0 && (
          <Button variant="default" icon="redo" onClick={onMissing}>
            Copiar lo que falta
          </Button>
        )}
        {address !== undefined && (
          <Button
            onClick={() => {
              onClose();
              void navigate(address);
            }}
          >
            Abrir la orden nueva
          </Button>
        )}
      </div>
    </div>
  );
}

/** As many points as a person reads here; the copy's own page lists all. */
const MOST_SHOWN = 20;

/** What was refused, each with its reason, and the kinds that the person may not copy. */
function NotCopied({ refused, kept }: { refused: readonly CopyResult[]; kept: readonly KindChoice[] }) {
  if (refused.length + kept.length === 0) return null;
  return (
    <section className="d-stack" aria-label="Lo que no se copió">
      <h3>No se copió</h3>
      <ul className="o-copy-results">
        {refused.map(({ paper, failure }) => (
          <li key={paper.header.ID}>
            <strong>{paper.title}.</strong> {failure}
          </li>
        ))}
        {kept.map(({ kind, left }) => (
          <li key={kind.module}>
            <strong>{kind.plural}:</strong> {left}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** «DVA 123-6000002-1, como DVA 123-6000001-1»; what has no number of its own yet is named by what it is a copy of. */
const copyName = ({ kind, header, title }: CopiedPaper, made: DocumentHeader): string =>
  kind.called(made.RESUMEN) === ''
    ? `Copia de ${title}`
    : `${nameOf(kind, made.RESUMEN)}, como ${nameOf(kind, header.RESUMEN)}`;

function Made({ result: { paper, made, stale, failure } }: { result: CopyResult }) {
  return (
    <li>
      <Link to={addressOfDocument(paper.kind, made!.ID)}>{copyName(paper, made!)}</Link>
      {failure !== undefined && <p className="d-warning">{failure}</p>}
      {stale.length === 0 ? (
        <p className="d-good">
          <Icon name="check" /> Nada quedó viejo.
        </p>
      ) : (
        <details>
          <summary>
            {stale.length === 1 ? '1 punto por revisar' : `${stale.length} puntos por revisar`}
          </summary>
          <ul>
            {stale.slice(0, MOST_SHOWN).map((text, at) => (
              <li key={at}>{text}</li>
            ))}
            {stale.length > MOST_SHOWN && <li>y {stale.length - MOST_SHOWN} más, en su página</li>}
          </ul>
        </details>
      )}
    </li>
  );
}
