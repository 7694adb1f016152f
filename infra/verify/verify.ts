import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { verifyExport, type Verifier } from '../../shared/logbook/verifyExport.ts';

// `npm run verify -- FILE`: goes through an exported logbook. It needs neither the product nor its data, so anybody who
// was given the file may run it.

const verifier: Verifier = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  holds: (text, signature, publicKey) => {
    try {
      const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
      return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
    } catch {
      return false;
    }
  },
};

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Uso: npm run verify -- ARCHIVO, con la bitácora exportada (.jsonl).');
  process.exitCode = 2;
} else {
  const { lines, faults, key } = verifyExport(readFileSync(file, 'utf8'), verifier);
  if (faults.length === 0) {
    console.log(`La bitácora está íntegra: ${lines} anotaciones, ninguna cambiada, quitada ni insertada.`);
    console.log(`Firmada con la clave ${key}`);
    console.log('Compárela con la que muestra la página Bitácora de quien la entregó.');
  } else {
    console.error(`La bitácora no está íntegra (${lines} anotaciones):`);
    for (const fault of faults) console.error(`- ${fault}`);
    process.exitCode = 1;
  }
}
