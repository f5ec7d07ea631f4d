import { otherPlatform, type World } from '../../../emulators/stripe/index.ts';

/** Says what was made at another platform account, by the product with a wrong key. */
export function wrongElsewhere(standIn: World): string[] {
  const { accounts, sessions, transfers, refunds } = otherPlatform(standIn).store.state;
  const made = { accounts, sessions, transfers, refunds };
  return Object.entries(made).flatMap(([what, table]) => {
    const count = [...table.values()].length;
    return count > 0 ? [`${count} ${what} are at another platform account`] : [];
  });
}
