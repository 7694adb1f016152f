import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';

/** DAI in percent with two decimals; UNIDAD a code of the units list; VEHICULO '1' when vehicle data are owed. */
const line = (code: string, DAI: string, UNIDAD: string, VALOR: string, VEHICULO = '0'): CatalogueRow => ({
  CLAVE: code.replaceAll('.', ''),
  VALOR,
  DAI,
  UNIDAD,
  VEHICULO,
});

/** A handful of codes to work with; a broker loads the official tariff by CSV (domain 5). */
export const tariffSample = makeList({
  name: catalogue.tariff,
  title: 'Arancel (SAC)',
  countries: ['GT'],
  source: 'Muestra propia con códigos del SAC y DAI de referencia; cargue el arancel oficial por CSV',
  sample: true,
  rows: [
    line('0101.21.00.00', '0.00', 'HEA', 'Caballos reproductores de raza pura'),
    line('1006.30.90.00', '10.00', 'KGM', 'Arroz semiblanqueado o blanqueado, los demás'),
    line('2202.10.00.00', '15.00', 'LTR', 'Agua gaseada con azúcar u otro edulcorante'),
    line('2203.00.00.00', '15.00', 'LTR', 'Cerveza de malta'),
    line('2208.30.90.00', '15.00', 'LTR', 'Whisky, los demás'),
    line('2402.20.00.00', '15.00', 'MIL', 'Cigarrillos que contengan tabaco'),
    line('2523.29.00.00', '5.00', 'KGM', 'Cemento Portland, los demás'),
    line('2710.12.00.00', '5.00', 'LTR', 'Aceites ligeros de petróleo: gasolinas'),
    line('3004.90.11.00', '10.00', 'KGM', 'Medicamentos para uso humano'),
    line('3923.30.99.00', '10.00', 'KGM', 'Bombonas, botellas y frascos de plástico, los demás'),
    line('3926.90.99.00', '10.00', 'KGM', 'Las demás manufacturas de plástico'),
    line('4011.10.00.00', '10.00', 'C62', 'Neumáticos nuevos para automóviles de turismo'),
    line('4202.92.00.00', '15.00', 'C62', 'Bolsos y maletas con la superficie de plástico o textil'),
    line('4821.10.00.00', '5.00', 'KGM', 'Etiquetas impresas de papel o cartón'),
    line('6109.10.00.00', '15.00', 'C62', 'Camisetas de punto, de algodón'),
    line('6203.42.00.00', '15.00', 'C62', 'Pantalones de algodón para hombres o niños'),
    line('6403.99.90.00', '15.00', 'PR', 'Calzado con parte superior de cuero, los demás'),
    line('6804.22.00.00', '10.00', 'C62', 'Muelas y discos de abrasivos aglomerados, los demás'),
    line('7318.14.00.00', '10.00', 'KGM', 'Tornillos taladradores'),
    line('7318.15.00.00', '5.00', 'KGM', 'Tornillos y pernos, incluso con sus tuercas'),
    line('8414.51.00.00', '15.00', 'C62', 'Ventiladores de mesa, pie, pared o techo'),
    line('8418.10.10.00', '15.00', 'C62', 'Refrigeradores y congeladores con puertas exteriores separadas'),
    line('8429.52.00.00', '0.00', 'C62', 'Excavadoras cuya superestructura gira 360°'),
    line('8443.32.10.00', '0.00', 'C62', 'Impresoras que se conectan a una computadora'),
    line('8467.21.00.00', '0.00', 'C62', 'Taladros eléctricos de mano'),
    line('8471.30.00.00', '0.00', 'C62', 'Computadoras portátiles de peso inferior o igual a 10 kg'),
    line('8471.60.00.00', '0.00', 'C62', 'Unidades de entrada o salida'),
    line('8482.10.00.00', '0.00', 'C62', 'Rodamientos de bolas'),
    line('8504.40.00.00', '0.00', 'C62', 'Convertidores estáticos'),
    line('8517.12.00.00', '0.00', 'C62', 'Teléfonos móviles'),
    line('8517.62.00.00', '0.00', 'C62', 'Aparatos para recibir, convertir o transmitir datos'),
    line('8518.30.00.00', '5.00', 'C62', 'Auriculares, incluso con micrófono'),
    line('8528.72.90.00', '15.00', 'C62', 'Televisores en color, los demás'),
    line('8544.42.00.00', '5.00', 'KGM', 'Conductores eléctricos con piezas de conexión'),
    line('8703.23.69.00', '20.00', 'C62', 'Automóviles de 1,500 a 3,000 cm³, los demás', '1'),
    line('8703.80.00.00', '0.00', 'C62', 'Automóviles eléctricos', '1'),
    line('9018.90.00.00', '0.00', 'C62', 'Los demás instrumentos y aparatos de medicina'),
    line('9403.60.00.00', '15.00', 'C62', 'Los demás muebles de madera'),
    line('9405.11.00.00', '15.00', 'C62', 'Lámparas de techo o pared, solo con diodos luminosos'),
    line('9503.00.90.00', '15.00', 'C62', 'Juguetes, los demás'),
  ],
});
