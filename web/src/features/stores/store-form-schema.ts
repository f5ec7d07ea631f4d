import { PLATFORM_IDS, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { CreatorCategory, StoreProfile, type StoreView } from '@doubloon/contract/stores/store.ts';
import { z } from 'zod';
import { listOf } from '../../shared/form/list-of.ts';

const { shape } = StoreProfile;

/** A list typed with one entry on each line, in the contract's bounds. */
function typedLines(list: typeof shape.specialties, mostEntries: number, mostCharacters: number) {
  return z
    .string()
    .transform((text) => listOf(text, '\n'))
    .superRefine((lines, context) => {
      const problem = (message: string) => context.addIssue({ code: 'custom', message });
      if (lines.length > mostEntries) problem(`At most ${mostEntries} lines`);
      else if (lines.some((line) => line.length > mostCharacters))
        problem(`At most ${mostCharacters} characters on each line`);
      else if (!list.safeParse(lines).success) problem('Control characters are not allowed');
    });
}

/** A store's profile as typed, and as it is saved; the contract's own rules. Ticked platforms are shown. */
export const storeFormSchema = z.object({
  category: z.union([z.literal('').transform(() => null), CreatorCategory]),
  location: shape.location,
  description: shape.description,
  personalDescription: shape.personalDescription,
  background: shape.background,
  specialties: typedLines(shape.specialties, 20, 50),
  achievements: typedLines(shape.achievements, 20, 200),
  affiliateReward: z
    .string()
    .trim()
    .regex(/^\d{0,3}$/, 'A whole number from 0 to 100')
    .transform((text) => (text === '' ? null : Number(text)))
    .refine((percent) => percent === null || percent <= 100, 'A whole number from 0 to 100'),
  shown: z.array(z.enum(PLATFORM_IDS)),
});

export type StoreFormValues = z.input<typeof storeFormSchema>;

/** A store as its form shows it. */
export function storeFormValues(store: StoreView): StoreFormValues {
  const { location, description, personalDescription, background, socialLinks } = store;
  return {
    category: store.category ?? '',
    location,
    description,
    personalDescription,
    background,
    specialties: store.specialties.join('\n'),
    achievements: store.achievements.join('\n'),
    affiliateReward: store.affiliateReward === null ? '' : String(store.affiliateReward),
    shown: PLATFORM_IDS.filter((platform) => socialLinks[platform]),
  };
}

/** Per platform whose account is shown from now on its address, and empty for those that are shown no more. */
export function changedLinks(
  before: StoreView['socialLinks'],
  shown: readonly PlatformId[],
  accounts: readonly { platform: PlatformId; url: string }[],
): Partial<Record<PlatformId, string>> {
  return Object.fromEntries(
    PLATFORM_IDS.flatMap((platform) => {
      const was = before[platform] ?? '';
      const account = accounts.find((linked) => linked.platform === platform);
      const is = shown.includes(platform) ? (account?.url ?? was) : '';
      return was === is ? [] : [[platform, is]];
    }),
  );
}
