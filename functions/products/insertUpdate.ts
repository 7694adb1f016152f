import { Refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { productDefinition } from '../../shared/products/definition.ts';
import { splitLines } from '../../shared/products/joinedLines.ts';
import type { productProcedures } from '../../shared/products/procedures.ts';
import { resultOf, type SaveResult } from '../../shared/products/saveResult.ts';
import { productDataSets } from '../../shared/products/summary.ts';
import { createDocument, readyBody } from '../runtime/documents/implementations.ts';
import { personsBody, personsChange } from '../runtime/documents/personsBody.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import type { Input } from '../../shared/foundation/contracts/procedure.ts';
import { kinds } from '../../shared/foundation/fields/kinds.ts';
import { statedFiles } from './files.ts';
import { prepare } from './prepare.ts';
import { productsOf } from './products.ts';

type Save = Call<Input<typeof productProcedures.insertUpdate>>;

const DETAIL = ['ID', 'TIPO', 'NOMBRE', 'OBSERVACIONES', 'URL'];
const DESCRIBED = ['NOMBRE_CATALOGO', 'VALOR_CATALOGO', 'TEXTO'];

/**
 * Saves a product with every field (spec 7, products and tariff): what is refused is no error of the call but its result,
 * RESULTADO 0 and why (spec 8). Only a product that is not there is `not-found`, as everywhere.
 */
export const insertUpdate: Implementation<typeof productProcedures.insertUpdate> = async (call) => {
  const { ID } = call.input;
  if (ID !== undefined) await productsOf(call).header(ID);
  try {
    return resultOf([ID === undefined ? await insert(call) : await update(call, ID)]);
  } catch (error) {
    if (error instanceof Refusal) return resultOf([], error.message);
    throw error;
  }
};

async function asked(call: Save): Promise<AnyBody> {
  const { ID: _id, DETALLE_PRODUCTO, DESCRIPCIONES_MINIMAS, CARACTERISTICAS_INCISO, ...values } = call.input;
  const context = await call.reference();
  const given = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    const field = productDataSets.PRODUCTO.fields[name as keyof typeof values];
    const parsed = value === '' ? undefined : kinds[field.kind].parse(value, field, context);
    // What cannot be read goes on as it is, and the check of the shape says why.
    return [[name, parsed?.ok ? parsed.value : value]];
  });
  return {
    PRODUCTO: Object.fromEntries(given),
    ...(DETALLE_PRODUCTO === undefined ? {} : { DETALLE_PRODUCTO: splitLines(DETALLE_PRODUCTO, DETAIL) }),
    ...(DESCRIPCIONES_MINIMAS === undefined ? {} : { MINIMAS: splitLines(DESCRIPCIONES_MINIMAS, DESCRIBED) }),
    ...(CARACTERISTICAS_INCISO === undefined
      ? {}
      : { CARACTERISTICAS_INCISO: splitLines(CARACTERISTICAS_INCISO, DESCRIBED) }),
  };
}

const saved = (ID: string): SaveResult => ({
  RESULTADO: 1,
  DESCRIPCION: 'El producto ha sido guardado.',
  FILAS_AFECTADAS: 1,
  ID,
});

async function insert(call: Save): Promise<SaveResult> {
  const body = personsBody(productDefinition, await asked(call), call.scope);
  const { header } = await createDocument(productDefinition, call, { body, orderId: '' }, { prepare });
  return saved(header.ID);
}

async function update(call: Save, id: string): Promise<SaveResult> {
  const store = productsOf(call);
  const stored = await store.open(id);
  const given = await asked(call);
  const body = { ...stored.body, ...given, PRODUCTO: { ...stored.body.PRODUCTO, ...given['PRODUCTO'] } };
  if (!productDefinition.states.states[stored.header.ESTADO]?.editable)
    throw store.stateRefusal(stored.header, 'modificarse');
  const reference = await call.reference();
  const held = await personsChange(store, stored, { body }, statedFiles(call, id));
  const ready = readyBody(productDefinition, held, reference, call.services.id);
  await store.save(stored.header, { ...stored, body: ready }, { action: 'Guardado completo', reference });
  return saved(id);
}
