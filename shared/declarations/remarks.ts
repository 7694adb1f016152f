import type { DeclarationSources } from './sources.ts';

const rest = (count: number): string => `Y ${count} ${count === 1 ? 'dato' : 'datos'} más en las facturas.`;

/**
 * The additional facts of the invoices, a line each, as the remarks of a declaration: box 55 of the DUCA. What does not fit
 * any more is counted, never cut in the middle.
 * @param longest characters that the remarks of the declaration have room for
 */
export function remarksOf({ invoices }: DeclarationSources, longest: number): string {
  const facts = invoices.flatMap(({ body: { FACTURA, ADICIONALES } }) =>
    ADICIONALES.filter((each) => each.NOMBRE !== '').map(({ NOMBRE, VALOR, NUMERO_ITEM }) => {
      const place = NUMERO_ITEM === '' ? '' : `, ítem ${NUMERO_ITEM}`;
      return `Factura ${FACTURA.NUMERO_FACTURA}${place}. ${NOMBRE}: ${VALOR}`;
    }),
  );
  const whole = facts.join('\n');
  if (whole.length <= longest) return whole;
  const room = longest - rest(facts.length).length;
  let used = 0;
  const shown = facts.findIndex((fact) => (used += fact.length + 1) > room);
  return [...facts.slice(0, shown), rest(facts.length - shown)].join('\n');
}
