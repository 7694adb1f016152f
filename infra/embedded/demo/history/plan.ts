/** How far a sample order went; each includes those before it. */
export const STAGES = ['opened', 'invoiced', 'valued', 'declared', 'sent', 'closed'] as const;
export type Stage = (typeof STAGES)[number];

export interface SampleOrder {
  /** Days before today on which it was opened; its later papers follow within hours. */
  daysAgo: number;
  /** Place of the client in its country's list. */
  client: number;
  stage: Stage;
  priority: 'NORMAL' | 'ALTA' | 'URGENTE';
  /** Whether the authority turns its declaration down. */
  rejected?: true;
  /** Codes of the goods and how many; all of one supplier come in one invoice. */
  lines: readonly (readonly [code: string, quantity: number])[];
}

const order = (
  daysAgo: number,
  client: number,
  stage: Stage,
  priority: SampleOrder['priority'],
  lines: SampleOrder['lines'],
  more: { rejected?: true } = {},
): SampleOrder => ({ daysAgo, client, stage, priority, lines, ...more });

/**
 * A month of an agency: what is done, what the authority turned down, what waits for somebody today. The order of their
 * numbers decides their channels with the practice authority, so there are enough of them to see a red one.
 */
export const samplePlan: readonly SampleOrder[] = [
  order(30, 0, 'closed', 'ALTA', [
    ['LW-AX1800', 400],
    ['SQ-BT20', 1000],
    ['VX-65W', 1200],
  ]),
  order(27, 1, 'closed', 'ALTA', [
    ['RF-18', 40],
    ['VT-16', 300],
  ]),
  order(24, 2, 'closed', 'URGENTE', [
    ['GS-DRL', 120],
    ['GS-PMP', 60],
  ]),
  order(21, 0, 'sent', 'ALTA', [
    ['LT-140', 80],
    ['SQ-BT20', 500],
  ]),
  order(19, 1, 'sent', 'NORMAL', [
    ['SJ-410', 600],
    ['SJ-TEN', 450],
  ]),
  order(16, 2, 'sent', 'ALTA', [
    ['HT-1956515', 500],
    ['MF-230', 2000],
  ]),
  order(13, 0, 'sent', 'URGENTE', [['TV-55', 150]]),
  order(10, 1, 'sent', 'ALTA', [
    ['HW-MESA', 90],
    ['HW-SILLA', 160],
  ]),
  order(8, 2, 'sent', 'URGENTE', [
    ['GS-LTX', 8000],
    ['GS-DRL', 60],
  ]),
  order(
    6,
    0,
    'sent',
    'URGENTE',
    [
      ['LW-AX1800', 250],
      ['VX-65W', 900],
    ],
    { rejected: true },
  ),
  order(4, 1, 'declared', 'ALTA', [
    ['VT-16', 500],
    ['TV-55', 60],
  ]),
  order(3, 2, 'valued', 'URGENTE', [['HT-1956515', 320]]),
  order(2, 0, 'invoiced', 'ALTA', [
    ['LT-140', 40],
    ['LW-AX1800', 100],
  ]),
  order(1, 1, 'opened', 'NORMAL', []),
];
