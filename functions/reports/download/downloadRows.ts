import { TEMPORARY_PREFIX } from '../../../shared/foundation/temporary.ts';
import type { Download } from '../../../shared/reports/downloadProcedures.ts';
import { companyKey, type PartitionKey } from '../../runtime/keys.ts';
import type { Item } from '../../runtime/database.ts';
import type { MadeFor } from '../../runtime/documents/ownImporters.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import { isBeingMade, type OneAtATime } from '../oneAtATime.ts';

/** A download of a person, `pk C#<company>#DOWNLOADS#<user>`, `sk` its id. */
export interface DownloadRow extends Item, Download, MadeFor {
  pk: PartitionKey;
  /** Declarations that it holds, in their order, as `packTexts` packs them. */
  ids: Uint8Array;
  /** When it came further last, epoch milliseconds. */
  cuando: number;
  expires: number;
}

export const downloadKey = (scope: Pick<TenantScope, 'company'>, user: string, id: string) => ({
  pk: companyKey(scope, 'DOWNLOADS', user),
  sk: id,
});

/** A person has one made at a time, whether they ask themselves or a program in their name. */
export const downloadsOf = (scope: Pick<TenantScope, 'company' | 'userId'>): OneAtATime => ({
  last: { pk: companyKey(scope), sk: `DOWNLOADED#${scope.userId}` },
  keyOf: (id) => downloadKey(scope, scope.userId, id),
  busy: 'Ya se está preparando una descarga suya. Espere a que termine, o a que diga que falló, y pida la siguiente.',
});

const folder = (id: string): string => `${TEMPORARY_PREFIX}descargas/${id}`;
export const partObject = (id: string, from: number): string => `${folder(id)}/${from}.json`;
export const zipObject = (id: string): string => `${folder(id)}/informacion.zip`;

/** One that nobody is at any more is told to have failed; whoever comes late all the same may still finish it. */
export const publicDownload = (row: DownloadRow, now: Date): Download => {
  const { ID, DESDE, HASTA, FORMATO, HECHAS, TOTAL, PEDIDA } = row;
  const ESTADO = row.ESTADO === 'EN_CURSO' && !isBeingMade(row, now) ? 'FALLIDA' : row.ESTADO;
  return { ID, DESDE, HASTA, FORMATO, ESTADO, HECHAS, TOTAL, PEDIDA };
};

export const archiveName = ({ DESDE, HASTA, FORMATO }: Download): string =>
  `informacion-${DESDE}-${HASTA}-${FORMATO.toLowerCase()}.zip`;
