import { catalogue } from '../catalogues/names.ts';
import { one, type AnyRecord } from '../foundation/fields/dataSet.ts';
import { field } from '../foundation/fields/field.ts';
import { kinds, type FieldContext } from '../foundation/fields/kinds.ts';
import type { Supposed } from './whatIf.ts';
import { keysOf } from '../foundation/keyed.ts';

/** Terms that a person may try out, on the screen and over the API; blank is as the declaration has it. */
export const supposedFields = one('¿Y si…?', {
  INCOTERM: field.choice('Incoterm', {
    catalogue: catalogue.incoterms,
    help: 'El precio pactado queda igual; cambia qué gastos van dentro de él.',
  }),
  ACUERDO: field.choice('Acuerdo', {
    catalogue: catalogue.agreements1,
    help: 'Acuerdo que se pediría para la fracción, o para todas.',
  }),
  ORIGEN: field.choice('Origen', {
    catalogue: catalogue.countries,
    help: 'País de origen de la fracción, o de todas.',
  }),
  CUOTA: field.text('Cuota o contingente', {
    max: 30,
    help: 'Número de la casilla 39 que se usaría; 0 prueba sin cuota.',
  }),
  TASA: field.decimal('Tasa de cambio', { decimals: 5, help: 'Moneda nacional por dólar.' }),
  FRACCION: field.integer('Solo la fracción', { help: 'Número de línea; en blanco, todas.' }),
});

export type SupposedName = keyof typeof supposedFields.fields;
export const supposedNames = keysOf(supposedFields.fields);

/** Only what was filled in is supposed; the rest stays as it is. Values in their stored form. */
export const supposedOf = ({ INCOTERM, ACUERDO, ORIGEN, CUOTA, TASA, FRACCION }: AnyRecord): Supposed => ({
  ...(INCOTERM ? { incoterm: INCOTERM } : {}),
  ...(ACUERDO ? { agreement: ACUERDO } : {}),
  ...(ORIGEN ? { origin: ORIGEN } : {}),
  ...(CUOTA ? { quota: CUOTA === '0' ? '' : CUOTA } : {}),
  ...(TASA ? { rate: TASA } : {}),
  ...(FRACCION ? { line: Number(FRACCION) - 1 } : {}),
});

/**
 * Texts as a caller writes them, in their stored form.
 * @returns the record, or the field that cannot be read and why.
 */
export function readSupposed(
  texts: Readonly<Partial<Record<SupposedName, string>>>,
  context: FieldContext,
): { ok: true; record: AnyRecord } | { ok: false; name: SupposedName; reason: string } {
  const record: AnyRecord = {};
  for (const name of supposedNames) {
    const text = texts[name]?.trim() ?? '';
    if (text === '') continue;
    const declared = supposedFields.fields[name];
    const parsed = kinds[declared.kind].parse(text, declared, context);
    const reason = parsed.ok ? kinds[declared.kind].check(parsed.value, declared, context) : parsed.reason;
    if (reason !== undefined) return { ok: false, name, reason };
    if (parsed.ok) record[name] = parsed.value;
  }
  return { ok: true, record };
}
