import type Stripe from 'stripe';
import { CURRENCY } from '../shared/money-format.ts';
import type { World } from '../world/world.ts';
import { requirementsOf } from './account-object.ts';

/** The platform's own account as its owner sees it (https://docs.stripe.com/api/accounts/object), set up in full unless `settings.platformAccount` says otherwise. */
export function platformAccount({ settings }: Pick<World, 'settings'>): Stripe.Account {
  return {
    id: 'acct_1StandInPlatform',
    object: 'account',
    business_profile: {
      mcc: '7311',
      minority_owned_business_designation: null,
      name: settings.merchantName,
      product_description: null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: 'help@doubloon.example',
      support_phone: null,
      support_url: null,
      url: settings.siteOrigin ?? 'https://doubloon.example',
    },
    business_type: 'company',
    capabilities: { card_payments: 'active', paynow_payments: 'active', transfers: 'active' },
    charges_enabled: true,
    controller: { type: 'account' },
    country: settings.platformCountry,
    default_currency: CURRENCY,
    details_submitted: true,
    email: 'platform@example.com',
    future_requirements: requirementsOf([], null),
    metadata: {},
    payouts_enabled: true,
    requirements: requirementsOf([], null),
    settings: {
      branding: { icon: 'file_icon', logo: 'file_logo', primary_color: '#0f766e', secondary_color: null },
      card_payments: {
        decline_on: { avs_failure: false, cvc_failure: false },
        statement_descriptor_prefix: settings.merchantName.toUpperCase(),
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      dashboard: { display_name: settings.merchantName, timezone: 'Asia/Singapore' },
      payments: {
        statement_descriptor: settings.merchantName.toUpperCase(),
        statement_descriptor_kana: null,
        statement_descriptor_kanji: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      payouts: {
        debit_negative_balances: true,
        schedule: { delay_days: 2, interval: 'manual' },
        statement_descriptor: null,
      },
    },
    type: 'standard',
    ...settings.platformAccount,
  };
}
