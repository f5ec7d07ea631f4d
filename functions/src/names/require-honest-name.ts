import { AppError } from '../platform/app-error.ts';
import { hidesWhatItIs, passesForStaff } from './impostor-names.ts';

/** True when somebody may be called so: it neither passes for the product or its staff nor hides what it is. */
export const isHonestName = (name: string): boolean => !passesForStaff(name) && !hidesWhatItIs(name);

/** Refuses a name that could deceive whoever reads it. Throws `invalid_input` naming `field`. */
export function requireHonestName(name: string, field: string): void {
  if (hidesWhatItIs(name)) {
    throw refused(field, 'Please use one alphabet in a word, and no characters that cannot be seen');
  }
  if (passesForStaff(name)) throw refused(field, 'This name is reserved. Please choose another one.');
}

const refused = (field: string, message: string) =>
  new AppError('invalid_input', message, { details: [{ field, message }] });
