import type { CatalogueList } from '../foundation/documents/makeReference.ts';
import { channelList, yesNoList } from './lists/answers.ts';
import { countryList } from './lists/countries.ts';
import { crossCheckLists } from './lists/crossChecks.ts';
import { plausibilityLists } from './lists/plausibility.ts';
import { currencyList } from './lists/currencies.ts';
import { guatemalanOffices, honduranOffices } from './lists/customsOffices.ts';
import {
  identificationList,
  invoiceDocumentList,
  invoiceIssuerList,
  supportDocumentList,
  transportDocumentList,
  transportIssuerList,
} from './lists/documentTypes.ts';
import { fractionLimitList } from './lists/fractionLimits.ts';
import { honduranDeclarationLists } from './lists/honduranDeclaration.ts';
import { honduranRegimes } from './lists/honduranRegimes.ts';
import { guatemalanHolidays, honduranHolidays } from './lists/holidays.ts';
import { intakeChecklists } from './lists/intakeChecklists.ts';
import { incotermList } from './lists/incoterms.ts';
import { locationList } from './lists/locations.ts';
import { packageList, unitFactorList, unitList } from './lists/measures.ts';
import { originCertificationLists } from './lists/originCertification.ts';
import { planList, priceList } from './lists/plans.ts';
import { preferentialRateList } from './lists/preferences.ts';
import {
  agreement1List,
  agreement2List,
  classList,
  modalityList,
  regimeList,
  transactionNatureList,
  warehouseList,
} from './lists/regimes.ts';
import { guatemalanSpecificTaxes, honduranSpecificTaxes } from './lists/specificTaxes.ts';
import { honduranTariffSample, tariffSample, tariffWordsList } from './lists/tariff.ts';
import { tariffSynonymList } from './lists/tariffSynonyms.ts';
import { clearancePaperList } from './lists/clearancePapers.ts';
import { supportFileDutyList, supportFileList } from './lists/supportFiles.ts';
import {
  guatemalanRates,
  guatemalanTaxes,
  honduranRates,
  honduranTaxes,
  settingLists,
  taxPaymentModeList,
} from './lists/taxes.ts';
import {
  cargoTypeList,
  equipmentSizeList,
  equipmentTypeList,
  sealIssuerList,
  transportModeList,
} from './lists/transport.ts';
import { unitHeadings } from './lists/unitHeadings.ts';
import { userDefaultLists } from './lists/userDefaults.ts';
import { valueDeclarationLists } from './lists/valueDeclaration.ts';
import { workLists } from './lists/work.ts';

/** Every list that the product ships; an administrator's CSV of the same name takes its place. */
export const shippedCatalogues: readonly CatalogueList[] = [
  countryList,
  currencyList,
  incotermList,
  guatemalanOffices,
  honduranOffices,
  locationList,
  warehouseList,
  unitList,
  packageList,
  transportModeList,
  equipmentTypeList,
  equipmentSizeList,
  cargoTypeList,
  sealIssuerList,
  ...valueDeclarationLists,
  regimeList,
  honduranRegimes,
  modalityList,
  classList,
  agreement1List,
  agreement2List,
  transactionNatureList,
  ...originCertificationLists,
  supportDocumentList,
  supportFileList,
  supportFileDutyList,
  clearancePaperList,
  invoiceDocumentList,
  transportDocumentList,
  invoiceIssuerList,
  transportIssuerList,
  identificationList,
  yesNoList,
  channelList,
  guatemalanTaxes,
  honduranTaxes,
  taxPaymentModeList,
  preferentialRateList,
  guatemalanRates,
  honduranRates,
  guatemalanSpecificTaxes,
  honduranSpecificTaxes,
  unitFactorList,
  fractionLimitList,
  ...settingLists,
  ...userDefaultLists,
  ...crossCheckLists,
  ...plausibilityLists,
  guatemalanHolidays,
  honduranHolidays,
  ...honduranDeclarationLists,
  ...workLists,
  planList,
  priceList,
  ...intakeChecklists,
  unitHeadings,
  tariffSample,
  honduranTariffSample,
  tariffSynonymList,
  tariffWordsList,
];
