import type { XmlMessage } from '../../foundation/xml/element.ts';
import type { DucaXmlContext } from './context.ts';
import { remarks, supportDocuments } from './elements/documents.ts';
import { fractions, fractionTaxes, taxes } from './elements/fractions.ts';
import { control, declaration } from './elements/header.ts';
import { declarant, exporter, freeZoneUser, importer, suppliers } from './elements/parties.ts';
import { carriers, drivers, equipment, transportUnits } from './elements/transport.ts';
import { aircraft, machinery, vehicles, vessels } from './elements/units.ts';
import {
  itemCharacteristics,
  valueDeclarations,
  valueIntermediaries,
  valueInvoices,
  valueItems,
} from './elements/values.ts';

/**
 * The DUCA message, its groups in the order of the specification's data sets (spec 3, DUCA XML data sets). The
 * authority's schema is not published (domain 10): names are a sample in one place, replaceable without touching the
 * writer.
 */
export const ducaMessage: XmlMessage<DucaXmlContext> = {
  root: 'duca',
  groups: [
    control,
    declaration,
    exporter,
    declarant,
    suppliers,
    importer,
    carriers,
    drivers,
    transportUnits,
    taxes,
    equipment,
    remarks,
    fractions,
    vehicles,
    machinery,
    aircraft,
    vessels,
    fractionTaxes,
    supportDocuments,
    freeZoneUser,
    valueDeclarations,
    valueIntermediaries,
    valueInvoices,
    valueItems,
    itemCharacteristics,
  ],
};
