import { Link, useNavigate } from 'react-router-dom';
import { catalogue } from '../../shared/catalogues/names.ts';
import { taxRate } from '../../shared/catalogues/taxRate.ts';
import type { CatalogueRow, Reference } from '../../shared/foundation/documents/reference.ts';
import { dottedTariff, plainTariff } from '../../shared/foundation/text/tariffCode.ts';
import { DataTable, type TableColumn } from '../kit/DataTable.tsx';
import { useReference } from '../kit/reference.ts';

const columnsOf = (reference: Reference): readonly TableColumn<CatalogueRow>[] => [
  {
    name: 'CLAVE',
    label: 'Inciso',
    text: ({ CLAVE }) => dottedTariff(CLAVE),
    render: ({ CLAVE }) => (
      <Link className="t-code" to={`/arancel/${plainTariff(CLAVE)}`}>
        {dottedTariff(CLAVE)}
      </Link>
    ),
  },
  { name: 'VALOR', label: 'Descripción', text: ({ VALOR }) => VALOR },
  {
    name: 'DAI',
    label: 'DAI %',
    right: true,
    text: ({ CLAVE }) => taxRate(reference, 'DAI', plainTariff(CLAVE)) ?? 'Sin tasa',
  },
  {
    name: 'UNIDAD',
    label: 'Unidad',
    text: ({ UNIDAD = '' }) => reference.row(catalogue.units, UNIDAD)?.VALOR ?? UNIDAD,
  },
];

/** Codes with their text, duty and unit; each opens. */
export function CodeTable({ label, rows }: { label: string; rows: readonly CatalogueRow[] }) {
  const reference = useReference();
  const navigate = useNavigate();
  return (
    <DataTable
      label={label}
      columns={columnsOf(reference)}
      rows={rows}
      rowKey={({ CLAVE }) => CLAVE}
      onOpen={({ CLAVE }) => void navigate(`/arancel/${plainTariff(CLAVE)}`)}
    />
  );
}
