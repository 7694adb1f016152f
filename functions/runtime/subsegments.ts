import { randomBytes } from 'node:crypto';
import { currentTrace } from './trace.ts';

interface Called {
  output?: { $metadata?: { httpStatusCode?: number | undefined; requestId?: string | undefined } };
}
type Handle = (args: { input: object }) => Promise<Called>;
interface Client {
  middlewareStack: {
    add(
      middleware: (next: Handle, context: { clientName?: string; commandName?: string }) => Handle,
      options: { step: 'initialize'; name: string },
    ): void;
  };
}

interface Place {
  TableName?: string;
  QueueUrl?: string;
  Bucket?: string;
}

/** What a call was about, as the parts are named: never a key of a row or of an object. */
const placeOf = ({ TableName, QueueUrl, Bucket }: Place): Record<string, string> => ({
  ...(TableName === undefined ? {} : { table_name: TableName }),
  ...(QueueUrl === undefined ? {} : { queue_url: QueueUrl }),
  ...(Bucket === undefined ? {} : { bucket_name: Bucket }),
});

/** Trace that AWS keeps of the call that runs; undefined where it keeps none. The runtime says it anew with every call. */
function keptTrace(): { trace_id: string; parent_id: string } | undefined {
  const header = process.env['_X_AMZN_TRACE_ID'] ?? '';
  const said = new Map(header.split(';').map((part) => part.split('=') as [string, string]));
  const [root, parent] = [said.get('Root'), said.get('Parent')];
  return root && parent && said.get('Sampled') === '1' ? { trace_id: root, parent_id: parent } : undefined;
}

const HEADER = '{"format": "json", "version": 1}\n';

/** Hands a subsegment to the daemon beside the function; who draws traces may miss one, and no call waits for it. */
async function tell(segment: object): Promise<void> {
  const [host = '', port = ''] = (process.env['AWS_XRAY_DAEMON_ADDRESS'] ?? '').split(':');
  if (host === '' || port === '') return;
  const { createSocket } = await import('node:dgram');
  const socket = createSocket('udp4');
  socket.once('error', () => socket.close());
  socket.send(HEADER + JSON.stringify(segment), Number(port), host, () => socket.close());
}

// What is drawn stands beside what the runtime and the gateway say of the same call, by the machine's own time.
// eslint-disable-next-line no-restricted-syntax
const seconds = (): number => Date.now() / 1000;

/**
 * Lets every call of a client stand in the trace of the function that makes it: which service, what of it, how long and how it
 * ended, under the name that the work has in our log. It says nothing of anybody.
 */
export function inTrace<C extends Client>(client: C): C {
  client.middlewareStack.add(
    (next, { clientName = '', commandName = '' }) =>
      async (args) => {
        const trace = keptTrace();
        if (!trace) return next(args);
        const start_time = seconds();
        const told = (metadata: NonNullable<Called['output']>['$metadata'], failed: boolean): void => {
          const { httpStatusCode: status, requestId: request_id } = metadata ?? {};
          const work = currentTrace();
          const segment = {
            ...trace,
            id: randomBytes(8).toString('hex'),
            type: 'subsegment',
            namespace: 'aws',
            name: clientName.replace(/Client$/, ''),
            start_time,
            end_time: seconds(),
            aws: { operation: commandName.replace(/Command$/, ''), request_id, ...placeOf(args.input) },
            ...(status === undefined ? {} : { http: { response: { status } } }),
            ...(failed ? { [status !== undefined && status < 500 ? 'error' : 'fault']: true } : {}),
            ...(work === undefined ? {} : { annotations: { work } }),
          };
          tell(segment).catch(() => undefined);
        };
        try {
          const answer = await next(args);
          told(answer.output?.$metadata, false);
          return answer;
        } catch (error) {
          told((error as NonNullable<Called['output']>).$metadata, true);
          throw error;
        }
      },
    { step: 'initialize', name: 'inTrace' },
  );
  return client;
}
