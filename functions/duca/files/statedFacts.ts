import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { ducaDataSets } from '../../../shared/duca/dataSets.ts';
import { FILE_FIELDS, NO_FILE, type SupportDocument } from '../../../shared/duca/supportFiles/facts.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { applyChanges, ImpossibleChange, type Change } from '../../../shared/foundation/documents/patch.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { ducasOf } from '../ducas.ts';
import { fileRows, type FileRow } from './fileRow.ts';

type Patch = Implementation<typeof ducaProcedures.patch>;
type Create = Implementation<typeof ducaProcedures.create>;

const touchesFiles = (changes: readonly Change[]): boolean =>
  changes.some(
    (change) =>
      change.path.startsWith('DOCUMENTOS') &&
      change.op !== 'remove' &&
      JSON.stringify(change).includes('_ARCHIVO'),
  );

const sameFacts = (document: SupportDocument, row: FileRow | undefined): boolean =>
  FILE_FIELDS.every((name) => (document[name] ?? '') === (row ? row[name] : NO_FILE[name]));

/** Refuses lines whose file the server did not see, or whose facts are not those that it found. */
function refuseForeign(documents: readonly SupportDocument[], rows: readonly FileRow[]): void {
  documents.forEach((each, line) => {
    const document = { ...NO_FILE, ...each };
    const row = rows.find(
      ({ ID_ARCHIVO, ESTADO, PAPEL = '' }) =>
        ID_ARCHIVO === document.ID_ARCHIVO && ESTADO === 'LISTO' && PAPEL === '',
    );
    if (document.ID_ARCHIVO !== '' && !row) throw refusal('not-found', { what: 'ningún archivo' });
    if (sameFacts(document, row)) return;
    const reason = `Los datos del archivo de la línea ${line + 1} de documentos no son los que se revisaron. Escríbalos como los dio «confirmFile».`;
    throw refusal('document.impossible-change', { reason });
  });
}

/** A save may attach, move and take away files, but only with the facts that the server itself found. */
export const withStatedFacts =
  (patch: Patch): Patch =>
  async (call) => {
    const { ID, CAMBIOS } = call.input;
    if (touchesFiles(CAMBIOS)) {
      const { body } = await ducasOf(call).open(ID);
      refuseForeign(documentsAfter(body, CAMBIOS), await fileRows(call, ID));
    }
    return patch(call);
  };

/** A new DUCA has no file yet: lines that were copied from another come without the other's. */
export const withoutFiles =
  (create: Create): Create =>
  (call) => {
    const lines = call.input.CUERPO?.['DOCUMENTOS'];
    if (!Array.isArray(lines)) return create(call);
    const DOCUMENTOS = lines.map((each) => ({ ...each, ...NO_FILE }));
    return create({ ...call, input: { ...call.input, CUERPO: { ...call.input.CUERPO, DOCUMENTOS } } });
  };

function documentsAfter(body: AnyBody, changes: readonly Change[]): SupportDocument[] {
  try {
    return applyChanges(ducaDataSets, body, changes)['DOCUMENTOS'] as SupportDocument[];
  } catch (error) {
    // The save itself says what is wrong with it.
    if (error instanceof ImpossibleChange) return [];
    throw error;
  }
}
