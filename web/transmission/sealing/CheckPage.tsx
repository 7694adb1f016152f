import { Link, useParams } from 'react-router-dom';
import { addressOfDocument, titleOf } from '../../../shared/foundation/documents/kind.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import type { DeclarationBody } from '../../../shared/transmission/acceptedVersions.ts';
import { FIELD_PARAMETER } from '../../document/otherPlace.ts';
import { useDocument, type OpenDocument } from '../../document/useDocument.ts';
import { Icon } from '../../kit/icons.tsx';
import { useReference } from '../../kit/reference.ts';
import { ErrorState, Loading } from '../../kit/states.tsx';
import '../transmission.css';
import { Amendment } from './Amendment.tsx';
import { Released } from './Released.tsx';
import type { SealingScreens } from './screens.ts';
import { Seal } from './Seal.tsx';
import { isObjection, stopping } from './stopping.ts';

/** Code of a warning by which a person kept what a source changed. */
const WAIVED = 'sources.kept';
const SHOWN = 30;
const CHANGING = 'CORRECCION';

interface Props<B extends DeclarationBody> {
  screens: SealingScreens<B>;
}

/**
 * `…/<id>/revisar`: the answers as they will be sealed, each with the way to change it, of a change what it says otherwise
 * than what was accepted, and the one act.
 */
export function CheckPage<B extends DeclarationBody>({ screens }: Props<B>) {
  const { id = '' } = useParams();
  const document = useDocument(screens.definition, screens.procedures, id);
  if (document.phase === 'loading') return <Loading label="Preparando la revisión" />;
  if (document.phase === 'failed')
    return (
      <>
        <h1 tabIndex={-1}>Revisión de {screens.words.the}</h1>
        <ErrorState error={document.error!} retry={() => void document.session.open()} />
      </>
    );
  return <Check screens={screens} document={document} />;
}

function Check<B extends DeclarationBody>({ screens, document }: Props<B> & { document: OpenDocument<B> }) {
  const { kind, words } = screens;
  const { header } = document;
  const more = screens.useMoreProblems(document);
  const problems = [...document.problems, ...more];
  const stops = stopping(problems);
  const warned = problems.filter((each) => each.severity === 'warning' && each.code !== WAIVED);
  const waived = problems.filter((each) => each.code === WAIVED);
  const objected = problems.filter(isObjection);
  const address = addressOfDocument(kind, header.ID);
  const at = (path: string): string =>
    path === '' ? address : `${address}?${FIELD_PARAMETER}=${encodeURIComponent(path)}`;
  const changing = header.ESTADO === CHANGING;
  const open = changing || screens.sealable.includes(header.ESTADO);
  const comparison = screens.useComparison(document, open);
  const act = changing ? `enviar la ${words.change.noun}` : words.send;

  return (
    <div className="t-check-page">
      <p>
        <Link to={address}>Volver a {words.the}</Link>
      </p>
      <h1 tabIndex={-1}>
        Revise y {changing ? `envíe la ${words.change.noun}` : words.review}: {titleOf(kind, header.RESUMEN)}
      </h1>
      {changing && <Amendment screens={screens} document={document} at={at} />}
      <Facts screens={screens} body={document.body} open={open} at={at} />
      <Told title={`Todavía no se puede ${act}`} look="d-error" problems={stops} at={at} verb="Corregir" />
      <Told title="Lo que la autoridad señaló antes" look="d-error" problems={objected} at={at} verb="Ver" />
      <Told title="Avisos: revíselos antes de sellar" look="d-warning" problems={warned} at={at} verb="Ver" />
      <Told title="Lo que decidió conservar" look="d-dimmed" problems={waived} at={at} verb="Ver" />
      {open && (
        <Released
          kind={kind}
          procedures={screens.procedures}
          header={header}
          operation={changing ? 'M' : 'R'}
        />
      )}
      {open ? (
        stops.length === 0 && <Seal {...{ screens, document, changing, act, comparison }} />
      ) : (
        <p>{words.closed}</p>
      )}
    </div>
  );
}

/** The answers as they will be sealed; while it is open, each with the way to change it. */
function Facts<B extends DeclarationBody>(
  props: Props<B> & { body: B; open: boolean; at: (path: string) => string },
) {
  const { screens, body, open, at } = props;
  const reference = useReference();
  return (
    <dl className="t-check-facts">
      {screens.facts(body, reference).map(({ label, value, path }) => (
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
      <ul className="t-check-told">
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
