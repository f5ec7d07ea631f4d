import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { invalidField } from '../platform/app-error.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** Loaded when the first new password comes, because most instances never see one. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Throws `invalid_input` for a new password that is among the 49,000 most used ones, however it is capitalised. */
export async function refuseCommonPassword(password: string): Promise<void> {
  common ??= loadCommon();
  if (!(await common).has(password.toLowerCase())) return;
  throw invalidField('body.password', SENTENCES.commonPassword);
}
