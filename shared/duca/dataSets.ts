import { aircraft } from './fields/aircraft.ts';
import { complement } from './fields/complement.ts';
import { discharges } from './fields/discharges.ts';
import { equipment } from './fields/equipment.ts';
import { fractionItems } from './fields/fractionItems.ts';
import { fractions } from './fields/fractions.ts';
import { freeZoneUser } from './fields/freeZoneUser.ts';
import { header } from './fields/header.ts';
import { itemCharacteristics } from './fields/itemCharacteristics.ts';
import { machinery } from './fields/machinery.ts';
import { declarant, exporter, importer } from './fields/parties.ts';
import { exporterOath, producerOath } from './fields/oaths.ts';
import { remarks } from './fields/remarks.ts';
import { supportDocuments } from './fields/supportDocuments.ts';
import { suppliers } from './fields/suppliers.ts';
import { fractionTaxes, taxes } from './fields/taxes.ts';
import { carriers, drivers, transportUnits } from './fields/transport.ts';
import { valueInvoices } from './fields/valueInvoices.ts';
import { valueDeclarations } from './fields/valueDeclarations.ts';
import { valueIntermediaries } from './fields/valueIntermediaries.ts';
import { vehicles } from './fields/vehicles.ts';
import { vessels } from './fields/vessels.ts';
import { windowAndSignature } from './fields/windowAndSignature.ts';
import { ACCEPTED_VERSIONS, acceptedVersions } from '../transmission/acceptedVersions.ts';
import { copyPending } from '../foundation/copies/copyPending.ts';
import { notCopied, type BodyOf, type RecordOf } from '../foundation/fields/dataSet.ts';

/**
 * Everything that a DUCA stores, in the order of the form. Containers, series, vehicles and goods name single things by their
 * own number, taxes and answers are of their day: a copy leaves them out.
 */
export const ducaDataSets = {
  DUCA: header,
  EXPORTADOR: exporter,
  IMPORTADOR: importer,
  DECLARANTE: declarant,
  PROVEEDORES: suppliers,
  TRANSPORTISTA: carriers,
  CONDUCTOR: drivers,
  UNIDAD: transportUnits,
  EQUIPO: notCopied(equipment),
  FRACCIONES: fractions,
  FRACCION_ITEMS: notCopied(fractionItems),
  ITEM_CARACTERISTICAS: notCopied(itemCharacteristics),
  VEHICULOS: notCopied(vehicles),
  MAQUINARIA: notCopied(machinery),
  AERONAVES: notCopied(aircraft),
  EMBARCACIONES: notCopied(vessels),
  FRACCION_TRIBUTOS: notCopied(fractionTaxes),
  TRIBUTOS: notCopied(taxes),
  DOCUMENTOS: supportDocuments,
  OBSERVACIONES: remarks,
  USUARIO_ZONA_FRANCA: freeZoneUser,
  DVAS: notCopied(valueDeclarations),
  DVA_INTERMEDIARIOS: notCopied(valueIntermediaries),
  DVA_FACTURAS: notCopied(valueInvoices),
  FIRMAS: notCopied(windowAndSignature),
  PRODUCTOR: notCopied(producerOath),
  CERTIFICACION: notCopied(exporterOath),
  COMPLEMENTO: notCopied(complement),
  DESCARGAS: notCopied(discharges),
  PENDIENTES: notCopied(copyPending),
  [ACCEPTED_VERSIONS]: acceptedVersions,
};

export type DucaBody = BodyOf<typeof ducaDataSets>;
export type DucaFraction = RecordOf<typeof fractions>;
export type DucaItem = RecordOf<typeof fractionItems>;
export type DucaTax = RecordOf<typeof fractionTaxes>;
