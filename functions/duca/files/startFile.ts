import { fileRule, takenFormats } from '../../../shared/catalogues/fileRules.ts';
import { catalogue } from '../../../shared/catalogues/names.ts';
import { ducaStates } from '../../../shared/duca/states.ts';
import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { invalidParam } from '../../../shared/foundation/contracts/refusal.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { stateOf } from '../../../shared/foundation/documents/states.ts';
import { announceFile, type Taken } from '../../runtime/attached/announceFile.ts';
import { keepFile } from '../../runtime/attached/keepFile.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { ducasOf } from '../ducas.ts';
import { ducaFiles } from './ducaFiles.ts';

const takenBy = (reference: Reference): Taken => ({
  ruleOf: (format) => fileRule(format, reference),
  formats: takenFormats(reference),
  title: 'La DUCA',
});

/** Announces a file of box 54, or a paper that came after the seal. */
export const startFile: Implementation<typeof ducaProcedures.startFile> = async (call) => {
  const { input } = call;
  const store = ducasOf(call);
  const header = await store.header(input.ID);
  const PAPEL = input.PAPEL ?? '';
  // What was sealed takes no more files of box 54, but papers come to its dossier until the goods are released and after.
  if (header.ESTADO === 'ANULADA' || (PAPEL === '' && !stateOf(ducaStates, header.ESTADO).editable))
    throw store.stateRefusal(header, 'adjuntar archivos');
  const reference = await call.reference();
  if (PAPEL !== '' && !reference.row(catalogue.clearancePapers, PAPEL)) {
    const kinds = reference.rows(catalogue.clearancePapers).map((row) => row.CLAVE);
    throw invalidParam('PAPEL', `es uno de ${kinds.join(', ')}`);
  }
  return announceFile(call, ducaFiles, input, takenBy(reference), { PAPEL });
};

/** Looks into what the browser sent; its facts may then be written onto a line of box 54. */
export const confirmFile: Implementation<typeof ducaProcedures.confirmFile> = async (call) => {
  await ducasOf(call).header(call.input.ID);
  return keepFile(call, ducaFiles, call.input, takenBy(await call.reference()));
};
