import type { AnyDocument } from '../../documents/definition.ts';
import type { Reference } from '../../documents/reference.ts';
import type { DataSet, DataSets } from '../../fields/dataSet.ts';
import type { Field } from '../../fields/field.ts';
import { kinds } from '../../fields/kinds.ts';
import { parsePath } from '../../fields/path.ts';
import { CONDITION_WORDS } from './conditionWords.ts';
import { isMeasured } from './conditions.ts';
import type { OwnCheckFacts } from './ownCheck.ts';

/** A field of a kind of document that a check may look at. */
export interface CheckableField {
  CAMPO: string;
  NOMBRE: string;
  /** '1' of one record; of the others each line is looked at. */
  UNICO: '0' | '1';
}

const nameOfField = (dataSet: DataSet, { box, label }: Field): string =>
  `${dataSet.title}: ${label}${box === undefined ? '' : ` (casilla ${box})`}`;

/** Every field that people see. */
export const checkableFields = (dataSets: DataSets): CheckableField[] =>
  Object.entries(dataSets).flatMap(([name, dataSet]) =>
    Object.entries(dataSet.fields)
      .filter(([, field]) => !field.hidden && field.kind !== 'key')
      .map(([field, its]) => ({
        CAMPO: `${name}.${field}`,
        NOMBRE: nameOfField(dataSet, its),
        UNICO: dataSet.many ? ('0' as const) : ('1' as const),
      })),
  );

/** What of a check makes no sense: the parameter's fact, and the reason with its remedy. */
export interface OwnCheckFault {
  name: keyof OwnCheckFacts;
  reason: string;
}

const isFault = (read: object): read is OwnCheckFault => 'reason' in read;

function fieldAt(
  { dataSets, noun }: Pick<AnyDocument, 'dataSets' | 'noun'>,
  name: 'CAMPO' | 'CUANDO_CAMPO',
  path: string,
): { dataSet: DataSet; at: string; field: Field } | OwnCheckFault {
  const at = parsePath(path);
  const dataSet = at && at.line === undefined ? dataSets[at.dataSet] : undefined;
  const field = at?.field === undefined ? undefined : dataSet?.fields[at.field];
  return !at || !dataSet || !field || field.hidden
    ? {
        name,
        reason: `«${path}» no es un campo de ${noun.gender === 'f' ? 'la' : 'el'} ${noun.singular}; elija uno de la lista`,
      }
    : { dataSet, at: at.dataSet, field };
}

/** A value as the field stores it, so that what is compared is what stands there. */
function valueOf(
  field: Field,
  name: 'COMPARADO' | 'CUANDO_VALOR',
  typed: string,
  reference: Reference,
): { value: string } | OwnCheckFault {
  const text = typed.trim();
  if (text === '') return { name, reason: `falta; escriba con qué se compara «${field.label}»` };
  const parsed = kinds[field.kind].parse(text, field, reference);
  return parsed.ok
    ? { value: parsed.value }
    : { name, reason: `«${text}» no vale para «${field.label}»: ${parsed.reason}` };
}

/** Conditions that look into a text: what is compared is a piece of a value, and no value. */
const PIECES: readonly string[] = ['CONTIENE', 'NO_CONTIENE', 'EMPIEZA', 'NO_EMPIEZA'];

/** A check as it is kept, or what of it makes no sense. */
export function readOwnCheck(
  definition: Pick<AnyDocument, 'dataSets' | 'noun'>,
  facts: OwnCheckFacts,
  reference: Reference,
): OwnCheckFacts | OwnCheckFault {
  const place = fieldAt(definition, 'CAMPO', facts.CAMPO);
  if (isFault(place)) return place;
  const condition = CONDITION_WORDS[facts.CONDICION];
  if (['MENOR', 'MAYOR'].includes(facts.CONDICION) && !isMeasured(place.field)) {
    const reason = `«${place.field.label}» no es número ni fecha, y de él no se dice que ${condition.label}; elija otra condición`;
    return { name: 'CONDICION', reason };
  }
  const compared = !condition.compares
    ? { value: '' }
    : PIECES.includes(facts.CONDICION) && facts.COMPARADO.trim() !== ''
      ? { value: facts.COMPARADO.trim() }
      : valueOf(place.field, 'COMPARADO', facts.COMPARADO, reference);
  if (isFault(compared)) return compared;
  const VALOR = facts.VALOR.replace(/\s+/g, ' ').trim();
  if (VALOR === '') return { name: 'VALOR', reason: 'falta; escriba qué debe hacer quien lo lee' };
  const read = { ...facts, COMPARADO: compared.value, VALOR };
  if (facts.CUANDO_CAMPO === '') return { ...read, CUANDO_VALOR: '' };
  const when = fieldAt(definition, 'CUANDO_CAMPO', facts.CUANDO_CAMPO);
  if (isFault(when)) return when;
  if (when.dataSet.many && when.at !== place.at)
    return {
      name: 'CUANDO_CAMPO',
      reason: `«${when.field.label}» está en otras líneas; elija un campo de las mismas líneas o del encabezado`,
    };
  const wanted = valueOf(when.field, 'CUANDO_VALOR', facts.CUANDO_VALOR, reference);
  return isFault(wanted) ? wanted : { ...read, CUANDO_VALOR: wanted.value };
}

export const isOwnCheckFault = (read: OwnCheckFacts | OwnCheckFault): read is OwnCheckFault => isFault(read);
