/** What of the library makes and checks codes of an app; it comes with the first of them. */
export { generateSecret, generateURI, verifySync } from 'otplib';
