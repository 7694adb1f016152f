import type { DucaBody } from '../dataSets.ts';
import { remarks } from '../fields/remarks.ts';
import type { DucaSources } from './sources.ts';

const LONGEST = remarks.fields.OBSERVACIONES.max ?? 0;

/**
 * Box 55: the additional facts of the invoices, a line each. What does not fit any more is counted, never cut in the
 * middle.
 */
export function remarksOf({ invoices }: DucaSources): DucaBody['OBSERVACIONES'] {
  const facts = invoices.flatMap(({ body: { FACTURA, ADICIONALES } }) =>
    ADICIONALES.filter((each) => each.NOMBRE !== '').map(({ NOMBRE, VALOR, NUMERO_ITEM }) => {
      const place = NUMERO_ITEM === '' ? '' : `, ítem ${NUMERO_ITEM}`;
      return `Factura ${FACTURA.NUMERO_FACTURA}${place}. ${NOMBRE}: ${VALOR}`;
    }),
  );
  const whole = facts.join('\n');
  if (whole.length <= LONGEST) return { OBSERVACIONES: whole };
  const rest = (count: number): string => `Y ${count} datos más en las facturas.`;
  const room = LONGEST - rest(facts.length).length;
  let used = 0;
  const shown = facts.findIndex((fact) => (used += fact.length + 1) > room);
  return { OBSERVACIONES: [...facts.slice(0, shown), rest(facts.length - shown)].join('\n') };
}
