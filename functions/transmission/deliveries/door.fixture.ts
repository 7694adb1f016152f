import type { DeliveryReason } from '../../../shared/transmission/deliveries/states.ts';
import { NotDelivered, type FilesDoorway, type Outgoing } from '../gateways/files/filesDoor.ts';

/** What a server of files is told, and why it refuses: by the name of the file, «open» or «waiting». */
export const server = {
  told: [] as unknown[][],
  went: [] as Outgoing[],
  refuses: new Map<string, DeliveryReason>(),
  /** What it says when it refuses. */
  words: '550 said so',
  /** Happens while a file goes. */
  meanwhile: async (): Promise<void> => undefined,
};

const refuse = (what: string): void => {
  const reason = server.refuses.get(what);
  if (reason) throw new NotDelivered(reason, new Error(server.words));
};

/** The door to such a server, as far as a run uses it. */
export class ToldDoor implements FilesDoorway {
  constructor(address: object) {
    server.told.push(['new', address]);
  }
  open = async () => refuse('open');
  close = () => void server.told.push(['close']);
  put = async (outgoing: Outgoing) => {
    server.went.push(outgoing);
    server.told.push(['put', outgoing.name]);
    await server.meanwhile();
    refuse(outgoing.name);
  };
  waiting = async () => {
    server.told.push(['waiting']);
    refuse('waiting');
    return [];
  };
  get = () => Promise.reject(new Error('Nothing waits there'));
  taken = () => Promise.reject(new Error('Nothing waits there'));
}
