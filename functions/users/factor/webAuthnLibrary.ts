/** What of the library proves and makes passkeys; it comes with the first of them, for it is a quarter of what a start would read. */
export {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
