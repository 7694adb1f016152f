import type { Question } from './engine/engine.ts';

/** Tax ids that tell nobody from anybody: none, and that of the final consumer. Facts keep tax ids without their marks. */
const NOBODY = `('', 'CF')`;
export const IS_SOMEBODY = `NIT NOT IN ${NOBODY}`;

/** By what texts of `sql/` group clients: who they are, however an order spells their name; by name who has no number. */
export const CLIENT = `NIT, CASE WHEN NIT IN ${NOBODY} THEN CLIENTE ELSE '' END`;

/** What such a group is called: the name in the document that was made last. */
export const CLIENT_NAME = `max_by(CLIENTE, CASE WHEN CLIENTE = '' THEN '' ELSE CREADO || ID END)`;

/** An invoice says no client: its client is that of its order. */
export const CLIENT_OF_INVOICES = { to: 'factura', from: 'orden', column: 'ID_ORDEN' } as const;

/**
 * Facts of a client by a name of theirs: also those under another one, as they are grouped.
 * @param invoices whether invoices are asked for, which are found by their orders.
 */
export const clientFilter = (name: string, invoices = false): Question['only'][number] => ({
  column: 'CLIENTE',
  values: [name],
  ...(name === '' ? {} : { alike: { column: 'NIT', where: IS_SOMEBODY } }),
  ...(invoices ? { through: CLIENT_OF_INVOICES } : {}),
});
