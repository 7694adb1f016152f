import type { Page } from 'playwright-core';
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

/** A first start keeps its lists one after another, once its page was drawn and rests. */
async function untilKept(page: Page): Promise<void> {
  let before = -1;
  const grown = async (): Promise<boolean> => {
    const count = Object.values((await page.evaluate(keptOf)).stores).flat().length;
    const more = count === 0 || count !== before;
    before = count;
    return more;
  };
  await expect.poll(grown, { interval: 700, timeout: 30_000 }).toBe(false);
}

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
  await untilKept(page);
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
  await untilKept(page);
  await page.route('**/api/catalogues/**', (route) => route.abort());
  await page.goto('/#/arancel?term=laptop');
  await page.reload();
  await page.getByRole('link', { name: '8471.30.00.00' }).waitFor();
});

/** What a start waits for before its first page is drawn; the page and the menu ask beside. */
const STARTING = ['users/check', 'catalogues/timestamps'];
const MOST_CALLS = 10;

test('a second start fetches no list and no file, and makes few calls', async () => {
  const { page, context } = await visit('agente.gt');
  await page.goto('/#/apps', { waitUntil: 'networkidle' });
  await untilKept(page);
  const again = await context.newPage();
  const calls: string[] = [];
  again.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await again.goto('/#/apps', { waitUntil: 'networkidle' });
  await again.getByRole('heading', { level: 1 }).waitFor();
  // What is only asked whether it still holds costs less than it weighs.
  const fetched = await again.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((each): each is PerformanceResourceTiming => each instanceof PerformanceResourceTiming)
      .filter(({ transferSize, encodedBodySize }) => transferSize > 0 && transferSize >= encodedBodySize)
      .map(({ name }) => name)
      .filter((name) => !name.includes('/api/')),
  );
  expect(fetched).toEqual([]);
  expect(calls.filter((each) => each.includes('catalogues'))).toEqual(['/api/catalogues/timestamps']);
  for (const name of STARTING) expect(calls.filter((each) => each === `/api/${name}`)).toHaveLength(1);
  expect(calls.length, calls.join()).toBeLessThanOrEqual(MOST_CALLS);
});

/** Text of the index that the browser keeps, '' while there is none; with a harm, turns one of its bytes over. */
const indexKept = (harm: boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('aspcloud');
    opening.onerror = () => reject(opening.error ?? new Error('closed'));
    opening.onsuccess = () => {
      const store = opening.result.transaction('arancel', 'readwrite').objectStore('arancel');
      const asked = store.get('cat_sac.indice');
      asked.onsuccess = () => {
        const kept = asked.result as { ESTAMPA_TIEMPO: string; DATA: Uint8Array } | undefined;
        const done = (): void => {
          opening.result.close();
          resolve(kept ? kept.ESTAMPA_TIEMPO + new TextDecoder('latin1').decode(kept.DATA) : '');
        };
        if (!kept || !harm) return done();
        kept.DATA[kept.DATA.length >> 1]! ^= 255;
        store.put(kept).onsuccess = done;
      };
    };
  });

test('the index of the tariff is built beside the page once, kept in aspcloud 2, opened by the next start, and built anew when it is harmed', async () => {
  const { page } = await visit('agente.gt');
  const builders: string[] = [];
  page.on('worker', (worker) => {
    if (worker.url().includes('index.worker')) builders.push(worker.url());
  });
  /** Starts anew and searches as a person does; how many indexes were built for it. */
  const search = async (): Promise<number> => {
    builders.length = 0;
    await page.goto('/#/arancel?term=selular');
    await page.reload();
    await page.getByText('No hay «selular»: se buscó «celular».').waitFor();
    await page.getByRole('link', { name: '8517.13.00.00' }).waitFor();
    await expect.poll(() => page.evaluate(indexKept, false)).not.toBe('');
    return builders.length;
  };
  await page.goto('/#/apps');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilKept(page);
  // Nobody who does not search builds one.
  expect(builders).toEqual([]);
  expect(await search()).toBe(1);
  expect(await search()).toBe(0);
  const text = await page.evaluate(indexKept, false);
  expect(text).toContain('camiseta');
  // Words of the tariff and nothing of who is at work.
  for (const name of ['pacifico', 'agente.gt']) expect(text.toLowerCase()).not.toContain(name);
  expect(await page.evaluate(indexKept, true)).not.toBe(text);
  expect(await search()).toBe(1);
  await expect.poll(() => page.evaluate(indexKept, false)).toBe(text);
  expect(await search()).toBe(0);
  expect((await page.evaluate(keptOf)).stores['arancel by NOMBRE_TABLA']).toEqual([
    'cat_sac',
    'cat_sac.indice',
  ]);
});
