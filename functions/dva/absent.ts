import { GIVEN_ID } from '../../shared/foundation/contracts/givenId.ts';
import { Refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { Call } from '../runtime/executor.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { dvasOf } from './dvas.ts';

const UNKNOWN =
  'No existe ninguna declaración del valor con ese identificador. Ábrala desde la lista de DVA o desde su orden.';
const NOT_YOURS =
  'Su empresa no tiene esa declaración del valor. Revise que entró con la empresa correcta; si la DVA es de otra agencia, pídasela a ella.';

const absent = (message: string): Refusal => new Refusal('not-found', message, 404, [], undefined);

async function headerOf(call: Call<{ ID: string }>): Promise<HeaderRow> {
  const { ID } = call.input;
  try {
    return await dvasOf(call).header(ID);
  } catch (thrown) {
    if (!(thrown instanceof Refusal) || thrown.code !== 'not-found') throw thrown;
    // By the id's form alone: an id of another company and one that was never given get the same words.
    throw absent(GIVEN_ID.test(ID) ? NOT_YOURS : UNKNOWN);
  }
}

/** Tells a DVA that never was, one that the company has not, and a version that was never saved from each other. */
export const tellingAbsence =
  <I extends { ID: string; VERSION?: number | undefined }, R>(run: (call: Call<I>) => Promise<R>) =>
  async (call: Call<I>): Promise<R> => {
    const { RESUMEN, VERSION: last } = await headerOf(call);
    const { VERSION } = call.input;
    if (VERSION !== undefined && VERSION > last) {
      throw absent(
        `La DVA ${RESUMEN['ID_DVA'] || 'sin número'} no tiene la versión ${VERSION}; la última es la ${last}.`,
      );
    }
    return run(call);
  };
