import { readFileSync } from 'node:fs';
import { formatDateTime } from '../../shared/foundation/dates/date.ts';
import { lineOfSeal } from '../../shared/logbook/lineOfSeal.ts';
import { verifyExport } from '../../shared/logbook/verifyExport.ts';
import { readChain, verifyChain, type ChainFile } from '../../shared/transmission/verifyChain.ts';
import { verifier } from './verifier.ts';

// `npm run verify -- FILE [SEAL]`: goes through an exported logbook, and looks in it for the seal that stands on a paper; or goes
// through the downloaded chain of a transmission. It needs neither the product nor its data, so anybody who was given the file
// may run it.

/** Says up to where a paper vouches for the logbook. */
function lookForSeal(text: string, seal: string): void {
  const line = lineOfSeal(text, seal);
  if (line)
    console.log(`El sello ${seal} es de la anotación ${line.N}, del ${formatDateTime(line.REGISTRADO)}.`);
  else {
    console.error(
      `Ninguna anotación de este archivo tiene el sello ${seal}: pida los días del sello, o la bitácora es otra.`,
    );
    process.exitCode = 1;
  }
}

/** Says of a whole one what to compare it with, of another what is wrong. */
function tellChain(chain: ChainFile): void {
  const { key, steps, sealed, faults } = verifyChain(chain, verifier.sha256);
  if (faults.length === 0) {
    console.log(
      `La cadena de la orden ${key} está íntegra: ${steps} pasos, ninguno cambiado, quitado ni insertado.`,
    );
    console.log(
      `Parte del mensaje sellado, cuyo SHA-256 es ${sealed}: compárelo con el del archivo sellado.xml.`,
    );
    console.log('Compare el número de pasos y la última huella con la página de la transmisión.');
    return;
  }
  console.error(`La cadena de la orden ${key} no está íntegra (${steps} pasos):`);
  for (const fault of faults) console.error(`- ${fault}`);
  process.exitCode = 1;
}

function tellLogbook(text: string, seal: string | undefined): void {
  const { lines, faults, key } = verifyExport(text, verifier);
  if (faults.length === 0) {
    console.log(`La bitácora está íntegra: ${lines} anotaciones, ninguna cambiada, quitada ni insertada.`);
    console.log(`Firmada con la clave ${key}`);
    console.log('Compárela con la que muestra la página Bitácora de quien la entregó.');
  } else {
    console.error(`La bitácora no está íntegra (${lines} anotaciones):`);
    for (const fault of faults) console.error(`- ${fault}`);
    process.exitCode = 1;
  }
  if (seal !== undefined) lookForSeal(text, seal);
}

const [file, seal] = process.argv.slice(2);
if (file === undefined) {
  console.error(
    'Uso: npm run verify -- ARCHIVO [SELLO], con la bitácora exportada (.jsonl) y, si quiere, el sello que lleva un papel; o con la cadena de una transmisión (evidencia-….json).',
  );
  process.exitCode = 2;
} else {
  const text = readFileSync(file, 'utf8');
  const chain = readChain(text);
  if (chain) tellChain(chain);
  else tellLogbook(text, seal);
}
