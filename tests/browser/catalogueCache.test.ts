import { expect, test } from 'vitest';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

/** Stores of the browser's database, and the names that each keeps. */
const keptOf = (): Promise<{ version: number; stores: Record<string, string[]> }> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('aspcloud');
    opening.onerror = () => reject(opening.error ?? new Error('closed'));
    opening.onsuccess = () => {
      const { result } = opening;
      const names = [...result.objectStoreNames];
      const stores: Record<string, string[]> = {};
      let waiting = names.length;
      for (const name of names) {
        const asked = result.transaction(name).objectStore(name);
        const keys = asked.getAllKeys();
        keys.onsuccess = () => {
          stores[`${name} by ${String(asked.keyPath)}`] = keys.result.map(String);
          waiting -= 1;
          if (waiting === 0) {
            result.close();
            resolve({ version: result.version, stores });
          }
        };
      }
    };
  });

test('the first start keeps every list in aspcloud 2, the second fetches none, and an outdated one comes alone', async () => {
  const { page } = await visit('agente.gt');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/catalogues/load')) loads.push(request.postData() ?? '');
  });
  const start = async (): Promise<number> => {
    loads.length = 0;
    await page.goto('/#/apps');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    return loads.length;
  };
  await start();
  const { version, stores } = await page.evaluate(keptOf);
  expect(version).toBe(2);
  expect(Object.keys(stores).sort()).toEqual([
    'arancel by NOMBRE_TABLA',
    'catsys by NOMBRE_TABLA',
    'configuracion by NOMBRE_TABLA',
  ]);
  expect(stores['arancel by NOMBRE_TABLA']).toEqual(['cat_sac']);
  expect(stores['catsys by NOMBRE_TABLA']).toContain('cat_sys_paises');
  expect(stores['catsys by NOMBRE_TABLA']).not.toContain('cat_sac');
  expect(await start()).toBe(0);
  // One list says another stamp: it alone is asked for.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('aspcloud');
        opening.onerror = () => reject(opening.error ?? new Error('closed'));
        opening.onsuccess = () => {
          const store = opening.result.transaction('catsys', 'readwrite').objectStore('catsys');
          const asked = store.get('cat_sys_incoterm');
          asked.onsuccess = () => {
            store.put({ ...(asked.result as object), ESTAMPA_TIEMPO: 'vieja' }).onsuccess = () => {
              opening.result.close();
              resolve();
            };
          };
        };
      }),
  );
  expect(await start()).toBe(1);
  expect(loads[0]).toContain('cat_sys_incoterm');
  expect(loads[0]).not.toContain('|');
});

test('a second start whose catalogues do not answer is usable with what is kept, and asks for nothing whole', async () => {
  const { page } = await visit('agente.gt', { expected: /catalogues|Failed to load|ERR_FAILED/ });
  await page.goto('/#/apps');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route('**/api/catalogues/**', (route) => route.abort());
  await page.goto('/#/arancel?term=laptop');
  await page.reload();
  await page.getByRole('link', { name: '8471.30.00.00' }).waitFor();
});
