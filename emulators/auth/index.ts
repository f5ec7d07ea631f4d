export { addTotp } from './add-totp.ts';
export type { AuthEmulator } from './auth-emulator.ts';
export { totpCode } from './totp.ts';
