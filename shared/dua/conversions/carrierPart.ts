/** A carrier's name is cut at ' - ' and only the first part is sent (spec 5, conversions). */
export const carrierPart = (text: string): string => text.split(' - ')[0]!.trim();
