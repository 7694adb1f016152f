import { environments } from '../environments.ts';
import { upgradeStage } from './upgradeStage.ts';

// `npm run upgrade -- <stage> [--again]`: what lies in the tables of a deployment as this version wants it; see infra/cloud. A data
// folder needs no order: its start does the same.

const [stage = '', ...more] = process.argv.slice(2);
if (!Object.hasOwn(environments, stage) || more.some((each) => each !== '--again')) {
  const known = Object.keys(environments).join(', ');
  console.error(
    `Uso: npm run upgrade -- <etapa> [--again], una de ${known}. Con --again se revisa todo lo guardado, como hace falta ` +
      'cuando una versión anterior volvió a trabajar.',
  );
  process.exitCode = 1;
} else await upgradeStage(stage, (line) => console.log(line), more.length > 0);
