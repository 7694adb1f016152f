import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { dvaDefinition } from '../../shared/dva/definition.ts';
import type { DeclarationSources } from '../../shared/declarations/sources.ts';
import { localDay } from '../../shared/foundation/dates/date.ts';
import type { SourceVersions } from '../../shared/foundation/documents/sources.ts';
import { companyRowKey } from '../runtime/caller.ts';
import { sourceModules } from '../runtime/documents/sources/derivedKind.ts';
import { papersIn } from '../runtime/documents/sources/freshness.ts';
import { OrderPapers } from '../runtime/documents/sources/orderPapers.ts';
import type { Call } from '../runtime/executor.ts';
import { rateOn } from '../transmission/rateOn.ts';
import { declarationSources, papersOfOrder } from './forming/derivedDeclaration.ts';

/** The kinds of document that a declaration is formed from and locks. */
export const sourceKinds = {
  dvas: dvaDefinition,
  transports: transportDefinition,
  invoices: invoiceDefinition,
} as const;

/** Everything that a declaration of the order is formed from, read once, in parallel. */
export async function sourcesOf(
  call: Call<unknown>,
  orderId: string,
): Promise<{ papers: OrderPapers; sources: DeclarationSources; versions: SourceVersions }> {
  const { services, scope } = call;
  const [{ papers, versions, bodies }, rate, company] = await Promise.all([
    papersWithBodies(call, orderId),
    bankRate(call),
    services.database.get<Record<string, string>>('users', companyRowKey(scope.company)),
  ]);
  const sources: DeclarationSources = {
    ...papersOfOrder(bodies),
    exchangeRate: rate,
    declarant: {
      NUMERO_IDENTIFICACION: company?.['Nit'] ?? '',
      NOMBRE: company?.['RazonSocial'] || company?.['Nombre'] || '',
      DOMICILIO: company?.['Direccion'] ?? '',
    },
  };
  return { papers, sources, versions };
}

/** The last rate of the central bank and its day, blank while none is known. */
export async function bankRate({
  services,
  scope,
}: Call<unknown>): Promise<DeclarationSources['exchangeRate']> {
  const known = await rateOn(services, scope.country, localDay(services.now()));
  return { rate: known?.rate ?? '', day: known?.day ?? '' };
}

async function papersWithBodies(call: Call<unknown>, orderId: string) {
  const papers = await OrderPapers.read(call, declarationSources.order, declarationSources.papers, orderId);
  const versions = papers.versionsOf(sourceModules(declarationSources));
  return { papers, versions, bodies: await papersIn(declarationSources, papers, versions) };
}
