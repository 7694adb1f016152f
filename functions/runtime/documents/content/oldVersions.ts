import { zstdDecompressSync } from 'node:zlib';
import type { Item } from '../../database.ts';
import type { SavedVersion } from '../rows.ts';
import type { Content, Place } from './packVersion.ts';

/**
 * One of the rows in which a version rested whole, until 0.5.0: `sk V#<version>#<row>`, its facts beside its bytes. The
 * upgrade moves them (infra/upgrade); until it has, they are read where they lie.
 */
export interface OldRow extends Item {
  chunk: Uint8Array;
  chunks: number;
  FECHA: string;
  USUARIO: string;
  ACCION: string;
}

/** Prefix of every such row of a document. */
export const OLD = 'V#';

/** Prefix of all rows of a version. */
export const oldPrefix = (version: number): string => `${OLD}${String(version).padStart(8, '0')}#`;

/** Facts of a version, by its first row. */
export const oldFacts = ({ sk, FECHA, USUARIO, ACCION }: OldRow): SavedVersion => ({
  VERSION: Number(sk.split('#')[1]),
  FECHA,
  USUARIO,
  ACCION,
});

export const isFirst = ({ sk }: Pick<OldRow, 'sk'>): boolean => sk.endsWith('#00');

/** What the rows of a version hold; undefined when one of them is not there. Throws when they were sealed for another place. */
export function oldContent(
  { sealer, company, document }: Place,
  version: number,
  rows: readonly OldRow[],
): Content | undefined {
  const [first] = rows;
  if (!first || rows.length !== first.chunks) return undefined;
  const packed = sealer.open(company, `${document}|${version}`, Buffer.concat(rows.map((row) => row.chunk)));
  return JSON.parse(zstdDecompressSync(packed).toString('utf8')) as Content;
}
