import type { Guard } from './guard.ts';

const ROOM = ['tests/contract/orderRoom.test.ts'];
const MAILS = ['tests/contract/threadMails.test.ts'];
const STORY = ['tests/contract/longStory.test.ts'];
const PRODUCT_LOGIN = ['tests/contract/productLogin.test.ts'];

/** Guards of what is said about an order, and of whose work is told as whose. */
export const talkGuards: readonly Guard[] = [
  {
    keeps: "the product's own login from being given to a person",
    file: 'functions/users/userChecks.ts',
    text: 'if (OWN_LOGINS.includes(login))',
    instead: 'if (OWN_LOGINS.length === 0)',
    tests: PRODUCT_LOGIN,
  },
  {
    keeps: "drafts of who has the product's login from the story that clients read",
    file: 'functions/work-orders/talk/productsDeeds.ts',
    text: ' && !taken',
    instead: '',
    tests: PRODUCT_LOGIN,
  },
  {
    keeps: "what a person did from being told as the product's work in the logbook",
    file: 'functions/logbook/lines.ts',
    text: " && DIRECCION === ''",
    instead: '',
    tests: PRODUCT_LOGIN,
  },
  {
    keeps: "the agency's places for files in an order from being taken by its client",
    file: 'functions/runtime/attached/room.ts',
    text: '  if (share) check(living.filter(share.isOwn), share.most, share.full);\n',
    instead: '',
    tests: ROOM,
  },
  {
    keeps: 'files that came after their link held from places that others took meanwhile',
    file: 'functions/runtime/attached/keepFile.ts',
    text: '  if (isLate(row, services.now())) requireRoom(rows, taken, services.now());\n',
    instead: '',
    tests: ROOM,
  },
  {
    keeps: "the agency's threads in an order from being used up by its client",
    file: 'functions/work-orders/talk/clientShare.ts',
    text: 'threads.filter((row) => isOfClient(row) === client).length',
    instead: 'threads.length',
    tests: ROOM,
  },
  {
    keeps: 'a person from a mail for every message of a thread that they have not read',
    file: 'functions/notifications/oneMail.ts',
    text: 'COMING.includes(before.ESTADO)',
    instead: "before.ESTADO === 'ESPERA'",
    tests: MAILS,
  },
  {
    keeps: 'a person from a mail for every thread of an order, however many are begun in a day',
    file: 'functions/notifications/oneMail.ts',
    text: '  if (N >= most) return undefined;\n',
    instead: '',
    tests: MAILS,
  },
  {
    keeps: 'the latest messages of an order in its story, though older threads have many',
    file: 'functions/work-orders/talk/latestMessages.ts',
    text: '      .toSorted((a, b) => b.row.FECHA.localeCompare(a.row.FECHA) || b.row.NUMERO - a.row.NUMERO)\n',
    instead: '',
    tests: STORY,
  },
];
