import type { DucaBody } from './dataSets.ts';

/**
 * Whether a declaration names the user of a free zone: its warehouse of box 18, its modality or its regime is one of a
 * free zone, whose codes begin with Z (domain 1.6).
 */
export const inFreeZone = ({ DUCA }: DucaBody): boolean =>
  DUCA.ID_DEPOSITO.startsWith('Z') || DUCA.MODALIDAD.startsWith('Z') || DUCA.CODIGO_REGIMEN === 'ZF';
