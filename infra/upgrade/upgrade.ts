import { environments } from '../environments.ts';
import { upgradeStage } from './upgradeStage.ts';

// `npm run upgrade -- <stage>`: what lies in the tables of a deployment as this version wants it; see infra/cloud. A data
// folder needs no order: its start does the same.

const [stage = ''] = process.argv.slice(2);
if (!Object.hasOwn(environments, stage)) {
  const known = Object.keys(environments).join(', ');
  console.error(`Uso: npm run upgrade -- <etapa>, una de ${known}; «${stage}» no lo es.`);
  process.exitCode = 1;
} else await upgradeStage(stage, (line) => console.log(line));
