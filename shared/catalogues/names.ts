/**
 * Names of the system catalogues (NOMBRE_TABLA, spec 3). Where the specification prints a name it is that one; the
 * others follow its pattern. Fields name their list with these: `field.choice('País', { catalogue: catalogue.countries })`.
 */
export const catalogue = {
  countries: 'cat_sys_paises',
  currencies: 'cat_sys_monedas',
  incoterms: 'cat_sys_incoterm',
  customsOffices: 'cat_sys_aduanas',
  /** UN/LOCODE places of embarkation, landing and delivery. */
  locations: 'cat_sys_ubicaciones',
  warehouses: 'cat_sys_depositos',
  units: 'cat_sys_unidades_medida',
  packageKinds: 'cat_sys_clases_bultos',
  transportModes: 'cat_sys_modos_transporte',
  equipmentTypes: 'cat_sys_tipos_equipo',
  equipmentSizes: 'cat_sys_tamanos_equipo',
  cargoTypes: 'cat_sys_tipos_carga',
  goodsStates: 'cat_sys_estados_mercancia',
  commercialLevels: 'cat_sys_niveles_comerciales',
  commercialConditions: 'cat_sys_condiciones_comerciales',
  intermediaryTypes: 'cat_sys_tipos_intermediario',
  shippingForms: 'cat_sys_formas_envio',
  paymentForms: 'cat_sys_formas_pago',
  /** DUCA boxes 11, 12 and 13. */
  regimes: 'cat_sys_regimenes',
  modalities: 'cat_sys_modalidades',
  declarationClasses: 'cat_sys_clases_declaracion',
  agreements1: 'cat_sys_acuerdos_1',
  agreements2: 'cat_sys_acuerdos_2',
  transactionNatures: 'cat_sys_naturaleza_transaccion',
  supportDocuments: 'cat_sys_tipos_documento_soporte',
  /** Limits of the files of box 54, and which of them a modality asks for. */
  supportFiles: 'cat_sys_archivos_soporte',
  supportFileDuties: 'cat_sys_archivos_exigidos',
  clearancePapers: 'cat_sys_papeles_despacho',
  invoiceDocuments: 'cat_sys_tipos_documento_factura',
  transportDocuments: 'cat_sys_tipos_documento_bl',
  invoiceIssuers: 'cat_sys_emisores_factura',
  transportIssuers: 'cat_sys_emisores_bl',
  sealIssuers: 'cat_sys_emisores_marchamo',
  identificationTypes: 'cat_sys_tipos_identificacion',
  yesNo: 'cat_sys_si_no',
  channels: 'cat_sys_canales',
  taxes: 'cat_sys_tributos',
  taxPaymentModes: 'cat_sys_modalidades_pago',
  taxRates: 'cat_sys_tasas_tributos',
  preferentialRates: 'cat_sys_tasas_preferenciales',
  /** Taxes besides DAI and value-added tax: what owes them, how they are reckoned, since when. */
  specificTaxes: 'cat_sys_impuestos_especificos',
  unitFactors: 'cat_sys_equivalencias_medida',
  fractionLimits: 'cat_sys_limites_fracciones',
  /** What the parties that a company keeps do in its documents. */
  partyRoles: 'cat_sys_roles_fichas',
  /** What a company registers of itself; which numbers a resolution authorises; papers of an agent. */
  registerKinds: 'cat_sys_tipos_registro',
  numberUses: 'cat_sys_usos_numeracion',
  agentPapers: 'cat_sys_documentos_agente',
  /** What an order must have received before its regime is declared, and what kinds of things are received. */
  intakeChecklist: 'cat_sys_recepcion_regimen',
  /** What an order costs: TIPO 'ANTICIPO' is money that the client gave, 'DEVOLUCION' what was given back of a cost. */
  costConcepts: 'cat_sys_conceptos_gasto',
  costPayers: 'cat_sys_pagador_gasto',
  receivedKinds: 'cat_sys_clases_recibido',
  priorities: 'cat_sys_prioridades',
  prorateMethods: 'cat_sys_metodos_prorrateo',
  settings: 'cat_sys_parametros',
  /** Days on which offices are closed, with what the law moves. */
  holidays: 'cat_sys_feriados',
  /** Comparisons between the documents of an order, with their tolerances. */
  crossChecks: 'cat_sys_revisiones_cruzadas',
  /** What no document should say by itself, with severities and tolerances. */
  plausibility: 'cat_sys_revisiones_internas',
  userDefaults: 'cat_sys_configuracion_usuario',
  /** Headings whose goods are described one by one: vehicles, machinery, aircraft, vessels. */
  unitHeadings: 'cat_sys_partidas_unidades',
  tariff: 'cat_sac',
  /** What importers call goods, for the search in the tariff. */
  tariffSynonyms: 'cat_sys_sinonimos_arancel',
  /** What the trade calls the goods of a subheading, whatever words its tariff uses. */
  tariffWords: 'cat_sys_voces_arancel',
  /** Lists of the Honduran declaration (spec 7, catalogues). */
  specialModalities: 'cat_sys_modalidades_especiales',
  exemptions: 'cat_sys_exoneraciones',
  storageDeposits: 'cat_sys_depositos_almacenamiento',
  transitDeposits: 'cat_sys_depositos_transito',
  /** Terms of payment of the invoice; those of the value declaration are `paymentForms`. */
  invoicePaymentForms: 'cat_sys_formas_pago_factura',
  transitRoutes: 'cat_sys_rutas_transito',
  suspensionReasons: 'cat_sys_motivos_suspension',
  /** In what the term of a suspensive regime is counted. */
  termUnits: 'cat_sys_unidades_plazo',
  itemTypes: 'cat_sys_tipos_item',
  tariffQuotas: 'cat_sys_cuotas_arancelarias',
  advantages: 'cat_sys_ventajas',
  complementaryData: 'cat_sys_datos_complementarios',
  agreementCountries: 'cat_sys_paises_tratado',
  obligationTypes: 'cat_sys_tipos_obligacion',
  europeanUnion: 'cat_sys_union_europea',
  courierCategories: 'cat_sys_categorias_courier',
  specialHandling: 'cat_sys_manejos_especiales',
  manifestTypes: 'cat_sys_tipos_manifiesto',
  transportUnits: 'cat_sys_unidades_transporte',
  /** Plans of companies and what a declaration costs them. */
  plans: 'cat_sys_planes',
  prices: 'cat_sys_precios',
  manifestComplements: 'cat_sys_datos_complementarios_manifiesto',
  /** What certifications of origin say in codes. */
  originCriteria: 'cat_sys_criterios_origen',
  certificationScopes: 'cat_sys_alcances_certificacion',
  originCertifiers: 'cat_sys_certificadores_origen',
} as const;

export type CatalogueName = (typeof catalogue)[keyof typeof catalogue];
