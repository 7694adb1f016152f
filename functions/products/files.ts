import { takenFiles } from '../../shared/catalogues/fileRules.ts';
import { productDefinition } from '../../shared/products/definition.ts';
import { recordFiles } from '../runtime/attached/recordFiles.ts';
import { shelfOf } from '../runtime/attached/shelf.ts';

/** Files of a product, beside it. */
export const productShelf = shelfOf('products', 'archivos');

/** Photographs, data sheets and certificates of a product. */
export const productFiles = recordFiles(productDefinition, productShelf, takenFiles);
