import type { ReactNode } from 'react';
import type { Noun } from '../../../shared/foundation/documents/noun.ts';
import { ask } from './dialogStore.ts';
import { capital } from '../../../shared/foundation/text/capital.ts';

/** The dialogs of spec 5 and 8 word for word; each resolves with whether the person went ahead. */
export const confirmCreate = (noun: string): Promise<boolean> =>
  ask({ title: `¿Desea crear ${noun} ?`, body: '', confirm: 'Crear', cancel: 'Cancelar' });

export const confirmSave = (): Promise<boolean> =>
  ask({ title: '¿Desea guardar los cambios?', body: '', confirm: 'Modificar', cancel: 'Cancelar' });

/**
 * Asks before what nothing takes back.
 * @param what what it does, in sentences of its own
 * @param verb what it is called where it is not «Eliminar»
 */
export const confirmDelete = (what = '', verb = 'Eliminar'): Promise<boolean> =>
  ask({
    title: '¿Esta seguro?',
    body: what === '' ? 'No podrá revertirlo' : `No podrá revertirlo. ${what}`,
    confirm: `Sí, ${verb}`,
    cancel: 'Cancelar',
    danger: true,
  });

export const missingFields = (text = 'Los campos obligatorios no han sido llenados'): Promise<boolean> =>
  ask({ title: '¡Campos faltantes!', body: text, confirm: 'Aceptar' });

export const inform = (title: string, body: ReactNode): Promise<boolean> =>
  ask({ title, body, confirm: 'Aceptar' });

export const confirm = (title: string, body: ReactNode, yes: string, danger = false): Promise<boolean> =>
  ask({ title, body, confirm: yes, cancel: 'Cancelar', danger });

const the = (noun: Noun): string => {
  const name = capital(noun.singular);
  return `${noun.gender === 'f' ? 'La' : 'El'} ${name}`;
};
const ended = (noun: Noun, stem: string): string => stem + (noun.gender === 'f' ? 'a' : 'o');

type Deed = 'creado' | 'modificado' | 'eliminado';
const stemOf = (deed: Deed): string => deed.slice(0, -1);

/** «El X ha sido creado.» and «El X no ha podido ser creado.» (spec 8, results), in the noun's gender. */
export const doneText = (noun: Noun, deed: Deed): string =>
  `${the(noun)} ha sido ${ended(noun, stemOf(deed))}.`;
export const failedText = (noun: Noun, deed: Deed): string =>
  `${the(noun)} no ha podido ser ${ended(noun, stemOf(deed))}.`;

const TITLES: Record<Deed, string> = {
  creado: '¡Creado!',
  modificado: '¡Modificado!',
  eliminado: '¡Eliminado!',
};

export const informDone = (noun: Noun, deed: Deed): Promise<boolean> =>
  inform(TITLES[deed], doneText(noun, deed));
export const informFailed = (noun: Noun, deed: Deed, reason = ''): Promise<boolean> =>
  inform('¡Error!', [failedText(noun, deed), reason].filter((part) => part !== '').join(' '));
