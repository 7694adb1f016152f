import type { Guard } from './guard.ts';

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
];
