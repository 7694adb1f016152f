import type { XmlGroup } from '../../../foundation/xml/element.ts';
import { formats } from '../../../foundation/xml/formats.ts';
import type { DucaXmlContext } from '../context.ts';
import { vehicleCost } from '../rules/vehicleCost.ts';

/** Names of the vehicle's elements are those of spec 3. */
export const vehicles: XmlGroup<DucaXmlContext> = {
  list: 'vehiculos',
  node: 'vehiculo',
  dataSet: 'VEHICULOS',
  elements: [
    { node: 'numeroLinea', field: 'NUMERO_LINEA' },
    { node: 'vin', field: 'VIN', skipIfEmpty: true },
    { node: 'chasis', field: 'CHASIS', skipIfEmpty: true },
    { node: 'motor', field: 'MOTOR', skipIfEmpty: true },
    { node: 'cilindrada', field: 'CILINDRADA', skipIfEmpty: true },
    { node: 'cilindros', field: 'CILINDROS', skipIfEmpty: true },
    { node: 'marca', field: 'MARCA' },
    { node: 'tipo', field: 'TIPO', skipIfEmpty: true },
    { node: 'tonelaje', field: 'TONELAJE', format: formats.amount, skipIfEmpty: true },
    { node: 'puertas', field: 'PUERTAS', skipIfEmpty: true },
    { node: 'asientos', field: 'ASIENTOS', skipIfEmpty: true },
    { node: 'ejes', field: 'EJES', skipIfEmpty: true },
    { node: 'combustible', field: 'COMBUSTIBLE', skipIfEmpty: true },
    { node: 'modelo', field: 'MODELO' },
    { node: 'color', field: 'COLOR', skipIfEmpty: true },
    { node: 'linea', field: 'LINEA', skipIfEmpty: true },
    { node: 'fobDolares', field: 'VALOR_FOB', format: formats.amount },
    {
      node: 'fleteDolares',
      field: 'VALOR_FLETE',
      when: vehicleCost('VALOR_FLETE'),
      format: formats.amount,
      skipIfEmpty: true,
    },
    {
      node: 'seguroDolares',
      field: 'VALOR_SEGURO',
      when: vehicleCost('VALOR_SEGURO'),
      format: formats.amount,
      skipIfEmpty: true,
    },
  ],
};

export const machinery: XmlGroup<DucaXmlContext> = {
  list: 'maquinarias',
  node: 'maquinaria',
  dataSet: 'MAQUINARIA',
  elements: [
    { node: 'numeroLinea', field: 'NUMERO_LINEA' },
    { node: 'tipo', field: 'TIPO', skipIfEmpty: true },
    { node: 'marca', field: 'MARCA' },
    { node: 'modelo', field: 'MODELO', skipIfEmpty: true },
    { node: 'anio', field: 'ANIO', skipIfEmpty: true },
    { node: 'serie', field: 'SERIE' },
    { node: 'motor', field: 'MOTOR', skipIfEmpty: true },
    { node: 'potencia', field: 'POTENCIA', skipIfEmpty: true },
    { node: 'fobDolares', field: 'VALOR_FOB', format: formats.amount },
  ],
};

export const aircraft: XmlGroup<DucaXmlContext> = {
  list: 'aeronaves',
  node: 'aeronave',
  dataSet: 'AERONAVES',
  elements: [
    { node: 'numeroLinea', field: 'NUMERO_LINEA' },
    { node: 'matricula', field: 'MATRICULA', skipIfEmpty: true },
    { node: 'paisMatricula', field: 'ID_PAIS_MATRICULA', skipIfEmpty: true },
    { node: 'tipo', field: 'TIPO', skipIfEmpty: true },
    { node: 'marca', field: 'MARCA' },
    { node: 'modelo', field: 'MODELO', skipIfEmpty: true },
    { node: 'anio', field: 'ANIO', skipIfEmpty: true },
    { node: 'serie', field: 'SERIE' },
    { node: 'motores', field: 'MOTORES', skipIfEmpty: true },
    { node: 'serieMotor', field: 'SERIE_MOTOR', skipIfEmpty: true },
    { node: 'asientos', field: 'ASIENTOS', skipIfEmpty: true },
    { node: 'pesoMaximo', field: 'PESO_MAXIMO', format: formats.amount, skipIfEmpty: true },
    { node: 'fobDolares', field: 'VALOR_FOB', format: formats.amount },
  ],
};

export const vessels: XmlGroup<DucaXmlContext> = {
  list: 'embarcaciones',
  node: 'embarcacion',
  dataSet: 'EMBARCACIONES',
  elements: [
    { node: 'numeroLinea', field: 'NUMERO_LINEA' },
    { node: 'nombre', field: 'NOMBRE', skipIfEmpty: true },
    { node: 'matricula', field: 'MATRICULA', skipIfEmpty: true },
    { node: 'paisBandera', field: 'ID_PAIS_BANDERA', skipIfEmpty: true },
    { node: 'tipo', field: 'TIPO', skipIfEmpty: true },
    { node: 'marca', field: 'MARCA', skipIfEmpty: true },
    { node: 'modelo', field: 'MODELO', skipIfEmpty: true },
    { node: 'anio', field: 'ANIO', skipIfEmpty: true },
    { node: 'casco', field: 'CASCO' },
    { node: 'material', field: 'MATERIAL', skipIfEmpty: true },
    { node: 'eslora', field: 'ESLORA', format: formats.amount, skipIfEmpty: true },
    { node: 'manga', field: 'MANGA', format: formats.amount, skipIfEmpty: true },
    { node: 'puntal', field: 'PUNTAL', format: formats.amount, skipIfEmpty: true },
    { node: 'tonelaje', field: 'TONELAJE', format: formats.amount, skipIfEmpty: true },
    { node: 'motor', field: 'MOTOR', skipIfEmpty: true },
    { node: 'fobDolares', field: 'VALOR_FOB', format: formats.amount },
  ],
};
