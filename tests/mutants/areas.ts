/** Part of the product whose tests are measured together. */
export interface Area {
  /** Globs of its source files; tests, fixtures and contracts are left out of themselves. */
  files: readonly string[];
  /** Globs of the tests that stand for it: a defect that only a far one notices is found late. */
  tests: readonly string[];
}

/** The areas in the order in which a defect would hurt most. */
export const areas: Record<string, Area> = {
  money: {
    files: ['shared/foundation/decimal/*.ts', 'shared/{duca/,}taxes/*.ts'],
    tests: [
      'shared/foundation/decimal/*.test.ts',
      'shared/{duca/,}taxes/*.test.ts',
      'shared/duca/calculate.test.ts',
    ],
  },
  derivations: {
    files: [
      'shared/duca/derive/*.ts',
      'shared/dva/derive/*.ts',
      'shared/duca/regroup/*.ts',
      'shared/invoices/{calculate,itemValues,shareExpenses,withValues}.ts',
      'shared/{duca/calculate,dva/calculateDva,transport-documents/calculate}.ts',
      'shared/foundation/documents/{followItem,rederive}.ts',
    ],
    tests: [
      'shared/duca/{derive,regroup}/*.test.ts',
      'shared/dva/derive/*.test.ts',
      'shared/invoices/*.test.ts',
      'shared/{duca/calculate,dva/calculateDva,foundation/documents/{followItem,rederive}}*.test.ts',
      'shared/transport-documents/*.test.ts',
    ],
  },
  rules: {
    files: ['shared/foundation/rules/*.ts', 'shared/duca/matrix/*.ts', 'shared/duca/xml/rules/*.ts'],
    tests: ['shared/foundation/rules/*.test.ts', 'shared/duca/{matrix,xml}/**/*.test.ts'],
  },
  checks: {
    files: [
      'shared/duca/{check,readiness,validity,acceptance,freeZone}.ts',
      'shared/duca/checks/**/*.ts',
      'shared/dva/{checkDva,askedBody,confirmedBoxes}.ts',
      'shared/invoices/check*.ts',
      'shared/transport-documents/check.ts',
      'shared/foundation/numbers/*.ts',
      'shared/foundation/fields/{shape,path,kinds}.ts',
    ],
    tests: [
      'shared/duca/*.test.ts',
      'shared/duca/checks/**/*.test.ts',
      'shared/{dva,invoices,transport-documents}/*.test.ts',
      'shared/foundation/{numbers,fields}/*.test.ts',
    ],
  },
  prints: {
    files: ['shared/foundation/pdf/**/*.ts', 'shared/duca/print/**/*.ts', 'shared/dva/print/**/*.ts'],
    tests: [
      'shared/foundation/pdf/**/*.test.ts',
      'shared/{duca,dva}/print/**/*.test.ts',
      'tests/golden/**/*.test.ts',
    ],
  },
  executor: {
    files: ['functions/runtime/{executor,readInput,idempotency}.ts', 'functions/runtime/http/*.ts'],
    tests: [
      'functions/runtime/**/*.test.ts',
      'tests/contract/{executor,idempotency,keyCommits,platform,programTokens}.test.ts',
    ],
  },
  permissions: {
    files: [
      'shared/foundation/access/*.ts',
      'functions/runtime/{assumedRole,caller,keys,narrowed,scope,session,stepUp}.ts',
      'functions/users/{attempts,passwords,sessionFacts,userChecks}.ts',
      'shared/users/{device,passwordPolicy,profiles}.ts',
    ],
    tests: [
      'functions/{runtime,users}/*.test.ts',
      'shared/{users,foundation/access}/*.test.ts',
      'shared/fieldGroups.test.ts',
      'tests/contract/{attemptDelays,attempts,callers,companyWall,sessionFacts,sessionRows}.test.ts',
    ],
  },
  store: {
    files: ['functions/runtime/documents/*.ts', 'functions/runtime/{database,condition,outbox}.ts'],
    tests: [
      'functions/runtime/**/*.test.ts',
      'tests/contract/{citing,clientOrders,documentStore*,documentVersions,ducaAround,indexUpgrade,invoices,lists,oldVersions,ownChecks,writers,writtenByOthers}.test.ts',
    ],
  },
  files: {
    files: ['functions/runtime/{files,objectStream,seal}.ts', 'functions/{runtime/attached,duca/files}/*.ts'],
    tests: [
      'functions/runtime/**/*.test.ts',
      'tests/contract/{ducaFileGates,ducaFiles,ducaPapers,productFiles}.test.ts',
    ],
  },
  transmission: {
    files: [
      'functions/transmission/{,declarations/}*.ts',
      'functions/transmission/gateways/{,banguat/,bch/,gt-sat/,hn-sarah/}*.ts',
      'shared/transmission/{,sarah/,wsdl/}*.ts',
    ],
    tests: [
      'functions/transmission/{,declarations/}*.test.ts',
      'functions/transmission/gateways/{,banguat/,bch/,gt-sat/,hn-sarah/}*.test.ts',
      'shared/transmission/*.test.ts',
      'shared/dua/conversions/*.test.ts',
      'tests/contract/{acceptedCosts,declarationNews,duaRegistration,ducaAmendment,ducaQr,ducaSignature,exchangeRates,handOver,manifestSeal,operator,release,sealMoment,soapEnvelope,takenOut*,trace,transmission*}.test.ts',
      'tests/faults/{nothingLeft,outcomes,patience,people,restore,secure}.test.ts',
    ],
  },
  outside: {
    files: [
      'functions/transmission/{deliveries,lookups,outside}/*.ts',
      'functions/transmission/gateways/{certifiers,files,lookups}/*.ts',
      'shared/transmission/{deliveries,lookups,outside}/*.ts',
    ],
    tests: [
      'functions/transmission/{deliveries,lookups,outside}/*.test.ts',
      'functions/transmission/gateways/{certifiers,files,lookups}/*.test.ts',
      'shared/transmission/{deliveries,lookups,outside}/*.test.ts',
      'tests/contract/{certifiers,companyCredentials,credentialsNowhere,deliveries,deliveryRuns,dossierLookups,lookups,outsideServices}.test.ts',
    ],
  },
  dua: {
    files: [
      'shared/dua/{checks,conversions,derive,discharge,liquidation,rules}/*.ts',
      'shared/dua/{acceptance,calculate,cancelledTitles,check,classificationUses,declaredDay,owedTaxes,settledBySarah,term}.ts',
    ],
    tests: ['shared/dua/**/*.test.ts'],
  },
  manifests: {
    files: [
      'shared/manifests/{checks,derive,rules}/*.ts',
      'shared/manifests/{acceptance,calculate,check,readTitles,titleBalance,transmissionSummary}.ts',
      'functions/manifests/{balance,derivedManifest,follow,fromOrder,manifestStore,present,titleClaims,titleIndex,titlesElsewhere}.ts',
      'functions/dua/titles.ts',
    ],
    tests: ['shared/manifests/**/*.test.ts', 'tests/contract/manifest*.test.ts'],
  },
  products: {
    files: ['shared/products/*.ts', 'functions/products/{insertUpdate,search,suggest,uses}.ts'],
    tests: [
      'shared/products/*.test.ts',
      'tests/contract/{bulk,classifiedOtherwise,products,productSuggestions}.test.ts',
    ],
  },
  parties: {
    files: ['shared/parties/*.ts', 'functions/parties/*.ts'],
    tests: ['shared/parties/*.test.ts', 'tests/contract/{bulk,catalogues,parties}.test.ts'],
  },
  cafta: {
    files: [
      'shared/cafta/{calculate,check,objections,readCertification,sealedText}.ts',
      'functions/cafta/{certifier,certify,copy,gate}.ts',
    ],
    tests: ['shared/cafta/*.test.ts', 'tests/contract/{cafta,certifiers}.test.ts'],
  },
  logbook: {
    files: ['shared/logbook/*.ts', 'functions/logbook/*.ts'],
    tests: [
      'shared/logbook/*.test.ts',
      'tests/contract/{logbook,logbookNames,logbookRoot,paperCodes,platformLogbook}.test.ts',
    ],
  },
  notifications: {
    files: ['shared/notifications/*.ts', 'functions/notifications/*.ts'],
    tests: [
      'shared/notifications/*.test.ts',
      'tests/contract/{complementaryWatch,deadAddresses,leftDeclarations,mailClock,mailHeldBack,notifications,openAddress,orderDays,outageTold,stillTold}.test.ts',
    ],
  },
  reports: {
    files: ['shared/reports/*.ts', 'functions/reports/**/*.ts'],
    tests: [
      'shared/reports/*.test.ts',
      'functions/reports/**/*.test.ts',
      'tests/contract/{companyExport,dividedDay,mailedReports,reportFiles,reports}.test.ts',
    ],
  },
};
