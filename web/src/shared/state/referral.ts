const REFERRAL_STORAGE_KEY = 'loot_referral';

/** Remembers, for as long as this visit lasts, whose referral link led here; the latest counts. */
export function rememberReferral(code: string): void {
  sessionStorage.setItem(REFERRAL_STORAGE_KEY, code);
}

/** The code of the referral link that led here, to be sent with a registration; undefined when none did. */
export function rememberedReferral(): string | undefined {
  return sessionStorage.getItem(REFERRAL_STORAGE_KEY) ?? undefined;
}

/** Forgets the referral, once somebody has registered with it. */
export function forgetReferral(): void {
  sessionStorage.removeItem(REFERRAL_STORAGE_KEY);
}
