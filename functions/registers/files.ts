import { takenFiles } from '../../shared/catalogues/fileRules.ts';
import { registerDefinition } from '../../shared/registers/definition.ts';
import { recordFiles } from '../runtime/attached/recordFiles.ts';
import { shelfOf } from '../runtime/attached/shelf.ts';

/** Files of a register, beside it. */
export const registerShelf = shelfOf('registers', 'archivos');

/** Scans of resolutions and contracts, and an agent's licence, bond and the like. */
export const registerFiles = recordFiles(registerDefinition, registerShelf, takenFiles);
