import { otherAddress, type OtherApplication } from './otherApplications.ts';

/** Word for word (spec 8). */
export const UNAVAILABLE =
  'La Aplicación no esta disponible en este horario para tu usuario. Contacta con el administrador.';
export const NOT_ASSIGNED = 'La Aplicación no esta asignada a tu usuario. Contacta con el administrador.';

/** Where somebody of another application goes, or what they are told before they are signed out. */
export type Leaving = { address: string } | { told: string };

/**
 * Spec 6, profiles: commercial invoicing is entered only where its access check says 1; where it cannot be asked the
 * application counts as not assigned. Any other one is there where the installation named it.
 * @param billing asks the access check.
 */
export async function leaveFor(
  application: OtherApplication,
  billing: () => Promise<readonly { ACCESO_APP_FACTURACION: string }[]>,
  addressOf: (application: OtherApplication) => string | undefined = otherAddress,
): Promise<Leaving> {
  if (application === 'commercialInvoicing') {
    try {
      const [access] = await billing();
      if (access?.ACCESO_APP_FACTURACION !== '1') return { told: UNAVAILABLE };
    } catch {
      return { told: NOT_ASSIGNED };
    }
  }
  const address = addressOf(application);
  return address === undefined ? { told: UNAVAILABLE } : { address };
}
