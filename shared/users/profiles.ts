/** Profiles of a user at sign-in (spec 6, profiles): name shown, and where the login guard sends the person. */
export interface Profile {
  name: string;
  /** `here` works in this application; `leave` is logged out; the others name another application. */
  goesTo:
    | 'here'
    | 'leave'
    | 'commercialInvoicing'
    | 'tracking'
    | 'correlatives'
    | 'freeZoneInventory'
    | 'digitalFolderCorrelatives';
}

export const profiles: Record<string, Profile> = {
  '1': { name: 'Administrador', goesTo: 'here' },
  '2': { name: 'Agente de aduanas', goesTo: 'here' },
  '3': { name: 'Facturación comercial', goesTo: 'commercialInvoicing' },
  '4': { name: 'Cliente', goesTo: 'here' },
  '5': { name: 'Asistente', goesTo: 'here' },
  '6': { name: 'Seguimiento', goesTo: 'tracking' },
  '7': { name: 'Sin acceso', goesTo: 'leave' },
  '8': { name: 'Correlativos', goesTo: 'correlatives' },
  '9': { name: 'Inventario de zona franca', goesTo: 'freeZoneInventory' },
  '10': { name: 'Inventario de zona franca, bodega', goesTo: 'freeZoneInventory' },
  '11': { name: 'Inventario de zona franca, consulta', goesTo: 'freeZoneInventory' },
  '12': { name: 'Correlativos de carpeta digital', goesTo: 'digitalFolderCorrelatives' },
};

/** Where the login guard sends a person: a tracking user to tracking whatever the profile, an unknown profile away. */
export const destinationOf = (profileId: string, tracking: boolean): Profile['goesTo'] =>
  tracking ? 'tracking' : (profiles[profileId]?.goesTo ?? 'leave');
