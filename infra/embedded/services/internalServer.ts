import { createServer, type Agent, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { passToTables, TABLES_TARGET } from '../database/tablesGate.ts';
import { askedOf, type Asked } from '../rights/asked.ts';
import { isInstance } from '../rights/functionKey.ts';
import type { Rights } from '../rights/rights.ts';
import type { Emulators } from './emulators.ts';
import { MAIL_PATH, takeMail } from '../mail/practiceMail.ts';
import { receive } from '../http/receivedRequest.ts';
import { S3_PREFIX, type S3Gate } from '../objects/s3Gate.ts';
import type { SecretFiles } from './secretFiles.ts';
import { SignatureCheck, type SignatureRules } from './signature.ts';
import { portOf } from '../http/portOf.ts';

/** What is said of a mail outside of practice: one machine has nobody who takes it further. */
const STAYS_HERE =
  'Esta instalación no envía correos: quedó como archivo en la carpeta «correos» de los datos.';

const SENDS: readonly Asked[] = [{ action: 'ses:SendEmail', part: '' }];

const LARGEST_CALL_BYTES = 2 * 1024 * 1024;
/** As DynamoDB itself, for a batch of rows. */
const LARGEST_ROWS_BYTES = 16 * 1024 * 1024;
/** A long poll of the queues waits twenty seconds; connections of SDK clients are kept between calls. */
const KEEP_ALIVE_MS = 60_000;

export interface InternalServerOptions {
  /** The way to the included database; absent when the functions have another one. */
  tables: Agent | undefined;
  emulators: Emulators;
  secrets: SecretFiles;
  secretNameOf: (id: string) => string;
  credentials: Pick<SignatureRules, 'accessKeyId' | 'secretAccessKey' | 'region'>;
  /** What each function may do. */
  rights: Rights;
  now: () => Date;
  /** Folder that mails are laid into, and the queue that hears what became of them where there is one. */
  mail: { folder: string; eventsUrl: string | undefined; practice: boolean };
}

/**
 * The AWS services as the functions see them, on one port of this machine: S3 below `/s3`, DynamoDB, SQS and Secrets
 * Manager by the target that their calls name, SES by its path. Every call must be signed with the instance's own key, or with
 * that of a function, which may do what the topology grants it: another account of the machine reaches nothing through it,
 * and a page of any address nothing at all.
 */
export class InternalServer {
  private readonly server: Server;
  private readonly options: InternalServerOptions;
  private readonly tables: SignatureCheck;
  private readonly queues: SignatureCheck;
  private readonly secrets: SignatureCheck;
  private readonly mail: SignatureCheck;
  private gate: S3Gate | undefined;
  private address = '';

  constructor(options: InternalServerOptions) {
    this.options = options;
    const rules = { ...options.credentials, signedHosts: [] };
    this.tables = new SignatureCheck({ ...rules, service: 'dynamodb' });
    this.queues = new SignatureCheck({ ...rules, service: 'sqs' });
    this.secrets = new SignatureCheck({ ...rules, service: 'secretsmanager' });
    this.mail = new SignatureCheck({ ...rules, service: 'ses' });
    this.server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
    this.server.keepAliveTimeout = KEEP_ALIVE_MS;
  }

  /** Listens on a port of its own choice; returns `host:port`, which presigned links are signed for. */
  async listen(): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.server.once('error', reject);
    this.server.listen(0, '127.0.0.1', resolve);
    await promise;
    this.address = `127.0.0.1:${portOf(this.server)}`;
    return this.address;
  }

  serveObjects(gate: S3Gate): void {
    this.gate = gate;
  }

  async stop(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.server.close(() => resolve());
    this.server.closeAllConnections();
    await promise;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The AWS clients sign with the time that the answers tell them.
    response.setHeader('date', this.options.now().toUTCString());
    // Functions send no Origin, and know us by this address alone: what says otherwise was sent by a page.
    if (request.headers.origin !== undefined || request.headers.host !== this.address) {
      send(response, 403, { __type: 'AccessDenied', message: 'Pages are not answered here.' });
      return;
    }
    if (request.url?.startsWith(`${S3_PREFIX}/`) && this.gate) {
      await this.gate.handle(request, response);
      return;
    }
    const target = request.headers['x-amz-target']?.toString() ?? '';
    const tables = target.startsWith(TABLES_TARGET) ? this.options.tables : undefined;
    const received = await receive(request, tables ? LARGEST_ROWS_BYTES : LARGEST_CALL_BYTES);
    const mails = request.url === MAIL_PATH;
    const check = mails
      ? this.mail
      : tables
        ? this.tables
        : target.startsWith('AmazonSQS.')
          ? this.queues
          : this.secrets;
    const refused = await check.refuse(received, this.options.now());
    if (refused) {
      send(response, 403, { __type: refused.code, message: refused.message });
      return;
    }
    const signer = check.signerOf(received);
    const denied = isInstance(signer)
      ? undefined
      : this.options.rights.refuse(signer, mails ? SENDS : askedOf(target, received.body));
    if (denied !== undefined) send(response, 400, { __type: 'AccessDeniedException', message: denied });
    else if (mails) await this.mailCall(received.body, response);
    else if (tables) passToTables(tables, received, response);
    else if (check === this.queues) await this.queueCall(received.headers, received.body, response);
    else this.secretCall(target, received.body, response);
  }

  private async mailCall(body: Uint8Array, response: ServerResponse): Promise<void> {
    const { folder, eventsUrl, practice } = this.options.mail;
    const { messageId, event } = takeMail(folder, body, this.options.now());
    // Whoever really waits for it must not be told that it went.
    if (!practice) return send(response, 400, { __type: 'MessageRejected', message: STAYS_HERE });
    send(response, 200, { MessageId: messageId });
    if (event === undefined || eventsUrl === undefined) return;
    await this.options.emulators.app.inject({
      method: 'POST',
      url: '/',
      headers: {
        host: '127.0.0.1',
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': 'AmazonSQS.SendMessage',
      },
      payload: JSON.stringify({ QueueUrl: eventsUrl, MessageBody: JSON.stringify(event) }),
    });
  }

  private async queueCall(
    headers: Record<string, string>,
    body: Uint8Array,
    response: ServerResponse,
  ): Promise<void> {
    const answer = await this.options.emulators.app.inject({
      method: 'POST',
      url: '/',
      headers: { ...headers, host: '127.0.0.1' },
      payload: Buffer.from(body),
    });
    const error = answer.headers['x-amzn-query-error'];
    response.writeHead(answer.statusCode, {
      'content-type': 'application/x-amz-json-1.0',
      ...(typeof error === 'string' ? { 'x-amzn-query-error': error } : {}),
    });
    response.end(answer.rawPayload);
  }

  private secretCall(target: string, body: Uint8Array, response: ServerResponse): void {
    if (target !== 'secretsmanager.GetSecretValue') {
      send(response, 400, {
        __type: 'InvalidRequestException',
        message: 'Only GetSecretValue is answered here.',
      });
      return;
    }
    const { SecretId: id = '' } = JSON.parse(Buffer.from(body).toString('utf8')) as { SecretId?: string };
    const value = this.options.secrets.read(this.options.secretNameOf(id));
    if (value === undefined) {
      send(response, 400, {
        __type: 'ResourceNotFoundException',
        message: "Secrets Manager can't find the secret.",
      });
    } else {
      send(response, 200, { Name: id, SecretString: value, VersionStages: ['AWSCURRENT'] });
    }
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(JSON.stringify(body));
}
