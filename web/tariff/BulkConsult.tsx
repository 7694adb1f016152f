import { countText } from '../../shared/foundation/text/countText.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dottedTariff } from '../../shared/foundation/text/tariffCode.ts';
import {
  CONSULT_HEADING,
  consultCells,
  consultCodes,
  type Consulted,
} from '../../shared/tariff/consultCodes.ts';
import { DataTable, type TableColumn } from '../kit/DataTable.tsx';
import { download, formatCsv } from '../kit/grid/csv.ts';
import { PlainDate } from '../kit/PlainDate.tsx';
import { useReference } from '../kit/reference.ts';
import { Button, PlainText } from '../kit/simple.tsx';

const columns: readonly TableColumn<Consulted>[] = CONSULT_HEADING.map((label, at) => ({
  name: String(at),
  label,
  text: (each: Consulted) => consultCells(each)[at]!,
  ...(at === 0
    ? {
        render: (each: Consulted) =>
          'reason' in each ? (
            <span className="t-code">{each.code}</span>
          ) : (
            <Link className="t-code" to={`/arancel/${each.code}`}>
              {dottedTariff(each.code)}
            </Link>
          ),
      }
    : at === 1
      ? {
          render: (each: Consulted) =>
            'reason' in each ? <span className="d-warning">{each.reason}</span> : each.facts.row.VALOR,
        }
      : {}),
}));

/** Many codes at once, by the tariff of a day: pasted from a list, read as a table, taken away as a file. */
export function BulkConsult() {
  const reference = useReference();
  const [text, write] = useState('');
  const [day, choose] = useState(reference.today);
  const [broken, setBroken] = useState(false);
  // A text that is no day asks by no tariff: a blank one would ask by today's.
  const { rows, leftOut } = consultCodes(reference, broken ? '' : text, day);
  return (
    <section className="d-stack" aria-label="Consulta de varios incisos">
      <PlainText
        label="Incisos o partidas, uno por línea o separados por comas"
        value={text}
        onChange={write}
        rows={4}
      />
      <div className="d-row">
        <PlainDate
          label="Según el arancel del día"
          value={day}
          onChange={choose}
          onUnread={(unread) => setBroken(unread !== undefined)}
        />
        <span className="d-grow" />
        <Button
          variant="default"
          icon="download"
          disabled={rows.length === 0}
          onClick={() => download('incisos.csv', formatCsv(CONSULT_HEADING, rows.map(consultCells)))}
        >
          CSV
        </Button>
      </div>
      {rows.length > 0 && (
        <DataTable label="Incisos consultados" columns={columns} rows={rows} rowKey={({ code }) => code} />
      )}
      {leftOut > 0 && (
        <p className="d-dimmed" role="status">
          Faltan {countText(leftOut)}: consulte menos incisos a la vez.
        </p>
      )}
    </section>
  );
}
