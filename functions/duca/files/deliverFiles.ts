import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { ducaKind } from '../../../shared/duca/kind.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { handFiles } from '../../transmission/deliveries/hand.ts';
import { ducasOf } from '../ducas.ts';
import { ducaFiles } from './ducaFiles.ts';

/** Before the authority gave its number, and after it was taken back, no file of a declaration is for it. */
const NOT_THERE = ['BORRADOR', 'LISTA', 'ANULADA'];

/** Queues the files of box 54 for the authority's server, each under NOMBRE_ARCHIVO_SAT; what it has already stays as it is. */
export const deliverFiles: Implementation<typeof ducaProcedures.deliverFiles> = async (call) => {
  const { services, scope, input } = call;
  const { header, body } = await ducasOf(call).open(input.ID);
  const { DUCA, DOCUMENTOS } = body;
  if (DUCA.NUMERO_DUCA === '' || NOT_THERE.includes(header.ESTADO))
    throw refusal('rejected', {
      summary:
        'La autoridad aún no aceptó esta DUCA, o ya no vale. Sus archivos se entregan cuando tiene número.',
    });
  const lines = DOCUMENTOS.filter((each) => (each.ID_ARCHIVO ?? '') !== '');
  if (lines.length === 0)
    throw refusal('rejected', {
      summary: 'Ningún documento de la casilla 54 tiene archivo. Adjúntelos y entréguelos después.',
    });
  const files = [];
  for (const line of lines) {
    const row = await ducaFiles.ready(call, input.ID, line.ID_ARCHIVO);
    files.push({
      name: line.NOMBRE_ARCHIVO_SAT,
      object: ducaFiles.object(input.ID, row),
      bytes: Number(row.BYTES_ARCHIVO),
      sha256: row.HUELLA_ARCHIVO,
    });
  }
  const document = { kind: ducaKind.module, id: input.ID };
  const { writes, queued } = await handFiles(services, scope, document, DUCA.NO_ORDEN, files);
  if (writes.length > 0) await services.database.write(...writes);
  return { EN_CAMINO: queued };
};
