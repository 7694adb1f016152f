import { field, type FieldOptions } from '../../foundation/fields/field.ts';

const asked = (box: string, label: string, help: string) =>
  field.decimal(label, {
    box,
    decimals: 2,
    owed: true,
    help: `${help} En dólares; cero si no hay nada que declarar.`,
  });
const total = (box: string, label: string, help: string, options: FieldOptions = {}) =>
  field.decimal(label, { box, decimals: 2, writer: 'computation', help, ...options });

/**
 * Boxes 39 to 46 in Central American pesos, which equal US dollars (domain 2.1; domain 2.2, III), and the sworn
 * declaration.
 */
export const valueFields = {
  CASILLA_39: asked('39', 'Precio según factura', 'Suma de las facturas de esta DVA.'),
  CASILLA_40: asked(
    '40',
    'Pagos indirectos y/o descuentos retroactivos',
    'Monto de lo declarado en la casilla 28.',
  ),
  CASILLA_41: total('41', 'Precio realmente pagado o por pagar', 'Casilla 39 más casilla 40.'),

  CASILLA_42_1: asked('42.1', 'Monto de la condición o contraprestación', 'Lo declarado en la casilla 25.1.'),
  CASILLA_42_2: asked('42.2', 'Monto de la reversión', 'Lo declarado en la casilla 26.'),
  CASILLA_42_3: asked(
    '42.3',
    'Comisiones y gastos de corretaje, salvo las comisiones de compra',
    'Lo que se paga a intermediarios y no está en el precio.',
  ),
  CASILLA_42_4: asked(
    '42.4',
    'Costo de envases y embalajes',
    'Los que forman un todo con la mercancía, mano de obra y materiales.',
  ),
  CASILLA_42_5: asked(
    '42.5',
    'Materiales, componentes, partes y elementos incorporados',
    'Los que el comprador dio gratis o a precio reducido.',
  ),
  CASILLA_42_6: asked(
    '42.6',
    'Herramientas, matrices, moldes y elementos análogos',
    'Los que el comprador dio para producir la mercancía.',
  ),
  CASILLA_42_7: asked(
    '42.7',
    'Materiales consumidos en la producción',
    'Los que el comprador dio y se gastaron al producir.',
  ),
  CASILLA_42_8: asked(
    '42.8',
    'Ingeniería, creación y perfeccionamiento, trabajos artísticos, diseños, planos y croquis realizados fuera del país',
    'Los que el comprador dio y eran necesarios para producir.',
  ),
  CASILLA_42_9: asked('42.9', 'Cánones y derechos de licencia', 'Lo declarado en la casilla 29.1.'),
  CASILLA_42_10: asked(
    '42.10',
    'Gastos de transporte hasta el puerto o lugar de importación',
    'Flete que el precio no incluye.',
  ),
  CASILLA_42_11: asked(
    '42.11',
    'Gastos de carga, descarga y manipulación',
    'Los del transporte hasta el lugar de importación que el precio no incluye.',
  ),
  CASILLA_42_12: asked('42.12', 'Costo del seguro', 'Seguro que el precio no incluye.'),
  /** Box 42.12 as it was reckoned last where nobody paid one: while it says that, it follows. Not printed. */
  SEGURO_TEORICO: field.decimal('Seguro calculado', { decimals: 2, writer: 'computation', hidden: true }),
  CASILLA_43: total('43', 'Total de adiciones', 'Suma de las casillas 42.1 a 42.12.'),

  CASILLA_44_1: asked(
    '44.1',
    'Gastos de construcción, armado, montaje, mantenimiento o asistencia técnica posteriores a la importación',
    'Solo si está separado en la factura.',
  ),
  CASILLA_44_2: asked(
    '44.2',
    'Transporte posterior a la importación',
    'Flete dentro del país, si la factura lo separa.',
  ),
  CASILLA_44_3: asked(
    '44.3',
    'Derechos e impuestos pagados por la importación',
    'Los que el vendedor incluyó en el precio.',
  ),
  CASILLA_44_4: asked('44.4', 'Intereses', 'Los de un financiamiento pactado por escrito.'),
  CASILLA_44_5: asked(
    '44.5',
    'Otras deducciones legalmente aplicables',
    'Las demás que la ley permite restar.',
  ),
  CASILLA_45: total('45', 'Total de deducciones', 'Suma de las casillas 44.1 a 44.5.'),
  CASILLA_46: total('46', 'Valor en aduana', 'Casilla 41 más casilla 43 menos casilla 45.'),

  LUGAR_DECLARACION: field.text('Lugar', {
    max: 60,
    owed: true,
    help: 'Lugar donde se firma la declaración jurada.',
  }),
  FECHA_DECLARACION: field.date('Fecha', {
    copied: false,
    owed: true,
    help: 'Día en que se firma la declaración jurada.',
  }),
  NOMBRE_DECLARANTE: field.text('Nombre de quien declara', {
    max: 200,
    owed: true,
    help: 'Importador o representante legal que firma bajo juramento.',
  }),
  CARGO_DECLARANTE: field.text('En calidad de', {
    max: 60,
    help: 'Importador, representante legal o mandatario.',
  }),
} as const;

/** Boxes that add up to box 43, and those that add up to box 45 (spec 5, customs value). */
export const ADDITIONS = Array.from(
  { length: 12 },
  (_, index) => `CASILLA_42_${index + 1}`,
) as readonly Addition[];
export const DEDUCTIONS = Array.from(
  { length: 5 },
  (_, index) => `CASILLA_44_${index + 1}`,
) as readonly Deduction[];

type Addition = keyof typeof valueFields & `CASILLA_42_${string}`;
type Deduction = keyof typeof valueFields & `CASILLA_44_${string}`;
