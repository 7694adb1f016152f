import { takenFiles } from '../../shared/catalogues/fileRules.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { productDefinition } from '../../shared/products/definition.ts';
import { recordFiles } from '../runtime/attached/recordFiles.ts';
import { shelfOf } from '../runtime/attached/shelf.ts';
import type { Stated } from '../runtime/documents/personsBody.ts';
import type { Call } from '../runtime/executor.ts';

/** Files of a product, beside it. */
export const productShelf = shelfOf('products', 'archivos');

/** Photographs, data sheets and certificates of a product. */
export const productFiles = recordFiles(productDefinition, productShelf, takenFiles);

/** What a line of the details says that shows no file. */
export const NO_DETAIL_FILE: AnyRecord = { URL: '' };

/**
 * A save may put files on lines of the details, and take them off, but only those of this very product that the server
 * itself found good.
 */
export const statedFiles =
  (call: Pick<Call<unknown>, 'services' | 'scope'>, id: string, ...more: readonly AnyRecord[]): Stated =>
  async () => {
    const rows = await productShelf.rows(call, id);
    const good = rows.filter(({ ESTADO }) => ESTADO === 'LISTO');
    return new Map([['DETALLE_PRODUCTO', [...more, ...good.map(({ ID_ARCHIVO }) => ({ URL: ID_ARCHIVO }))]]]);
  };
