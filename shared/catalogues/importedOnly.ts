import { catalogue } from './names.ts';

/** A list that the product reads and does not ship: empty until an administrator imports it. */
export interface ImportedOnly {
  title: string;
  /** Columns that the product reads besides CLAVE and VALOR. */
  columns: readonly string[];
  /** Lists whose codes a column of its holds, where another list's column of that name holds others. */
  codes?: Readonly<Record<string, readonly string[]>>;
}

/** Headings whose goods are described by a catalogue: PARTIDA begins the tariff code (spec 7, combos). */
export const CHARACTERISTICS_CATALOGUE = 'cat_sys_inciso_descripcion_caracteristicas';
/** Goods that agreement 2 exempts: ACUERDO, a code of agreement 2, and the PREFIJO that begins the tariff code (spec 5 and 7). */
export const EXEMPTIONS_CATALOGUE = 'cat_sys_excluye_minimas_acuerdo2';

/** Papers that other offices owe goods of a heading (spec 7, tariff): PREFIJO begins the tariff code, ENTIDAD gives it. */
export const PERMITS_CATALOGUE = 'cat_sys_permisos_no_arancelarios';

/** What the paper shows by modality and class, where that differs from what is sent (spec 7, print matrix query). */
export const PRINT_MATRIX_CATALOGUE = 'cat_sys_matriz_impresion';

/** What whoever operates the platform tells everybody: ASUNTO, and the days DESDE and HASTA. */
export const NOTICES_CATALOGUE = 'cat_sys_avisos';

/** Lists that a module reads by rules of its own, with its own screen and procedures: their titles here. */
export const ownLists: ReadonlyMap<string, string> = new Map([
  ['cat_sys_matriz_xml', 'Matriz de reglas del XML'],
]);

export const importedOnly: ReadonlyMap<string, ImportedOnly> = new Map([
  [CHARACTERISTICS_CATALOGUE, { title: 'Incisos con descripciones mínimas', columns: ['PARTIDA'] }],
  [
    EXEMPTIONS_CATALOGUE,
    {
      title: 'Exclusiones de descripciones mínimas por acuerdo 2',
      columns: ['ACUERDO', 'PREFIJO'],
      codes: { ACUERDO: [catalogue.agreements2] },
    },
  ],
  [PERMITS_CATALOGUE, { title: 'Permisos no arancelarios', columns: ['PREFIJO', 'ENTIDAD'] }],
  [NOTICES_CATALOGUE, { title: 'Avisos a todos los usuarios', columns: ['ASUNTO', 'DESDE', 'HASTA'] }],
  [
    PRINT_MATRIX_CATALOGUE,
    {
      title: 'Matriz de impresión',
      columns: ['ID_NODO', 'NODO_PADRE', 'NODO', 'CLASE', 'REGIMEN', 'TIPO'],
    },
  ],
]);
