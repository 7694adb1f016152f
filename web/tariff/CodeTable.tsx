import { Link, useNavigate } from 'react-router-dom';
import { catalogue } from '../../shared/catalogues/names.ts';
import { isHeading } from '../../shared/catalogues/editions.ts';
import { taxRate } from '../../shared/catalogues/taxRate.ts';
import type { CatalogueRow, Reference } from '../../shared/foundation/documents/reference.ts';
import { dottedTariff, plainTariff } from '../../shared/foundation/text/tariffCode.ts';
import { UNDER } from '../../shared/tariff/search/buildTariffIndex.ts';
import { headingsOver } from '../../shared/tariff/wholeText.ts';
import { DataTable, type TableColumn } from '../kit/DataTable.tsx';
import { useReference } from '../kit/reference.ts';

const columnsOf = (
  reference: Reference,
  under: (row: CatalogueRow) => string,
): readonly TableColumn<CatalogueRow>[] => [
  {
    name: 'CLAVE',
    label: 'Inciso',
    text: ({ CLAVE }) => dottedTariff(CLAVE),
    render: (row) =>
      isHeading(row) ? (
        <strong className="t-code">{dottedTariff(row.CLAVE)}</strong>
      ) : (
        <Link className="t-code" to={`/arancel/${plainTariff(row.CLAVE)}`}>
          {dottedTariff(row.CLAVE)}
        </Link>
      ),
  },
  {
    name: 'VALOR',
    label: 'Descripción',
    text: ({ VALOR }) => VALOR,
    render: (row) => (isHeading(row) ? <strong>{row.VALOR}</strong> : <Text row={row} under={under} />),
  },
  {
    name: 'DAI',
    label: 'DAI %',
    right: true,
    text: (row) => (isHeading(row) ? '' : (taxRate(reference, 'DAI', plainTariff(row.CLAVE)) ?? 'Sin tasa')),
  },
  {
    name: 'UNIDAD',
    label: 'Unidad',
    text: ({ UNIDAD = '' }) => reference.row(catalogue.units, UNIDAD)?.VALOR ?? UNIDAD,
  },
];

/** What a code says, below what stands over it in one line: a text as «De algodón» says nothing alone. */
const Text = ({ row, under }: { row: CatalogueRow; under: (row: CatalogueRow) => string }) => {
  const over = under(row);
  return (
    <>
      {over !== '' && (
        <span className="t-over" title={over}>
          {over}
        </span>
      )}
      {row.VALOR}
    </>
  );
};

interface Props {
  label: string;
  rows: readonly CatalogueRow[];
  /** Whether the rows stand apart from their headings, which are said with each then. */
  apart?: boolean;
}

/** Codes with their text, duty and unit; each opens. */
export function CodeTable({ label, rows, apart = false }: Props) {
  const reference = useReference();
  const navigate = useNavigate();
  const under = ({ CLAVE }: CatalogueRow): string =>
    apart ? headingsOver(reference, plainTariff(CLAVE)).join(UNDER) : '';
  return (
    <DataTable
      label={label}
      columns={columnsOf(reference, under)}
      rows={rows}
      rowKey={({ CLAVE }) => CLAVE}
      onOpen={(row) => {
        if (!isHeading(row)) void navigate(`/arancel/${plainTariff(row.CLAVE)}`);
      }}
    />
  );
}
