import { caftaDefinition } from '../../shared/cafta/definition.ts';
import { caftaProcedures } from '../../shared/cafta/procedures.ts';
import { useMay } from '../api/session.ts';
import { DocumentList } from '../document/list/DocumentList.tsx';
import { useMaking } from './useMaking.ts';

const SHOWN = [
  'NUMERO_CERTIFICACION',
  'NOMBRE_EXPORTADOR',
  'NOMBRE_IMPORTADOR',
  'ALCANCE',
  'PERIODO_HASTA',
  'FECHA_VENCIMIENTO',
];

/** Certifications of origin of the company. */
export function CertificationList() {
  const writes = useMay()('cafta:write');
  const making = useMaking();
  return (
    <DocumentList
      definition={caftaDefinition}
      procedures={caftaProcedures}
      columns={SHOWN}
      days={{ column: 'FECHA_VENCIMIENTO', label: 'Vence' }}
      emptyText="Aquí están las certificaciones de origen del DR-CAFTA, de un embarque o de un período. La DUCA que pide la preferencia nombra una en la casilla 54.2 y se compara con ella."
      {...(writes ? { create: { label: caftaDefinition.making, run: () => void making.blank() } } : {})}
    />
  );
}
