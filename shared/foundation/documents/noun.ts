/** How sentences speak of a kind of document. */
export interface Noun {
  singular: string;
  plural: string;
  /** Gender decides «El X ha sido creado.» or «La X ha sido creada.» (spec 8, results). */
  gender: 'm' | 'f';
}

const withArticle =
  (masculine: string, feminine: string) =>
  ({ gender, singular }: Noun): string =>
    `${gender === 'f' ? feminine : masculine} ${singular}`;

/** «una factura» */
export const indefinite = withArticle('un', 'una');
/** «la factura» */
export const definite = withArticle('el', 'la');
/** «de la factura», «del manifiesto» */
export const ofThe = withArticle('del', 'de la');
/** «a la factura», «al manifiesto» */
export const toThe = withArticle('al', 'a la');
/** «La factura», at the head of a sentence. */
export const heading = withArticle('El', 'La');
/** «La factura todavía no está lista» */
export const notReady = (noun: Noun): string =>
  `${heading(noun)} todavía no está ${noun.gender === 'f' ? 'lista' : 'listo'}`;
/** «ninguna factura» */
export const none = withArticle('ningún', 'ninguna');
/** «todas», «todos» */
export const all = ({ gender }: Pick<Noun, 'gender'>): string => (gender === 'f' ? 'todas' : 'todos');
/** «encontrada», «encontrados», of so many */
export const found = ({ gender }: Pick<Noun, 'gender'>, count: number): string =>
  `encontrad${gender === 'f' ? 'a' : 'o'}${count === 1 ? '' : 's'}`;
