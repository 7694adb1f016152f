import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';

/**
 * DAI in percent for goods that claim an agreement. PAISES joins the origins with «|», blank is any; the longest
 * PREFIJO that begins the tariff code decides, of the rows that rule on the day. A blank day is no limit. CONTINGENTE
 * asks for goods within a quota, box 39 filled (DENTRO), or without one (FUERA); blank is either.
 */
const preference = (
  ACUERDO: string,
  PREFIJO: string,
  PAISES: string,
  TASA: string,
  VALOR: string,
  {
    from = '',
    until = '',
    quota = '',
  }: { from?: string; until?: string; quota?: 'DENTRO' | 'FUERA' | '' } = {},
): CatalogueRow => ({
  CLAVE: [ACUERDO, PREFIJO, quota, from].filter((each) => each !== '').join('-'),
  VALOR,
  ACUERDO,
  PREFIJO,
  PAISES,
  TASA,
  CONTINGENTE: quota,
  VIGENTE_DESDE: from,
  VIGENTE_HASTA: until,
});

const CENTRAL_AMERICA = 'SV|HN|NI|CR';

export const preferentialRateList = makeList({
  name: catalogue.preferentialRates,
  title: 'Tasas preferenciales de DAI por acuerdo (DUCA 44)',
  countries: ['GT'],
  source: 'Muestra propia: los programas de desgravación no están publicados como datos',
  sample: true,
  rows: [
    preference('10', '', CENTRAL_AMERICA, '0.00', 'Libre comercio centroamericano'),
    preference('10', '0901', CENTRAL_AMERICA, '10.00', 'Café: fuera del libre comercio'),
    preference('10', '1701', CENTRAL_AMERICA, '15.00', 'Azúcar: fuera del libre comercio'),
    preference('20', '', 'US|DO', '0.00', 'DR-CAFTA: desgravación concluida'),
    preference('20', '0207', 'US', '5.00', 'DR-CAFTA: aves, última etapa', { until: '2026-12-31' }),
    preference('20', '0207', 'US', '0.00', 'DR-CAFTA: aves, libres', { from: '2027-01-01' }),
    preference('20', '1006', 'US', '0.00', 'DR-CAFTA: arroz, cifra de muestra', { quota: 'DENTRO' }),
    preference('20', '1006', 'US', '8.00', 'DR-CAFTA: arroz, cifra de muestra', { quota: 'FUERA' }),
    preference('30', '', 'MX', '0.00', 'México y Centroamérica: libre comercio'),
    preference('30', '8703', 'MX', '5.00', 'México y Centroamérica: automóviles'),
    preference('40', '8703', 'DE|FR|IT|ES|SE', '4.00', 'Unión Europea: automóviles'),
  ],
});
