import type { Noun } from '../../shared/foundation/documents/noun.ts';

export const userNoun: Noun = { singular: 'usuario', plural: 'usuarios', gender: 'm' };
