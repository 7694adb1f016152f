import { formatDateTime } from '../../foundation/dates/date.ts';
import type { PrintedFacts } from '../../foundation/documents/printedForm.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { LEFT, WIDTH } from '../../foundation/print/area.ts';
import type { FlowRow, Section } from '../../foundation/print/flow.ts';
import { drawSigningLines } from '../../foundation/print/signingLines.ts';
import type { CertificationBody } from '../dataSets.ts';

/** What whoever signs answers for (domain 5.1). */
const STATEMENT =
  'Certifico que las mercancías descritas son originarias del territorio de una o más de las Partes del acuerdo y cumplen sus reglas de origen; que lo declarado es verdadero y exacto, y respondo de probarlo. Conservaré los documentos que lo respaldan, los presentaré cuando se me pidan, y avisaré por escrito a quienes entregué esta certificación de todo cambio que afecte su exactitud o su validez.';

const SIZE = 7;
const LINE = 3.3;

function textRows(measuring: Canvas, text: string, path: string | undefined): FlowRow[] {
  const limits = { size: SIZE, minSize: SIZE, width: WIDTH - 2, lines: Infinity };
  const meaning = path === undefined ? ({ role: 'paragraph' } as const) : ({ role: 'value', path } as const);
  const { lines } = measuring.fit(text.replaceAll('\n', ' · '), 'regular', limits, meaning);
  return lines
    .filter((line) => line !== '')
    .map((line): FlowRow => ({
      height: LINE,
      draw: (page, y) =>
        void page.text(LEFT + 1, y + 2.4, line, { size: SIZE, maxWidth: WIDTH - 2, ...meaning }),
    }));
}

/** Who signs, in one row with room for the signature. */
function signature({ CERTIFICACION }: CertificationBody): FlowRow {
  const { NOMBRE_FIRMANTE, CARGO_FIRMANTE, EMPRESA_FIRMANTE, TELEFONO_FIRMANTE, CORREO_FIRMANTE } =
    CERTIFICACION;
  const lines = [
    ['NOMBRE_FIRMANTE', [NOMBRE_FIRMANTE, CARGO_FIRMANTE].filter(Boolean).join(', ')],
    ['EMPRESA_FIRMANTE', EMPRESA_FIRMANTE],
    ['TELEFONO_FIRMANTE', [TELEFONO_FIRMANTE, CORREO_FIRMANTE].filter(Boolean).join(' · ')],
  ] as const;
  const top = 16;
  return {
    height: top + lines.length * 3.6 + 2,
    draw: (page, y) => {
      drawSigningLines(page, y + top, 'Firma', 'Lugar y fecha');
      lines.forEach(([field, text], at) => {
        const path = `CERTIFICACION.${field}`;
        if (text !== '')
          page.text(LEFT + 1, y + top + 3.6 * (at + 1), text, { size: SIZE, path, maxWidth: 110 });
      });
    },
  };
}

/** Remarks, what is certified, and the signature below it. */
export function statementSection(
  measuring: Canvas,
  { body }: PrintedFacts<CertificationBody, unknown>,
): Section[] {
  const remarks = textRows(measuring, body.CERTIFICACION.OBSERVACIONES, 'CERTIFICACION.OBSERVACIONES');
  return [
    { title: 'Observaciones', rows: remarks },
    { title: 'Declaración', rows: [...textRows(measuring, STATEMENT, undefined), signature(body)] },
  ];
}

/** What a certifier gave the version: its number, its signature and when. */
export function certificateSection(
  measuring: Canvas,
  certificate: { by: string; number: string; signature: string; at: string } | undefined,
): Section[] {
  if (!certificate) return [];
  const { by, number, signature, at } = certificate;
  const lines = [
    `Certificada por ${by}${at === '' ? '' : ` el ${formatDateTime(at)}`}, con el número ${number}.`,
    signature === '' ? 'El certificador todavía no entrega la firma.' : `Firma electrónica: ${signature}`,
  ];
  return [
    {
      title: 'Certificación electrónica',
      rows: lines.flatMap((line) => textRows(measuring, line, undefined)),
    },
  ];
}
