import type { CountryCode } from '../../shared/countries/country.ts';
import { nameOf } from '../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { unfinishedIn, unfinishedText } from '../../shared/work-orders/unfinished.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { confirm, inform } from '../kit/dialogs/dialogs.ts';

/** Orders that are looked through side by side. */
const AT_ONCE = 4;

/** What each of the orders has that is not finished, of those that have any. */
async function unfinishedOf(
  ids: readonly string[],
  country: CountryCode,
): Promise<{ name: string; text: string }[]> {
  const found: { name: string; text: string }[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const files = await Promise.all(
      ids.slice(from, from + AT_ONCE).map((ID) => call(workOrderProcedures.file, { ID })),
    );
    for (const { order, documents } of files) {
      const names = unfinishedIn((kind) => documents[kind], country);
      if (names.length > 0)
        found.push({ name: nameOf(workOrderKind, order.RESUMEN), text: unfinishedText(names) });
    }
  }
  return found;
}

/** Asks before orders are closed, naming what in them is not finished; one that is finished is closed without a question. */
export async function mayClose(ids: readonly string[], country: CountryCode): Promise<boolean> {
  const title = ids.length === 1 ? '¿Desea cerrar la orden?' : `¿Desea cerrar ${ids.length} órdenes?`;
  let unfinished: Awaited<ReturnType<typeof unfinishedOf>>;
  try {
    unfinished = await unfinishedOf(ids, country);
  } catch (thrown) {
    await inform('No se pudo revisar qué falta por terminar; no se cerró nada', errorText(thrown));
    return false;
  }
  if (unfinished.length === 0 && ids.length === 1) return true;
  return confirm(
    title,
    <>
      <p>Sus documentos quedan de solo lectura; para cambiar alguno habrá que reabrir su orden.</p>
      {unfinished.length > 0 && (
        <>
          <p>Queda sin terminar:</p>
          <ul>
            {unfinished.map(({ name, text }) => (
              <li key={name}>
                <strong>{name}.</strong> {text}.
              </li>
            ))}
          </ul>
        </>
      )}
    </>,
    'Cerrar',
  );
}
