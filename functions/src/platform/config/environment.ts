import { MAX_NEW_CONVERSATIONS_PER_DAY } from '@doubloon/contract/messaging/conversation.ts';
import { PAYMENT_METHODS } from '@doubloon/contract/payments/payment-methods.ts';
import { ACCOUNT_CAPABILITIES } from '@doubloon/contract/payments/provider/account-capabilities.ts';
import { z } from 'zod';
import { isNetwork } from '../http/calling-browser.ts';

const HostPort = z.string().regex(/^[\w.[\]:-]+:\d+$/);

/** Upper bound: with a longer wait, creators would rather be paid elsewhere. */
const MAX_WAIT_DAYS = 14;

/** Treats an empty string, which is how `.env` files express an unset value, as undefined. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Fewer would refuse a screen that is opened twice. */
const CallsPerMinute = z.coerce.number().int().min(60).max(1_000_000);

/** The shape of the variables that are read for everything but mail, sign-in with other services, flags, readings and the seller. */
export const Environment = z.object({
  GCLOUD_PROJECT: z.string().min(1),
  SITE_ORIGIN: z.url(),
  WEB_API_KEY: optional(z.string()),
  WEB_APP_ID: optional(z.string()),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_API_BASE: optional(z.url()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_CONNECT_WEBHOOK_SECRET: optional(z.string()),
  SOCIAL_WEB_BASE: optional(z.url()),
  TEST_CLOCK_FILE: optional(z.string()),
  FIREBASE_AUTH_EMULATOR_HOST: optional(HostPort),
  FIRESTORE_EMULATOR_HOST: optional(HostPort),
  FIREBASE_STORAGE_EMULATOR_HOST: optional(HostPort),
  STORAGE_BUCKET: optional(z.string()),
  TRUSTED_PROXIES: optional(
    z
      .string()
      .transform((list) => list.split(',').map((range) => range.trim()))
      .refine((ranges) => ranges.every(isNetwork), 'Networks such as 203.0.113.0/24, separated by commas'),
  ),
  MODERATION: optional(z.enum(['on', 'off'])),
  PAYMENT_METHODS: optional(
    z
      .string()
      .transform((list) => list.split(','))
      .pipe(z.array(z.enum(PAYMENT_METHODS)))
      .refine((methods) => methods.includes('card'), 'Needs card, the only one by which each loot can be refunded'),
  ),
  ACCOUNT_CAPABILITIES: optional(z.enum(ACCOUNT_CAPABILITIES)),
  PAYOUT_WAIT_DAYS: optional(z.coerce.number().int().min(0).max(MAX_WAIT_DAYS)),
  REFUND_FLOAT: optional(z.coerce.number().int().min(0).max(1_000_000)),
  VALIDATION_DAYS: optional(z.coerce.number().int().min(1).max(MAX_WAIT_DAYS)),
  MIN_BUDGET: optional(z.coerce.number().int().min(0).max(10_000)),
  UNANSWERED_CONVERSATIONS: optional(z.coerce.number().int().min(1).max(MAX_NEW_CONVERSATIONS_PER_DAY)),
  CALLS_OF_A_USER: optional(CallsPerMinute),
  CALLS_OF_A_NETWORK: optional(CallsPerMinute),
  TEST_DEPLOYMENT: optional(z.enum(['on', 'off'])),
  APP_CHECK: optional(z.enum(['required', 'off'])),
  ADMIN_SECOND_FACTOR: optional(z.enum(['required', 'off'])),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])),
  APP_VERSION: z.string().default('development'),
});
