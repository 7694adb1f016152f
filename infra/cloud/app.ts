import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { ensureFunctions } from '../build/ensureFunctions.ts';
import { changesFunction } from '../changes.ts';
import { functions } from '../topology.ts';
import { buildCloud } from './cloud.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

// The very bundles that the embedded side runs, so that what was tried on one machine is what is deployed; their source
// maps stay here, where a trace is read with them.
const sources = { root, functions: [...functions, changesFunction] };
const bundles = await ensureFunctions(sources, join(root, 'build', 'functions'));
buildCloud(new App(), ({ name }) => Code.fromAsset(join(bundles, name), { exclude: ['*.map'] }));
