import { countText } from '../../../shared/foundation/text/countText.ts';
import { PROBLEMS_SHOWN, type BulkJob } from '../../../shared/foundation/documents/bulk.ts';

/** What the file as a whole is, in a sentence. */
const reviewed = ({ ESTADO, FILAS, MALAS }: BulkJob): string =>
  ESTADO === 'RECHAZADA'
    ? 'El archivo no se puede cargar así:'
    : `${countText(FILAS)} filas listas${MALAS > 0 ? ` y ${countText(MALAS)} con errores` : ''}.`;

/** How far a load is, what it found and what it wrote. */
export function BulkReport({ job }: { job: BulkJob }) {
  const { ESTADO, AVANCE, FILAS, HECHAS, NUEVAS, CAMBIADAS, IGUALES, RECHAZADAS } = job;
  const writes = ['CARGANDO', 'DETENIDA', 'TERMINADA'].includes(ESTADO);
  return (
    <>
      <h3>{job.NOMBRE_ARCHIVO}</h3>
      {ESTADO === 'ESPERA' && (
        <p className="d-error">El archivo no llegó entero al servidor. Elíjalo de nuevo.</p>
      )}
      {ESTADO === 'REVISANDO' && (
        <>
          <progress value={AVANCE} max={100} aria-label="Revisión del archivo" />
          <p role="status">Revisando el archivo: {AVANCE} %. Puede cerrar esta ventana y volver después.</p>
        </>
      )}
      {!['ESPERA', 'REVISANDO'].includes(ESTADO) && <p role="status">{reviewed(job)}</p>}
      {writes && (
        <>
          <progress value={HECHAS} max={FILAS} aria-label="Filas cargadas" />
          <p role="status">
            {ESTADO === 'DETENIDA' && 'En pausa: '}
            {countText(HECHAS)} de {countText(FILAS)} filas: {countText(NUEVAS)} nuevas,{' '}
            {countText(CAMBIADAS)} cambiadas, {countText(IGUALES)} iguales
            {RECHAZADAS > 0 && `, ${countText(RECHAZADAS)} rechazadas`}.
          </p>
        </>
      )}
    </>
  );
}

/** The first of what is wrong, below what a person does next. */
export function BulkProblems({ job: { PROBLEMAS, ERRORES, RECHAZADAS } }: { job: BulkJob }) {
  const more = ERRORES + RECHAZADAS > PROBLEMAS.length && PROBLEMAS.length >= PROBLEMS_SHOWN;
  return (
    <>
      {PROBLEMAS.length > 0 && (
        <ul className="d-problems">
          {PROBLEMAS.map(({ FILA, COLUMNA, MENSAJE }, index) => (
            <li key={`${FILA} ${COLUMNA} ${index}`} className="d-error">
              {MENSAJE}
            </li>
          ))}
        </ul>
      )}
      {more && (
        <p className="d-dimmed">
          Se muestran los primeros {PROBLEMS_SHOWN} de {countText(ERRORES + RECHAZADAS)}; baje los errores
          para verlos todos.
        </p>
      )}
    </>
  );
}
