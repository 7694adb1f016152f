import { counted } from '../../../shared/foundation/text/countText.ts';
import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import { sizeText } from '../../../shared/foundation/text/sizeText.ts';
import { HASH_LIST, type CompanyExport } from '../../../shared/reports/exportProcedures.ts';
import { Button } from '../../kit/simple.tsx';

/** How often a list is asked again while one is being made. */
export const LOOK_MS = 2_000;

export const isMaking = (exports: readonly CompanyExport[]): boolean =>
  exports.some(({ ESTADO }) => ESTADO === 'EN_CURSO');

const STATES: Record<CompanyExport['ESTADO'], string> = {
  EN_CURSO: 'Preparándose: ',
  LISTA: '',
  DETENIDA: 'Se detuvo y no está completa; empiece otra. ',
};

/** Exports of a company with their parts, newest first. */
export const ExportList = ({
  exports,
  open,
}: {
  exports: readonly CompanyExport[];
  open: (id: string, part: string) => void;
}) => (
  <ul className="d-plain d-stack" aria-label="Exportaciones">
    {exports.map((each) => (
      <li key={each.ID} className="d-stack">
        <span>
          Pedida el {formatDateTime(each.PEDIDA)} por {each.POR}.{' '}
          <span role="status">
            {STATES[each.ESTADO]}
            {counted(each.DOCUMENTOS, 'documento', 'documentos')},{' '}
            {counted(each.ARCHIVOS, 'archivo', 'archivos')}.
          </span>
        </span>
        <span className="d-row">
          {each.ESTADO === 'EN_CURSO' && each.PARTES.length === 0 && <progress aria-label="Preparándose" />}
          {each.PARTES.map(({ NOMBRE, BYTES }) => (
            <Button key={NOMBRE} variant="default" icon="download" onClick={() => open(each.ID, NOMBRE)}>
              {NOMBRE === HASH_LIST ? 'Lista de huellas' : `${NOMBRE} (${sizeText(BYTES)})`}
            </Button>
          ))}
        </span>
      </li>
    ))}
  </ul>
);
