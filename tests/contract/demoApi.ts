import { createServices } from '../../functions/runtime/services.ts';
import { DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { putDemo } from '../../infra/embedded/demo/demo.ts';
import { startApi } from '../tenants/api.ts';

/** The API over the demo companies; `ask` calls it as one of those who signed in, the second of them unless said otherwise. */
export async function startDemoApi(logins: readonly [admin: string, usual: string, ...others: string[]]) {
  const api = await startApi();
  await putDemo(await createServices());
  const cookies: Record<string, string> = {};
  for (const login of logins) cookies[login] = await api.signIn(login, DEMO_PASSWORD);
  const ask = (name: string, params: unknown, login: string = logins[1]) =>
    api.call(name, params, { cookie: cookies[login]! });
  return { ask, stop: () => api.stop() };
}
export type DemoApi = Awaited<ReturnType<typeof startDemoApi>>;
