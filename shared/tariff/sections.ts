/** A section of the Harmonized System, on which the SAC stands, and its chapters (domain 5), in our own words. */
export interface Section {
  number: string;
  title: string;
  chapters: readonly Chapter[];
}

export interface Chapter {
  code: string;
  title: string;
}

const section = (number: string, title: string, chapters: string): Section => ({
  number,
  title,
  chapters: chapters
    .trim()
    .split('\n')
    .map((line) => ({ code: line.trim().slice(0, 2), title: line.trim().slice(3) })),
});

/** All twenty-one, in order; chapter 77 is kept for later use, and 98 and 99 are each country's own. */
export const sections: readonly Section[] = [
  section(
    'I',
    'Animales vivos y productos del reino animal',
    `01 Animales vivos
    02 Carne y despojos comestibles
    03 Pescados, crustáceos y moluscos
    04 Leche, huevos, miel y otros comestibles de origen animal
    05 Otros productos de origen animal`,
  ),
  section(
    'II',
    'Productos del reino vegetal',
    `06 Plantas vivas y flores
    07 Hortalizas, raíces y tubérculos
    08 Frutas y frutos comestibles
    09 Café, té y especias
    10 Cereales
    11 Productos de molinería, malta y almidón
    12 Semillas, frutos oleaginosos y plantas medicinales
    13 Gomas, resinas y extractos vegetales
    14 Materias trenzables y otros productos vegetales`,
  ),
  section('III', 'Grasas y aceites', '15 Grasas y aceites animales, vegetales o microbianos'),
  section(
    'IV',
    'Alimentos, bebidas y tabaco',
    `16 Preparaciones de carne, pescado o insectos
    17 Azúcares y confitería
    18 Cacao y chocolate
    19 Preparaciones de cereales, harina o leche; pastelería
    20 Preparaciones de hortalizas y frutas
    21 Preparaciones alimenticias diversas
    22 Bebidas, alcohol y vinagre
    23 Residuos de alimentos y alimentos para animales
    24 Tabaco y productos con nicotina`,
  ),
  section(
    'V',
    'Productos minerales',
    `25 Sal, azufre, piedras, yeso, cal y cemento
    26 Minerales metalíferos, escorias y cenizas
    27 Combustibles y aceites minerales`,
  ),
  section(
    'VI',
    'Industria química',
    `28 Productos químicos inorgánicos
    29 Productos químicos orgánicos
    30 Productos farmacéuticos
    31 Abonos
    32 Pinturas, tintas y colorantes
    33 Perfumería, cosmética y aceites esenciales
    34 Jabones, detergentes, ceras y velas
    35 Proteínas, colas y enzimas
    36 Pólvoras, explosivos y fósforos
    37 Productos fotográficos
    38 Productos químicos diversos`,
  ),
  section('VII', 'Plástico y caucho', '39 Plástico y sus manufacturas\n40 Caucho y sus manufacturas'),
  section(
    'VIII',
    'Pieles, cueros y marroquinería',
    `41 Pieles y cueros
    42 Artículos de viaje, bolsos y manufacturas de cuero
    43 Peletería`,
  ),
  section(
    'IX',
    'Madera, corcho y cestería',
    '44 Madera y carbón vegetal\n45 Corcho\n46 Espartería y cestería',
  ),
  section(
    'X',
    'Pasta de madera y papel',
    `47 Pasta de madera y papel para reciclar
    48 Papel y cartón
    49 Libros, prensa e impresos`,
  ),
  section(
    'XI',
    'Textiles y confecciones',
    `50 Seda
    51 Lana y pelo
    52 Algodón
    53 Otras fibras vegetales
    54 Filamentos sintéticos o artificiales
    55 Fibras discontinuas sintéticas o artificiales
    56 Guata, fieltro, cordeles y redes
    57 Alfombras
    58 Tejidos especiales, encajes y bordados
    59 Telas recubiertas y textiles técnicos
    60 Telas de punto
    61 Prendas de vestir de punto
    62 Prendas de vestir que no son de punto
    63 Otras confecciones, juegos y ropa usada`,
  ),
  section(
    'XII',
    'Calzado, sombreros y paraguas',
    `64 Calzado
    65 Sombreros y gorras
    66 Paraguas y bastones
    67 Plumas, flores artificiales y pelucas`,
  ),
  section(
    'XIII',
    'Piedra, cerámica y vidrio',
    '68 Manufacturas de piedra, yeso y cemento\n69 Productos cerámicos\n70 Vidrio',
  ),
  section('XIV', 'Piedras y metales preciosos', '71 Perlas, piedras, metales preciosos y bisutería'),
  section(
    'XV',
    'Metales comunes',
    `72 Hierro y acero
    73 Manufacturas de hierro o acero
    74 Cobre
    75 Níquel
    76 Aluminio
    78 Plomo
    79 Cinc
    80 Estaño
    81 Otros metales comunes
    82 Herramientas y cubiertos
    83 Manufacturas diversas de metal`,
  ),
  section(
    'XVI',
    'Máquinas y aparatos eléctricos',
    '84 Máquinas y aparatos mecánicos\n85 Máquinas y aparatos eléctricos, sonido y video',
  ),
  section(
    'XVII',
    'Material de transporte',
    `86 Vehículos y material de ferrocarril
    87 Automóviles, motocicletas y sus partes
    88 Aeronaves
    89 Barcos`,
  ),
  section(
    'XVIII',
    'Instrumentos de precisión, relojes y música',
    '90 Instrumentos ópticos, de medida y médicos\n91 Relojería\n92 Instrumentos musicales',
  ),
  section('XIX', 'Armas y municiones', '93 Armas y municiones'),
  section(
    'XX',
    'Mercancías diversas',
    `94 Muebles, colchones, lámparas y construcciones prefabricadas
    95 Juguetes, juegos y artículos deportivos
    96 Manufacturas diversas`,
  ),
  section('XXI', 'Objetos de arte', '97 Objetos de arte, colección y antigüedad'),
];

/** The chapter of a code with its section; undefined for a code of no chapter or of a country's own use. */
export function chapterOf(code: string): { section: Section; chapter: Chapter } | undefined {
  for (const each of sections) {
    const chapter = each.chapters.find((one) => one.code === code.slice(0, 2));
    if (chapter) return { section: each, chapter };
  }
  return undefined;
}
