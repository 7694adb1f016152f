import type { ShownLine } from '../../shared/logbook/procedures.ts';

/** What was done, and behind it each field with what stood there before and after. */
export function Changes({ line }: { line: ShownLine }) {
  const { ACCION, CAMBIOS, MAS, CODIGO, RESERVADO, VERSION } = line;
  const said =
    VERSION === null ? ACCION : `Versión ${VERSION}: ${ACCION.charAt(0).toLowerCase()}${ACCION.slice(1)}`;
  if (CODIGO !== '') return <span className="lb-said">{`${said}. Código de autenticidad ${CODIGO}`}</span>;
  if (RESERVADO === '1')
    return <span className="lb-said">{said} · lo que cambió lo ve quien puede leer ese módulo</span>;
  if (CAMBIOS.length === 0) return <span>{said}</span>;
  const count = CAMBIOS.length + MAS;
  return (
    <details className="lb-changes">
      <summary>
        {said} · {count === 1 ? '1 cambio' : `${count} cambios`}
      </summary>
      <dl>
        {CAMBIOS.map(({ CAMPO, RUTA, ANTES, DESPUES }) => (
          <div key={RUTA}>
            <dt>{CAMPO}</dt>
            <dd>
              {ANTES === '' ? 'vacío' : ANTES} → {DESPUES === '' ? 'vacío' : DESPUES}
            </dd>
          </div>
        ))}
      </dl>
      {MAS > 0 && (
        <p className="d-dimmed">Y {MAS} más: compare las versiones en el historial del documento.</p>
      )}
    </details>
  );
}
