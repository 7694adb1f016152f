/** Under which login the product notes what it does by itself; no person is given it (`checkLogin`). */
export const PRODUCT_LOGIN = 'sistema';
/** How people read of it. */
export const PRODUCT_NAME = 'Despacho';
/** Under which login an order on the machine is noted. */
export const SERVER_LOGIN = 'servidor';

/** Logins that stand for no person. */
export const OWN_LOGINS: readonly string[] = [PRODUCT_LOGIN, SERVER_LOGIN];
