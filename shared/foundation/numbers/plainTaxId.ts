/** A tax id by which the same one is found again however it was written: «576937-k» and «576937K» are one. */
export const plainTaxId = (taxId: string): string => taxId.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
