import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import { shownVersions, type DeclarationBody } from '../../../shared/transmission/acceptedVersions.ts';

/** What the authority accepted of a declaration, one version after the other. */
export function Chain({ body }: { body: DeclarationBody }) {
  if (shownVersions(body).length === 0) return null;
  return (
    <section aria-label="Versiones ante la autoridad">
      <h3>Versiones ante la autoridad</h3>
      <ol className="t-chain">
        {body.VERSIONES_ACEPTADAS.map(({ ID_VERSION, OPERACION, VERSION, FECHA, MOTIVO, USUARIO }) => (
          <li key={ID_VERSION}>
            <strong>
              {OPERACION}, versión {VERSION}
            </strong>
            , {formatDateTime(FECHA)}, {USUARIO}
            {MOTIVO !== '' && <>: {MOTIVO}</>}
          </li>
        ))}
      </ol>
    </section>
  );
}
