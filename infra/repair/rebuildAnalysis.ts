import { rebuildCompany } from '../../functions/reports/rebuild.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createServices } from '../../functions/runtime/services.ts';
import { workingCompanies } from '../../functions/users/workingCompanies.ts';

/** Makes the files of statistics and reports anew from the documents of every company, and tells which days were not so. */
export async function rebuildAnalysis(tell: (sentence: string) => void): Promise<void> {
  const services = await createServices();
  for (const { sk: company, country } of await workingCompanies(services)) {
    const { days, documents } = await rebuildCompany({ services, scope: jobScope(company, country) });
    tell(
      days.length === 0
        ? `${company}: ${documents} documentos revisados; los archivos ya eran los que debían ser.`
        : `${company}: ${documents} documentos revisados; se corrigieron los días ${days.join(', ')}.`,
    );
  }
}
