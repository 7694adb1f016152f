import type { XmlGroup } from '../../../foundation/xml/element.ts';
import { wire } from '../../../foundation/xml/formats.ts';
import type { DuaXmlContext } from '../context.ts';

/** Items, with their own values whatever the incoterm. */
export const goods: XmlGroup<DuaXmlContext> = {
  node: 'item',
  list: 'items',
  dataSet: 'DETALLE_MERCANCIAS',
  elements: [
    { node: 'numeroItem', field: 'NUMERO_ITEM' },
    { node: 'tipoItem', field: 'TIPO_ITEM' },
    { node: 'posicionArancelaria', field: 'POSICION_ARANCELARIA', format: wire.tariff },
    { node: 'tituloCourier', field: 'TITULO_MANIFIESTO_COURIER', skipIfEmpty: true },
    { node: 'matrizInsumo', field: 'MATRIZ_INSUMO', skipIfEmpty: true },
    { node: 'declaracionACancelar', field: 'DECLARACION_CANCELAR', skipIfEmpty: true },
    { node: 'itemACancelar', field: 'NUMERO_ITEM_CANCELAR', skipIfEmpty: true },
    { node: 'pesoNeto', field: 'PESO_NETO', format: wire.amount },
    { node: 'pesoBruto', field: 'PESO_BRUTO', format: wire.amount },
    { node: 'cantidadBultos', field: 'CANTIDAD_BULTOS', format: wire.amount },
    { node: 'paisOrigen', field: 'PAIS_ORIGEN' },
    { node: 'paisProcedenciaDestino', field: 'PAIS_PROCEDENCIA_DESTINO' },
    { node: 'paisAdquisicion', field: 'PAIS_ADQUISICION', skipIfEmpty: true },
    { node: 'estadoMercancia', field: 'ESTADO_MERCANCIAS' },
    { node: 'unidadComercial', field: 'UNIDAD_COMERCIAL' },
    { node: 'cantidadComercial', field: 'CANTIDAD_COMERCIAL', format: wire.quantity },
    { node: 'unidadEstadistica', field: 'UNIDAD_ESTADISTICA' },
    { node: 'cantidadEstadistica', field: 'CANTIDAD_ESTADISTICA', format: wire.quantity },
    { node: 'valorFob', field: 'VALOR_FOB', format: wire.amount },
    { node: 'valorFlete', field: 'VALOR_FLETE', format: wire.amount },
    { node: 'valorSeguro', field: 'VALOR_SEGURO', format: wire.amount },
    { node: 'valorOtros', field: 'VALOR_OTROS', format: wire.amount },
    { node: 'ajusteIncluir', field: 'AJUSTE_INCLUIR', format: wire.amount, skipIfEmpty: true },
    { node: 'ajusteDeducir', field: 'AJUSTE_DEDUCIR', format: wire.amount, skipIfEmpty: true },
    { node: 'descripcion', field: 'DESCRIPCION' },
    { node: 'comentario', field: 'COMENTARIO', skipIfEmpty: true },
    { node: 'cuotaArancelaria', field: 'CUOTA_ARANCELARIA', skipIfEmpty: true },
    { node: 'resolucion', field: 'NUMERO_RESOLUCION', skipIfEmpty: true },
    { node: 'convenio', field: 'CONVENIO', skipIfEmpty: true },
    { node: 'exoneracion', field: 'EXONERACION_ADUANERA', skipIfEmpty: true },
  ],
};
