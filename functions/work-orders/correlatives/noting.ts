import type { CorrelativeGap } from '../../../shared/work-orders/correlativeProcedures.ts';
import type { Write } from '../../runtime/database.ts';
import type { Call } from '../../runtime/executor.ts';
import { notesPlace, notesTable, type NoteRow } from './notes.ts';

/** Writes why numbers were left out; said anew of the same first one, the later word stands. */
export function noting(
  call: Call<unknown>,
  text: (number: number) => string,
  note: { from: number; to: number; CLASE: NoteRow['CLASE']; MOTIVO: string },
): Write & { kind: 'put' } {
  const { from, to, CLASE, MOTIVO } = note;
  return {
    kind: 'put',
    table: notesTable(call),
    item: {
      pk: notesPlace(call),
      sk: text(from),
      HASTA: to,
      CLASE,
      MOTIVO,
      POR: call.scope.login,
      FECHA: call.services.now().getTime(),
    },
    told: [
      {
        field: `Correlativos ${text(from)} a ${text(to)}`,
        before: '',
        after: `${CLASE.replace('_', ' ').toLowerCase()}: ${MOTIVO}`,
      },
    ],
  };
}

export const shownGap = (
  text: (number: number) => string,
  from: number,
  to: number,
  note: NoteRow | undefined,
): CorrelativeGap => ({
  DESDE: text(from),
  HASTA: text(to),
  CANTIDAD: to - from + 1,
  CLASE: note?.CLASE ?? '',
  MOTIVO: note?.MOTIVO ?? '',
  POR: note?.POR ?? '',
  FECHA: note ? new Date(note.FECHA).toISOString() : '',
});
