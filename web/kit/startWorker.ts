interface Policy {
  createScriptURL: (url: string) => string;
}

const factory = (globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } })
  .trustedTypes;

/** The page's policy (`require-trusted-types-for 'script'`) lets a worker start only from an address vouched for here. */
const policy = factory?.createPolicy('despacho-workers', {
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin !== location.origin)
      throw new Error(`Worker of another origin: ${url}`);
    return url;
  },
});

/** Starts a worker of ours; `url` comes from `import url from './x.worker.ts?worker&url'`. */
export const startWorker = (url: string): Worker =>
  new Worker(policy?.createScriptURL(url) ?? url, { type: 'module' });
