import { bundleFunctions, type FunctionSources } from './functions.ts';
import { asChild } from './inChild.ts';

await asChild<FunctionSources & { folder: string }>(({ folder, ...sources }) =>
  bundleFunctions(sources, folder),
);
