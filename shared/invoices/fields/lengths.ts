/** Longest values of what an invoice says of its other party; a declaration holds its address with the city behind. */
export const partyLengths = {
  id: 40,
  name: 200,
  address: 250,
  city: 100,
  domicile: 250 + ', '.length + 100,
} as const;
