import { formatDate } from '../../shared/foundation/dates/date.ts';
import type { LastValuesContract } from '../../shared/foundation/documents/lastValuesProcedure.ts';
import type { Recall } from '../../shared/foundation/documents/recall.ts';
import { shownValue } from '../../shared/foundation/fields/kinds.ts';
import { parsePath } from '../../shared/foundation/fields/path.ts';
import { useProcedure } from '../api/queries.ts';
import { codeLabel } from '../kit/codeLabel.ts';
import { TAKES_PAST, type AskedPast } from '../kit/fields/fieldPast.ts';
import { useReference } from '../kit/reference.ts';

interface Props {
  contract: LastValuesContract;
  id: string;
  recall: Recall;
  /** Whom the saved document names; undefined while what is shown names another one. */
  party: string | undefined;
  asked: AskedPast;
}

/** In the help of a field: the value that it had last, in which document, and one key to take it (product 19). */
export function LastValue({ contract, id, recall, party, asked: { path, field, value, use } }: Props) {
  const reference = useReference();
  const isKnown = party !== undefined;
  const { data, isError } = useProcedure(
    contract,
    { ID: id },
    { enabled: isKnown, ...(isKnown ? { goesBy: party } : {}) },
  );
  const { dataSet, field: name } = parsePath(path) ?? {};
  if (!isKnown)
    return <p role="status">El último valor usado se busca cuando se guarde el {recall.saidBy}.</p>;
  if (isError) return <p>No se pudo consultar el último valor usado.</p>;
  if (!data) return <p role="status">Buscando el último valor usado…</p>;
  const last = data.VALORES.find(({ CAMPO }) => CAMPO === `${dataSet}.${name}`);
  if (!last) return <p>Sin valor anterior de este {recall.whose}.</p>;
  const row = field.catalogue ? reference.row(field.catalogue, last.VALOR) : undefined;
  const shown = row ? codeLabel({ CLAVE: last.VALOR, VALOR: row.VALOR }) : shownValue(last.VALOR, field);
  return (
    <p>
      Último valor usado: <strong>{shown}</strong> ({last.DOCUMENTO}, {formatDate(last.FECHA)}).{' '}
      {use && last.VALOR !== value && (
        <button
          type="button"
          className="d-link"
          aria-keyshortcuts="Shift+F1"
          {...{ [TAKES_PAST]: '' }}
          onClick={() => use(last.VALOR)}
        >
          Usar
          <span className="d-hidden">
            {' '}
            {shown} en {field.label}
          </span>
        </button>
      )}
    </p>
  );
}
