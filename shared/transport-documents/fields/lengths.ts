/**
 * Longest values of what a transport document says of its carrier, vehicle and equipment, where it is written and in the
 * declarations that it goes to: no source takes more than what follows from it. The authority publishes no lengths
 * (domain 1.6). Several seals of a container stand in one box 24.7 (domain 1.2).
 */
export const transportLengths = {
  carrierCode: 40,
  carrierName: 200,
  vehicle: 60,
  brand: 60,
  chassis: 60,
  trailer: 40,
  driver: 40,
  licence: 40,
  driverName: 200,
  seals: 100,
} as const;
