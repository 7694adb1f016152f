import { spawn } from 'node:child_process';
import { connect } from 'node:net';

// Runs beside the database in its network. A message asks for a connection, which goes back as a message that carries
// it, or carries nothing when the database does not listen. They are answered in the order in which they were asked.
const [binary = '', file = ''] = process.argv.slice(2);
/** Nobody else is in this network, so any port is free. */
const AT = { host: '127.0.0.1', port: 8000 };

const database = spawn(binary, ['serve', '--host', AT.host, '--port', String(AT.port), '--db-path', file], {
  stdio: 'ignore',
});
database.once('exit', () => process.exit(1));
database.once('error', () => process.exit(1));
// The process that we serve is gone, however it ended.
process.once('disconnect', () => {
  database.kill('SIGKILL');
  process.exit(1);
});
process.once('SIGTERM', () => database.kill('SIGTERM'));

let before = Promise.resolve();
process.on('message', () => {
  const socket = connect({ ...AT, noDelay: true });
  // Until the other side confirms the hand-over, both hold the connection: one that reads here would take its answers.
  socket.pause();
  const made = new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  before = before.then(async () => {
    if (await made) process.send?.('made', socket);
    else process.send?.('none');
  });
});
