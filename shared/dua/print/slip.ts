import { formatDate, formatDateTime } from '../../foundation/dates/date.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { LEFT, RIGHT, WIDTH } from '../../foundation/print/area.ts';
import type { FlowRow, Section } from '../../foundation/print/flow.ts';
import { capital } from '../../foundation/text/capital.ts';
import { allOf } from '../../foundation/text/listed.ts';
import type { PrintStanding } from '../../transmission/printStanding.ts';
import { paymentsOf, type Payment } from '../conversions/payment.ts';
import { dueTotals } from '../settledBySarah.ts';
import type { DuaFacts } from './facts.ts';

interface Line {
  label: string;
  value: string;
  path: string;
  /** The amount that is due: what the eye looks for. */
  due?: boolean;
}

const HEIGHT = 5;
const TO_COME = 'Lo da SARAH al registrar';
const UNTOLD = 'SARAH no lo dijo';

/** What a slip is worth whose declaration was changed or given up since. */
const WORTH: Partial<Record<PrintStanding, string>> = {
  EN_ANULACION: 'El de la declaración registrada: su desistimiento está en trámite',
  SUSTITUIDA: 'El de una versión anterior: la declaración se modificó después',
  ENMIENDA: 'El de la versión registrada: la modificación aún no lo cambia',
  ANULADA: 'Sin efecto: la declaración se desistió',
};

/**
 * Payment slip or guarantee (spec 4, payment block): number, date and validity are the authority's alone, amounts hers once
 * they are there and ours until then.
 * @param settled whether SARAH has settled the declaration
 */
export function slipSection({ body, options }: DuaFacts, settled: boolean): Section {
  const { SARAH_LIQUIDACION: said } = body;
  const totals = dueTotals(body);
  const set = settled ? 'SARAH_LIQUIDACION' : 'LIQUIDACION';
  const told = (text: string): string => text || (settled ? UNTOLD : TO_COME);
  const worth = settled ? WORTH[options.standing] : undefined;
  const owed = paymentsOf(totals);
  const isDue = (type: Payment['type']): boolean => owed.some((each) => each.type === type);
  const lines: Line[] = [
    { label: 'Forma de la obligación', value: formOf(owed), path: `${set}.TOTAL_PAGAR` },
    {
      label: 'Número del boletín',
      value: told(said.ID_LIQUIDACION_EXTERNA),
      path: 'SARAH_LIQUIDACION.ID_LIQUIDACION_EXTERNA',
    },
    {
      label: 'Fecha del boletín',
      value: told(said.FECHA_LIQUIDACION && formatDateTime(said.FECHA_LIQUIDACION)),
      path: 'SARAH_LIQUIDACION.FECHA_LIQUIDACION',
    },
    {
      label: 'Válido hasta',
      value: told(said.FECHA_VENCIMIENTO && formatDate(said.FECHA_VENCIMIENTO)),
      path: 'SARAH_LIQUIDACION.FECHA_VENCIMIENTO',
    },
    ...(worth === undefined ? [] : [{ label: 'Vigencia', value: worth, path: 'DECLARACION.ID_SARAH' }]),
    {
      label: 'Liquidado por',
      value: settled ? 'SARAH' : 'El declarante; SARAH aún no liquida',
      path: `${set}.TOTAL_PAGAR`,
    },
    {
      label: 'Total a pagar',
      value: lempiras(totals.TOTAL_PAGAR),
      path: `${set}.TOTAL_PAGAR`,
      due: isDue('P'),
    },
    {
      label: 'Total a garantizar',
      value: lempiras(totals.TOTAL_GARANTIZAR),
      path: `${set}.TOTAL_GARANTIZAR`,
      due: isDue('G'),
    },
  ];
  return { title: 'Boletín de pago o garantía', rows: lines.map(rowOf) };
}

const lempiras = (value: string): string => `L ${formatAmount(value || '0', 2)}`;

const FORMS: Readonly<Record<Payment['type'], string>> = {
  P: 'boletín de pago en banco',
  G: 'depósito en garantía',
};

/** «Boletín de pago en banco (PB) y depósito en garantía (DG)»: what is paid hides no guarantee, nor the other way round. */
function formOf(owed: readonly Payment[]): string {
  if (owed.length === 0) return 'Ninguna: no hay qué pagar ni garantizar';
  return capital(allOf(owed.map(({ type, means }) => `${FORMS[type]} (${means})`)));
}

const rowOf = ({ label, value, path, due = false }: Line): FlowRow => ({
  height: HEIGHT,
  draw: (page, y) => {
    page.rect(LEFT, y, WIDTH, HEIGHT, { stroke: 0.25, width: 0.12 });
    page.text(LEFT + 1, y + 3.4, label, { size: 6.5, gray: 0.3 });
    page.text(RIGHT - 1, y + 3.5, value, {
      size: due ? 9 : 7.5,
      font: 'bold',
      align: 'right',
      path,
      maxWidth: 120,
    });
  },
});
