import { manifestDefinition } from '../../shared/manifests/definition.ts';
import type { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { copyBody } from '../../shared/foundation/copies/copyBody.ts';
import { fold } from '../../shared/foundation/text/clean.ts';
import { manifestMark } from '../../shared/manifests/marks.ts';
import { createDocument } from '../runtime/documents/implementations.ts';
import { findMarked } from '../runtime/documents/findMarked.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Implementation } from '../runtime/executor.ts';
import { manifestsOf } from './manifests.ts';

/** A new manifest of the same carrier, unit and route; numbers, dates and titles are of the one voyage. */
export const copy: Implementation<typeof manifestProcedures.copy> = async (call) => {
  const { body } = await manifestsOf(call).open(call.input.ID);
  const copied = copyBody(manifestDefinition.dataSets, body);
  return createDocument(manifestDefinition, call, { body: copied, orderId: '' });
};

/** Manifests of the company that hold a pre-printed number, void or not: the screen says so before it is saved. */
export const numberExists: Implementation<typeof manifestProcedures.numberExists> = async (call) => {
  const { NUMERO_PREIMPRESO: number, ID } = call.input;
  const mark = manifestMark(number);
  const rows = mark ? ((await findMarked(manifestsOf(call), [mark])).get(mark) ?? []) : [];
  const isHolder = (row: (typeof rows)[number]): boolean =>
    row.ID !== ID && fold(row.NUMERO_UNICO) === fold(number);
  return rows.filter(isHolder).map(publicHeader);
};
