import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ducaDefinition } from '../../../shared/duca/definition.ts';
import { ducaKind } from '../../../shared/duca/kind.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { ducaStates } from '../../../shared/duca/states.ts';
import { addressOfDocument, titleOf } from '../../../shared/foundation/documents/kind.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { useAction } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import { FIELD_PARAMETER } from '../../document/otherPlace.ts';
import { useDocument } from '../../document/useDocument.ts';
import { useInformRefusal } from '../../document/useInformRefusal.ts';
import { Icon } from '../../kit/icons.tsx';
import { useReference } from '../../kit/reference.ts';
import { Button } from '../../kit/simple.tsx';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { useStepUp } from '../../users/useStepUp.tsx';
import type { OpenDuca } from '../ducaKind.ts';
import { useDucaProblems } from '../editor/useDucaProblems.ts';
import { checkFacts } from './checkFacts.ts';
import { chooseRate } from './chooseRate.ts';
import { isObjection, stopping } from './objections.ts';

const transmittable: readonly string[] = ducaStates.transitions.transmit.from;
/** Code of a warning by which a person kept what a source changed. */
const WAIVED = 'sources.kept';
const SHOWN = 30;

/** `/ducagt/<id>/revisar`: the answers as they will be sealed, each with the way to change it, and the one act. */
export function CheckPage() {
  const { id = '' } = useParams();
  const document = useDocument(ducaDefinition, ducaProcedures, id);
  if (document.phase === 'loading') return <Loading label="Preparando la revisión" />;
  if (document.phase === 'failed')
    return (
      <>
        <h1 tabIndex={-1}>Revisión de la DUCA</h1>
        <ErrorState error={document.error!} retry={() => void document.session.open()} />
      </>
    );
  return <Check document={document} />;
}

function Check({ document }: { document: OpenDuca }) {
  const { header, session } = document;
  const reference = useReference();
  const navigate = useNavigate();
  const informRefusal = useInformRefusal();
  const { run, window } = useStepUp();
  const transmit = useAction(ducaProcedures.transmit);
  const sends = useMay()('duca:transmit');
  const more = useDucaProblems(document);
  const [busy, setBusy] = useState(false);
  const problems = [...document.problems, ...more];
  const stops = stopping(problems);
  const warned = problems.filter((each) => each.severity === 'warning' && each.code !== WAIVED);
  const waived = problems.filter((each) => each.code === WAIVED);
  const objected = problems.filter(isObjection);
  const address = addressOfDocument(ducaKind, header.ID);
  const at = (path: string): string =>
    path === '' ? address : `${address}?${FIELD_PARAMETER}=${encodeURIComponent(path)}`;
  const open = transmittable.includes(header.ESTADO);

  const seal = async (TASA_DEL?: string): Promise<string> => {
    await session.saveNow();
    const { save, header: saved, refusal } = session.snapshot();
    if (save !== 'saved') throw refusal ?? new Error('Hay cambios sin guardar. Espere a que se guarden.');
    return (await transmit.mutateAsync({ ID: saved.ID, LOCK: saved.LOCK, TASA_DEL })).ID_TRANSMISION;
  };
  /** Undefined when another rate was written, so that the person looks at the new taxes first. */
  const sealAtRate = async (): Promise<string | undefined> => {
    try {
      return await seal();
    } catch (thrown) {
      const kept = await chooseRate(document, thrown);
      return kept === undefined ? undefined : seal(kept);
    }
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const transmission = await run('transmitir la DUCA', sealAtRate);
      if (transmission !== undefined) void navigate(`/transmisiones/${transmission}`, { replace: true });
    } catch (thrown) {
      await informRefusal('No se pudo transmitir', thrown);
      await session.open();
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="u-check-page">
      <p>
        <Link to={address}>Volver a la DUCA</Link>
      </p>
      <h1 tabIndex={-1}>Revise y transmita: {titleOf(ducaKind, header.RESUMEN)}</h1>
      <dl className="u-check-facts">
        {checkFacts(document.body, reference).map(({ label, value, path }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd>
              {open && (
                <Link to={at(path)} aria-label={`Cambiar ${label}`}>
                  Cambiar
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Told title="Todavía no se puede transmitir" look="d-error" problems={stops} at={at} verb="Corregir" />
      <Told title="Lo que la autoridad señaló antes" look="d-error" problems={objected} at={at} verb="Ver" />
      <Told title="Avisos: revíselos antes de sellar" look="d-warning" problems={warned} at={at} verb="Ver" />
      <Told title="Lo que decidió conservar" look="d-dimmed" problems={waived} at={at} verb="Ver" />
      {!open && <p>Esta DUCA ya no está por transmitir.</p>}
      {open && sends && stops.length === 0 && (
        <>
          <p>
            Se sella la versión {header.VERSION}, la que ve, y se envía a la autoridad. Sus DVA, facturas y
            documento de transporte quedan cerrados. Esto tiene efecto legal.
          </p>
          <div className="d-row">
            <Button icon="send" loading={busy} onClick={() => void send()}>
              Sellar y transmitir
            </Button>
          </div>
        </>
      )}
      {open && !sends && <p>Su perfil no transmite: pida a quien transmite que la revise aquí.</p>}
      {window}
    </div>
  );
}

function Told(props: {
  title: string;
  look: string;
  problems: readonly Problem[];
  at: (path: string) => string;
  verb: string;
}) {
  const { title, look, problems, at, verb } = props;
  if (problems.length === 0) return null;
  return (
    <section aria-label={`${title}: ${problems.length}`}>
      <h2 className={look}>
        <Icon name={look === 'd-dimmed' ? 'info' : 'warning'} /> {title}
      </h2>
      <ul className="u-check-told">
        {problems.slice(0, SHOWN).map((each, index) => (
          <li key={`${each.code} ${each.path} ${index}`}>
            {each.message}{' '}
            {each.path !== '' && (
              <Link to={at(each.path)} aria-label={`${verb}: ${each.message}`}>
                {verb}
              </Link>
            )}
          </li>
        ))}
        {problems.length > SHOWN && <li>y {problems.length - SHOWN} más</li>}
      </ul>
    </section>
  );
}
